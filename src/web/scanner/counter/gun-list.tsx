import type { ShelfLine } from '#web/outbox/shelf-tally.ts'
import frameStyles from '../scanner-frame.module.css'
import sheetStyles from '../sheets/sheet.module.css'
import { lineName } from './line-item.ts'
import { formatUnits } from './result-words.ts'

interface GunListProps {
  readonly lines: readonly ShelfLine[]
  /** The line that stands on the label already. */
  readonly newest: string | undefined
  readonly onEdit: (line: ShelfLine) => void
}

const GUN_LINES = 30

/** With a gun nobody looks at a picture: the list takes its place. */
export function GunList({ lines, newest, onEdit }: GunListProps) {
  const others = lines.filter(({ line }) => line !== newest).slice(0, GUN_LINES)
  return (
    <ul className={`${sheetStyles.rows} ${sheetStyles.content}`} aria-label="Counted on this shelf">
      {others.map((line) => {
        const name = lineName(line)
        return (
          <li key={line.line} className={sheetStyles.row}>
            <div className={sheetStyles.rowWords}>
              <p className={sheetStyles.rowName}>{name}</p>
            </div>
            <button type="button" className={sheetStyles.rowEdit} onClick={() => onEdit(line)}>
              <b className={sheetStyles.rowCount}>{formatUnits(line.quantity)}</b>
              <span className={frameStyles.visuallyHidden}>, change the number of {name}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
