import { useMessages } from '#web/kit/use-messages.ts'
import type { LiveTally } from '#web/outbox/live-tally.ts'
import type { ShelfLine } from '#web/outbox/shelf-tally.ts'
import { needsChoice, newestOf, type ScanResult } from '../scanner-state.ts'
import sheetStyles from '../sheets/sheet.module.css'
import type { Counter } from './counter.ts'
import { lineItem, lineName } from './line-item.ts'
import { Recents } from './recents.tsx'
import { UnansweredKey } from './unanswered.tsx'
import { formatUnits } from './units.ts'
import { useCounterState } from './use-counter.ts'
import { useShelfLines } from './use-shelf-tally.ts'
import { WarningChoices } from './warning-choices.tsx'

interface GunListProps {
  readonly lines: readonly ShelfLine[]
  /** The line that the item label already shows. */
  readonly newest: string | undefined
  readonly onEdit: (line: ShelfLine) => void
}

const GUN_LINES = 30

/** With a handheld there is no picture to look at: the list is shown instead. */
function GunList({ lines, newest, onEdit }: GunListProps) {
  const t = useMessages('scanner')
  const others = lines.filter(({ line }) => line !== newest).slice(0, GUN_LINES)
  return (
    <ul className={`${sheetStyles.rows} ${sheetStyles.content}`} aria-label={t('list.here')}>
      {others.map((line) => {
        const item = lineName(line)
        const count = formatUnits(line.quantity)
        return (
          <li key={line.line} className={sheetStyles.row}>
            <div className={sheetStyles.rowWords}>
              <p className={sheetStyles.rowName}>
                <bdi>{item}</bdi>
              </p>
            </div>
            <button
              type="button"
              className={sheetStyles.rowEdit}
              onClick={() => onEdit(line)}
              aria-label={t('item.changeOf', { count, item })}
            >
              <b className={sheetStyles.rowCount}>{count}</b>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface CountedBeforeProps {
  readonly counter: Counter
  readonly tally: LiveTally
  readonly isHandheld: boolean
  readonly onNote: (about: ScanResult) => void
  readonly onPick: (about: ScanResult) => void
  readonly onNew: (about: ScanResult) => void
  readonly onOpenItems: () => void
}

/** What was counted before the newest result; if the newest needs a choice, the choices are shown instead. */
export function CountedBefore(props: CountedBeforeProps) {
  const { counter, tally, isHandheld, onNote, onPick, onNew, onOpenItems } = props
  const results = useCounterState(counter, (state) => state.recentResults)
  const newest = useCounterState(counter, newestOf)
  const lines = useShelfLines(tally)
  const isWarned = newest !== undefined && needsChoice(newest)
  const unanswered = useCounterState(counter, (state) => state.unanswered.length)
  return (
    <>
      {unanswered > 0 && <UnansweredKey number={unanswered} onOpen={onOpenItems} />}
      {isHandheld && (
        <GunList
          lines={lines}
          newest={newest?.line}
          onEdit={(line) => counter.edit(lineItem(line))}
        />
      )}
      {isWarned && (
        <WarningChoices
          result={newest}
          onNote={() => onNote(newest)}
          onPick={() => onPick(newest)}
          onNew={() => onNew(newest)}
          onTakeBack={() => void counter.undo(newest.id).catch(() => {})}
        />
      )}
      {!isWarned && !isHandheld && (
        <Recents
          results={results}
          newest={newest?.line}
          quantityOf={(line) => tally.quantityOf(line)}
          items={lines.length}
          onOpen={onOpenItems}
        />
      )}
    </>
  )
}
