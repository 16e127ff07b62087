import { Button } from '@mantine/core'
import { IconArrowsExchange, IconBulb } from '@tabler/icons-react'
import type { AuditDashboard } from '#contract/audits.ts'
import { adviseReassignment, type Reassignment } from '#domain/reassignment.ts'
import { api } from '../client/api.ts'
import { useBackendMutation, useLiveQuery } from '../client/react.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { showFailure, showNoteWithUndo } from '../kit/note-with-undo.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { useFreshInsights } from '../shared/use-fresh-insights.ts'
import { sayFindings } from './finding-groups.ts'
import styles from './insights.module.css'

interface AdviceProps {
  readonly storeId: string
  readonly auditId: string
}

/** What a manager could do now: reassign shelves, and look at patterns while people are still there. */
export function Advice({ storeId, auditId }: AdviceProps) {
  const t = useMessages('insights')
  const dashboard = useLiveQuery(api.audits.getDashboard, { auditId })
  if (!dashboard || dashboard.status === 'draft' || dashboard.status === 'cancelled') return null
  const advice = dashboard.status === 'active' ? adviseReassignment(workOf(dashboard)) : null
  return (
    <section className={styles.advice} aria-label={t('advice.label')}>
      <PatternAdvice storeId={storeId} auditId={auditId} />
      {advice && <HandOver auditId={auditId} advice={advice} />}
    </section>
  )
}

function workOf({ rooms, people }: AuditDashboard) {
  const seen = people.flatMap(({ lastEventAt }) => lastEventAt ?? [])
  return {
    tiles: rooms.flatMap(({ tiles }) => tiles),
    people,
    asOf: seen.length > 0 ? Math.max(...seen) : null,
  }
}

function PatternAdvice({ storeId, auditId }: AdviceProps) {
  const t = useMessages('insights')
  const { insights } = useFreshInsights(auditId)
  const standing = insights?.findings.filter(({ dismissal }) => dismissal === null) ?? []
  if (!insights || standing.length === 0) return null
  return (
    <p className={styles.adviceLine}>
      <IconBulb size={16} stroke={1.7} aria-hidden />
      <span>
        {sayFindings(insights.findings, insights.totalFindings, t)}{' '}
        <LinkAnchor
          to="/stores/$storeId/audit/$id/results"
          params={{ storeId, id: auditId }}
          search={{ panel: 'insights' }}
          underline="always"
        >
          {t('advice.review')}
        </LinkAnchor>
      </span>
    </p>
  )
}

interface HandOverProps {
  readonly auditId: string
  readonly advice: Reassignment
}

function HandOver({ auditId, advice }: HandOverProps) {
  const { from, to, shelves, savedMs } = advice
  const t = useMessages('insights')
  const { span } = useFormats()
  const give = useBackendMutation(api.auditAssignments.create)
  const shelfIds = shelves.map(({ shelfId }) => shelfId)
  const codes = shelves.map(({ code }) => code).join(', ')
  const handOver = () =>
    give({ auditId, userId: to.id, shelfIds }).then(
      () =>
        showNoteWithUndo({
          message: t('advice.done', { shelves: codes, name: to.name }),
          undo: () => give({ auditId, userId: from.id, shelfIds }),
        }),
      showFailure,
    )
  return (
    <p className={styles.adviceLine}>
      <IconArrowsExchange size={16} stroke={1.7} aria-hidden />
      <span>
        {t('advice.reassign', {
          count: shelves.length,
          shelves: codes,
          from: from.name,
          to: to.name,
          time: span(savedMs),
        })}
      </span>
      <Button variant="default" size="compact-sm" onClick={() => void handOver()}>
        {t('advice.button', { count: shelves.length })}
      </Button>
    </p>
  )
}
