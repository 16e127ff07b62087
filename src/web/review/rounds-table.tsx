import type { VarianceLine } from '#contract/audit-variances.ts'
import { formatQuantity } from '../kit/format-number.ts'
import styles from './line-details.module.css'
import { countedIn, roundColumns } from './rounds.ts'

/** Rounds as columns, shelves as rows; the ones in force are named in their heads. */
export function RoundsTable({ line }: { readonly line: VarianceLine }) {
  const columns = roundColumns(line)
  if (line.places.length === 0) {
    return <p className={styles.facts}>No shelf is known for this item, and it was not counted.</p>
  }
  return (
    <table className={styles.rounds}>
      <thead>
        <tr>
          <th scope="col">Shelf</th>
          <th scope="col">Expected</th>
          {columns.map(({ name, isInForce, people }) => (
            <th key={name} scope="col">
              <strong>
                {name}
                {isInForce && ', in force'}
              </strong>
              <span>{people.join(', ')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {line.places.map((place) => (
          <tr key={place.id}>
            <th scope="row">{place.shelfCode ?? place.roomName}</th>
            <td>{formatQuantity(place.expected)}</td>
            {columns.map((column) => (
              <td key={column.name}>{formatQuantity(countedIn(place, column))}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{formatQuantity(line.expected)}</td>
          {columns.map(({ name, total }) => (
            <td key={name}>{formatQuantity(total)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
