import type { LiveLedger } from '#web/outbox/live-ledger.ts'
import { needsChoice, newestOf, type ScanResult } from '../scanner-state.ts'
import type { Counter } from './counter.ts'
import { GunList } from './gun-list.tsx'
import { lineItem } from './line-item.ts'
import { Recents } from './recents.tsx'
import { UnansweredKey } from './unanswered.tsx'
import { useCounterState } from './use-counter.ts'
import { useShelfLines } from './use-shelf-tally.ts'
import { WarningChoices } from './warning-choices.tsx'

interface CountedBeforeProps {
  readonly counter: Counter
  readonly ledger: LiveLedger
  readonly isGun: boolean
  readonly onNote: (about: ScanResult) => void
  readonly onPick: (about: ScanResult) => void
  readonly onNew: (about: ScanResult) => void
  readonly onOpenItems: () => void
}

/** What was counted before the newest; where that one needs a choice, the choices take its place. */
export function CountedBefore(props: CountedBeforeProps) {
  const { counter, ledger, isGun, onNote, onPick, onNew, onOpenItems } = props
  const results = useCounterState(counter, (state) => state.recentResults)
  const newest = useCounterState(counter, newestOf)
  const lines = useShelfLines(ledger)
  const isWarned = newest !== undefined && needsChoice(newest)
  const unanswered = useCounterState(counter, (state) => state.unanswered.length)
  return (
    <>
      {unanswered > 0 && <UnansweredKey number={unanswered} onOpen={onOpenItems} />}
      {isGun && (
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
      {!isWarned && !isGun && (
        <Recents
          results={results}
          newest={newest?.line}
          quantityOf={(line) => ledger.quantityOf(line)}
          items={lines.length}
          onOpen={onOpenItems}
        />
      )}
    </>
  )
}
