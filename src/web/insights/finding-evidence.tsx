import type { InsightNames, ShownFinding } from '#contract/insights.ts'
import type { FindingLine } from '#domain/insights/finding.ts'
import type { Formats } from '#messages/formats.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { type Messages, useFormats, useMessages } from '../kit/use-messages.ts'
import { ScanEventRows } from '../shared/scan-event-rows.tsx'
import styles from './insights.module.css'
import { LineLink } from './line-link.tsx'

interface FindingEvidenceProps {
  readonly storeId: string
  readonly auditId: string
  readonly shown: ShownFinding
  readonly names: InsightNames
}

interface Words {
  readonly names: InsightNames
  readonly t: Messages<'insights'>
  readonly formats: Formats
}

interface Cell {
  readonly head: 'shelf' | 'expected' | 'counted' | 'difference' | 'probably'
  readonly say: (line: FindingLine, words: Words) => string
}

/** The cells of a line: beside its item, or below it on a phone. */
const CELLS: readonly Cell[] = [
  {
    head: 'shelf',
    say: ({ shelfId }, { names, t }) =>
      shelfId === null ? t('evidence.store') : (names.shelves[shelfId] ?? '–'),
  },
  { head: 'expected', say: ({ expected }, { formats }) => formats.quantity(expected) },
  { head: 'counted', say: ({ counted }, { formats }) => formats.quantity(counted) },
  { head: 'difference', say: (line, { formats }) => formats.difference(differenceOf(line)) },
  { head: 'probably', say: ({ proposed }, { formats }) => formats.quantity(proposed) },
]

/** The lines and counts that support a finding. */
export function FindingEvidence({ storeId, auditId, shown, names }: FindingEvidenceProps) {
  const { lines } = shown.finding
  const t = useMessages('insights')
  const words: Words = { names, t, formats: useFormats() }
  const events = useSuspenseLiveQuery(api.insights.getEvidence, { auditId, findingKey: shown.id })
  return (
    <>
      {lines.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.lines}>
            <thead>
              <tr>
                <th scope="col">{t('evidence.item')}</th>
                {CELLS.map(({ head }) => (
                  <th key={head} scope="col">
                    {t(`evidence.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={`${line.itemId} ${line.shelfId}`}>
                  <th scope="row">
                    <LineLink storeId={storeId} auditId={auditId} line={line} names={names} />
                  </th>
                  {CELLS.map(({ head, say }) => (
                    <td key={head}>
                      <span className={styles.label}>{t(`evidence.${head}`)}</span>
                      {say(line, words)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {events.length > 0 ? (
        <>
          <h4 className={styles.eventsTitle}>{t('evidence.counts', { count: events.length })}</h4>
          <ScanEventRows events={events} />
        </>
      ) : (
        <p className={styles.note}>{t('evidence.none')}</p>
      )}
    </>
  )
}

function differenceOf({ expected, counted }: FindingLine): number | null {
  if (counted === null || expected === null) return null
  return Number((counted - expected).toFixed(3))
}
