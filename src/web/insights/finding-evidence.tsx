import type { InsightNames, ShownFinding } from '#contract/insights.ts'
import { countOf } from '#domain/count-words.ts'
import type { FindingLine } from '#domain/insights/finding.ts'
import { sayDifference } from '#domain/quantity-words.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { formatQuantity } from '../kit/format-number.ts'
import { ScanEventRows } from '../shared/scan-event-rows.tsx'
import styles from './insights.module.css'
import { LineLink } from './line-link.tsx'

interface FindingEvidenceProps {
  readonly storeId: string
  readonly auditId: string
  readonly shown: ShownFinding
  readonly names: InsightNames
}

interface Cell {
  readonly head: string
  readonly say: (line: FindingLine, names: InsightNames) => string
}

/** What is said of a line: beside its item, or below it on a phone. */
const CELLS: readonly Cell[] = [
  {
    head: 'Shelf',
    say: ({ shelfId }, { shelves }) => (shelfId === null ? 'Store' : (shelves[shelfId] ?? '–')),
  },
  { head: 'Expected', say: ({ expected }) => formatQuantity(expected) },
  { head: 'Counted', say: ({ counted }) => formatQuantity(counted) },
  { head: 'Difference', say: differenceOf },
  { head: 'Probably there', say: ({ proposed }) => formatQuantity(proposed) },
]

/** The lines and the counts that a finding stands on. */
export function FindingEvidence({ storeId, auditId, shown, names }: FindingEvidenceProps) {
  const { lines } = shown.finding
  const events = useSuspenseLiveQuery(api.insights.getEvidence, { auditId, findingKey: shown.id })
  return (
    <>
      {lines.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.lines}>
            <thead>
              <tr>
                <th scope="col">Item</th>
                {CELLS.map(({ head }) => (
                  <th key={head} scope="col">
                    {head}
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
                      <span className={styles.label}>{head}</span>
                      {say(line, names)}
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
          <h4 className={styles.eventsTitle}>{countOf(events.length, 'count')} behind it</h4>
          <ScanEventRows events={events} />
        </>
      ) : (
        <p className={styles.note}>It stands on what was not counted: there is no count to show.</p>
      )}
    </>
  )
}

function differenceOf({ expected, counted }: FindingLine): string {
  if (counted === null || expected === null) return '–'
  return sayDifference(Number((counted - expected).toFixed(3)))
}
