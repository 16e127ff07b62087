import type { VarianceLine } from '#contract/audit-variances.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './line-details.module.css'
import { countedIn, type RoundColumn, roundColumns, sayRound } from './rounds.ts'

/** Rounds as columns, shelves as rows; the headers name the rounds that are in force. */
export function RoundsTable({ line }: { readonly line: VarianceLine }) {
  const t = useMessages('results')
  const { quantity } = useFormats()
  const columns = roundColumns(line)
  if (line.places.length === 0) {
    return <p className={styles.facts}>{t('rounds.none')}</p>
  }
  return (
    <table className={styles.rounds}>
      <thead>
        <tr>
          <th scope="col">{t('groups.shelf')}</th>
          <th scope="col">{t('head.expected')}</th>
          {columns.map((column) => (
            <th key={keyOf(column)} scope="col">
              <strong>
                {column.isInForce
                  ? t('rounds.used', { round: sayRound(column, t) })
                  : sayRound(column, t)}
              </strong>
              <span>{column.people.join(', ')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {line.places.map((place) => (
          <tr key={place.id}>
            <th scope="row">{place.shelfCode ?? place.roomName}</th>
            <td>{quantity(place.expected)}</td>
            {columns.map((column) => (
              <td key={keyOf(column)}>{quantity(countedIn(place, column))}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('rounds.total')}</th>
          <td>{quantity(line.expected)}</td>
          {columns.map((column) => (
            <td key={keyOf(column)}>{quantity(column.total)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function keyOf({ round, pass }: RoundColumn): string {
  return `${round}/${pass}`
}
