import { Link } from '@tanstack/react-router'
import type { VarianceLine } from '#contract/audit-variances.ts'
import type { ShownFinding } from '#contract/insights.ts'
import { needsDecision } from '#domain/decision.ts'
import { keyOfLine, suggestedAction } from '#domain/insights/line-causes.ts'
import { api } from '../client/api.ts'
import { useLiveQueries, useSuspenseLiveQuery } from '../client/react.tsx'
import { AsyncSection } from '../kit/async-section.tsx'
import { Clock } from '../kit/clock.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './cause.module.css'
import { JoinedAction } from './joined-head.tsx'
import type { ShownCause } from './line-causes.ts'

interface CausePanelProps {
  readonly auditId: string
  readonly line: VarianceLine
  /** The neighboring lines of the list with the same cause, or just this line. */
  readonly together: readonly VarianceLine[]
  readonly cause: ShownCause
  readonly canDecide: boolean
}

/** The evidence for the cause of an opened line, and the one action for it. */
export function CausePanel({ auditId, line, together, cause, canDecide }: CausePanelProps) {
  const { shown, said } = cause
  const t = useMessages('review')
  if (!shown || !said) return null
  return (
    <div className={styles.evidence}>
      <h3 className={styles.evidenceTitle}>{said.title}</h3>
      <p>{said.sentence}</p>
      <AsyncSection what={{ sentence: t('cause.notLoaded') }} question={shown.id}>
        <Counts auditId={auditId} shown={shown} />
      </AsyncSection>
      {canDecide && <Action auditId={auditId} line={line} together={together} cause={cause} />}
    </div>
  )
}

const SHOWN_COUNTS = 3

/** The first counts that support it, with their times. */
function Counts({ auditId, shown }: { readonly auditId: string; readonly shown: ShownFinding }) {
  const events = useSuspenseLiveQuery(api.insights.getEvidence, { auditId, findingKey: shown.id })
  const t = useMessages('review')
  const { difference } = useFormats()
  if (events.length === 0) return null
  const more = events.length - SHOWN_COUNTS
  return (
    <ul className={styles.facts}>
      {events.slice(0, SHOWN_COUNTS).map((event) => (
        <li key={event.id}>
          {t(event.userName ? 'cause.eventBy' : 'cause.event', {
            time: () => <Clock atMs={event.deviceTime} />,
            effect: difference(event.effect),
            item: event.itemName ?? t('cause.unknownCode'),
            place: event.shelfCode ?? event.roomName,
            name: event.userName ?? '',
          })}
        </li>
      ))}
      {more > 0 && <li>{t('cause.more', { count: more })}</li>}
    </ul>
  )
}

/** The one action for the cause. */
function Action({ auditId, line, together, cause }: Omit<CausePanelProps, 'canDecide'>) {
  const t = useMessages('review')
  if (!cause.shown || !needsDecision(line.review)) return null
  switch (suggestedAction(cause.shown.finding).kind) {
    case 'decide':
      return <DecideTogether auditId={auditId} line={line} cause={cause} />
    case 'recount':
      return <JoinedAction auditId={auditId} cause={cause} lines={together} />
    case 'unknown_codes':
      return (
        <Link from="/stores/$storeId/audit/$id/results" to="../inventory" className={styles.link}>
          {t('cause.resolve')}
        </Link>
      )
  }
}

/** Lists the other lines as they are now, because they are decided along with this one. */
function DecideTogether({
  auditId,
  line,
  cause,
}: Pick<CausePanelProps, 'auditId' | 'line' | 'cause'>) {
  const t = useMessages('review')
  const { quantity, difference } = useFormats()
  const others = cause.lines.filter((one) => keyOfLine(one) !== line.id)
  const answers = useLiveQueries(
    api.audits.getLine,
    others.map((one) => ({ auditId, ...one, paginationOpts: { numItems: 1, cursor: null } })),
  )
  const known = answers.flatMap((answer) => answer?.line ?? [])
  if (known.length < others.length) return null
  return (
    <>
      {known.length > 0 && (
        <ul className={styles.facts} aria-label={t('cause.with')}>
          {known.map((other) => (
            <li key={other.id}>
              {t(other.variance === null ? 'cause.other' : 'cause.otherDiffers', {
                item: other.name,
                expected: quantity(other.expected),
                counted: quantity(other.counted),
                difference: difference(other.variance),
              })}
            </li>
          ))}
        </ul>
      )}
      <JoinedAction auditId={auditId} cause={cause} lines={[line, ...known]} />
    </>
  )
}
