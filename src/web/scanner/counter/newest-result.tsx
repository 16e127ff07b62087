import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import type { LiveTally } from '#web/outbox/live-tally.ts'
import { Rail } from '../rail.tsx'
import { needsChoice, newestOf } from '../scanner-state.ts'
import type { Counter } from './counter.ts'
import { ItemLabel } from './item-label.tsx'
import { shelfSign } from './shelf.ts'
import { useCounterState } from './use-counter.ts'
import { useIsStarted, useQuantityOf } from './use-shelf-tally.ts'
import { recountWords } from './words.ts'

interface NewestRailProps {
  readonly counter: Counter
  readonly tally: LiveTally
  readonly staysOnDevice: boolean
  readonly idle: string
  readonly isBlind: boolean
}

/** The rail for the newest reading. */
export function NewestRail({ counter, tally, ...said }: NewestRailProps) {
  const newest = useCounterState(counter, newestOf)
  const quantity = useQuantityOf(tally, newest?.line)
  return <Rail result={newest} quantity={quantity} {...said} />
}

interface NewestLabelProps {
  readonly counter: Counter
  readonly tally: LiveTally
  readonly shelf: AssignmentDetails
  readonly isBlind: boolean
}

/** The item that was read, and how many of it are here now. */
export function NewestLabel({ counter, tally, shelf, isBlind }: NewestLabelProps) {
  const newest = useCounterState(counter, newestOf)
  const quantity = useQuantityOf(tally, newest?.line)
  const isStarted = useIsStarted(tally)
  const t = useMessages('scanner')
  return (
    <ItemLabel
      result={newest}
      quantity={quantity}
      sign={shelfSign(shelf)}
      isStarted={isStarted}
      onlyThese={recountWords(shelf, t)}
      whyAgain={shelf.sentBack?.reason ?? undefined}
      onEdit={() => newest && counter.edit({ ...newest, codes: [] })}
      isBlind={isBlind}
      isShort={newest !== undefined && needsChoice(newest)}
    />
  )
}
