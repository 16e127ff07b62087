import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link, type LinkOptions } from '@tanstack/react-router'
import type { AuditDashboard, AuditDetails } from '#contract/audits.ts'
import { type Messages, useMessages } from '#web/kit/use-messages.ts'
import styles from './draft-steps.module.css'

interface DraftStepsProps {
  readonly storeId: string
  readonly audit: AuditDetails
  readonly dashboard: AuditDashboard
  readonly shelves: number
}

interface DraftStep {
  readonly name: string
  readonly words: string
  readonly isDone: boolean
  readonly link: LinkOptions
}

/** The preparations before the start. Only shelves are required; the rest is optional. */
export function DraftSteps(props: DraftStepsProps) {
  const t = useMessages('dashboard')
  return (
    <section className={styles.strip} aria-label={t('prepare.title')}>
      <h2 className={styles.title}>{t('prepare.title')}</h2>
      <ul className={styles.steps}>
        {stepsOf(props, t).map(({ name, words, isDone, link }) => (
          <li key={name} className={styles.item}>
            <Link {...link} className={styles.step}>
              {isDone ? (
                <IconCircleCheckFilled
                  size={18}
                  className={styles.done}
                  role="img"
                  aria-label={t('prepare.done')}
                />
              ) : (
                <IconCircle size={18} stroke={1.8} className={styles.open} aria-hidden />
              )}
              <span className={styles.name}>{name}</span>
              <span className={styles.words}>{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stepsOf(
  { storeId, audit, dashboard, shelves }: DraftStepsProps,
  t: Messages<'dashboard'>,
): readonly DraftStep[] {
  const params = { storeId, id: audit.auditId }
  const given = dashboard.rooms
    .flatMap(({ tiles }) => tiles)
    .filter(({ userId }) => userId !== null).length
  return [
    {
      name: t('prepare.shelves'),
      words: shelves === 0 ? t('prepare.none') : t('prepare.count', { count: shelves }),
      isDone: shelves > 0,
      link: { to: '/stores/$storeId/admin/rooms', params: { storeId } },
    },
    {
      name: t('menu.expected'),
      ...baselineWords(audit, t),
      link: { to: '/stores/$storeId/audit/$id/inventory', params },
    },
    {
      name: t('prepare.people'),
      words: peopleWords(audit, given, t),
      isDone: given > 0 || audit.protocol.selfAssignment,
      link: { to: '/stores/$storeId/audit/$id/room-assignments', params },
    },
  ]
}

function baselineWords({ baselines, withoutBaseline }: AuditDetails, t: Messages<'dashboard'>) {
  const items = (baselines ?? []).reduce((sum, one) => sum + one.items, 0)
  if (items > 0) return { words: t('prepare.items', { count: items }), isDone: true }
  if (withoutBaseline) return { words: t('prepare.without'), isDone: true }
  return { words: t('prepare.import'), isDone: false }
}

function peopleWords({ protocol }: AuditDetails, given: number, t: Messages<'dashboard'>): string {
  if (given > 0) return t('prepare.assigned', { count: given })
  return protocol.selfAssignment ? t('prepare.pick') : t('prepare.nobody')
}
