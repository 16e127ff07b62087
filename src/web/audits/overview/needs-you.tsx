import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { AuditDashboard, Checklist } from '#contract/audits.ts'
import { StateWord } from '#web/kit/state-word.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { useNow } from '#web/kit/use-now.ts'
import { RailSection } from '../dashboard/rail/rail-section.tsx'
import { attentionOf, peopleAttentionOf } from './attention.ts'
import styles from './needs-you.module.css'

interface NeedsYouProps {
  readonly storeId: string
  readonly dashboard: AuditDashboard
  readonly checklist: Checklist
}

const LOOK_EVERY_MS = 15_000

/** What somebody has to decide or to look after, so that the count can go on and end. */
export function NeedsYou({ storeId, dashboard, checklist }: NeedsYouProps) {
  const t = useMessages('overview')
  const { span } = useFormats()
  const now = useNow(LOOK_EVERY_MS)
  const place = { storeId, auditId: dashboard.auditId }
  // Shelves that are left are what the people count, and the sentence says how many.
  const points = checklist.points.filter(({ id }) => id !== 'coverage')
  const isCounting = dashboard.status === 'active' && now !== undefined
  const needs = [
    ...attentionOf(points, place, t),
    ...(isCounting ? peopleAttentionOf(dashboard, place, { nowMs: now, span }, t) : []),
  ]
  return (
    <RailSection title={t('needs.title')}>
      {needs.length === 0 && (
        <p className={styles.none}>
          <StateWord
            icon={IconCircleCheck}
            word={t(checklist.met ? 'home.ready' : 'needs.none')}
            tone="good"
          />
        </p>
      )}
      <ul className={styles.list}>
        {needs.map(({ id, text, link }) => (
          <li key={id}>
            <Link {...link} className={styles.need}>
              <span>{text}</span>
              <IconChevronRight size={16} stroke={1.8} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </RailSection>
  )
}
