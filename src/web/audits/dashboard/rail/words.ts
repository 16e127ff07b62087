// What the lists beside the wall say.

import type { DashboardDevice } from '#contract/audits.ts'
import type { RecentCount, UnknownCode } from '#contract/scan-events.ts'
import type { AssignmentStatus } from '#domain/assignment.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import { countOf } from '#domain/count-words.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'
import { formatQuantity } from '#web/kit/format-number.ts'

type CountFacts = Pick<
  RecentCount,
  'kind' | 'itemName' | 'code' | 'roomName' | 'shelfCode' | 'userName' | 'quarantined'
>

export interface CountWords {
  readonly name: string
  readonly place: string
}

/** What was counted, then where and by whom. */
export function describeCount(count: CountFacts): CountWords {
  const place = count.shelfCode ?? count.roomName
  const parts = [place, firstName(count.userName), count.quarantined ? 'set aside' : undefined]
  return { name: nameOf(count), place: parts.filter((part) => part !== undefined).join(' · ') }
}

function nameOf({ kind, itemName, code }: CountFacts): string {
  if (kind === 'empty') return 'Shelf is empty'
  const name = itemName ?? (code === null ? 'Unknown code' : shownCode(code))
  return kind === 'void' ? `${name}, undone` : name
}

function firstName(name: string | null): string | undefined {
  return name?.split(' ')[0]
}

/** What was refused never arrives by itself: somebody has to look at it where it is. */
export function describeRefused({
  userName,
  refusedEvents,
}: Pick<DashboardDevice, 'userName' | 'refusedEvents'>): string {
  const were = refusedEvents === 1 ? 'was' : 'were'
  const them = refusedEvents === 1 ? 'it' : 'them'
  return `${countOf(refusedEvents, 'entry', 'entries')} of ${userName} ${were} refused and will not arrive. Look at ${them} on the device, under “What is sent”.`
}

type UnknownFacts = Pick<UnknownCode, 'places' | 'before' | 'after' | 'photoFileIds' | 'notes'>

/** Where it was found, and what tells what it is: its neighbour, a photo, a note. */
export function describeUnknown({
  places,
  before,
  after,
  photoFileIds,
  notes,
}: UnknownFacts): string {
  const [first] = places
  const more = places.length > 1 ? ` and ${places.length - 1} more` : ''
  const neighbour = before?.itemName ?? after?.itemName
  const parts = [
    first ? `${first.shelfCode ?? first.roomName}${more}` : 'undone or set aside',
    neighbour && `beside ${neighbour}`,
    photoFileIds.length > 0 && 'with photo',
    notes[0] && `note: “${notes[0]}”`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** How many were counted; a dash where none of it counts. */
export function unknownAmount({ quantity }: Pick<UnknownCode, 'quantity'>): string {
  return quantity === null ? formatQuantity(null) : `×${formatQuantity(quantity)}`
}

const WORDS: Readonly<Record<Exclude<ScanWarning, 'closed_shelf'>, string>> = {
  already_counted: 'counted here before',
  wrong_location: 'usually elsewhere',
  unexpected_item: 'not expected',
  not_in_recount: 'not asked for in this recount',
  unknown_code: 'unknown code',
  large_quantity: 'large quantity',
  serial_repeated: 'serial number seen before',
  earlier_holder: 'counted before the shelf changed hands',
  after_submission: 'after counting was closed: waits for you',
  after_approval: 'after the shelf was approved: waits for you',
  while_stopped: 'while counting was stopped: waits for you',
  impossible_time: 'device time cannot be right: waits for you',
  impossible_quantity: 'more than anybody counts at once: waits for you',
  handed_in_by_another: 'somebody else handed the shelf in: waits for you',
  held_by_another: 'somebody else has the shelf: waits for you',
  nobody_holds: 'nobody had taken the shelf: waits for you',
  impossible_correction: 'corrects what was never there: waits for you',
}

/** What became of the shelf says what becomes of a count that came late. */
const CLOSED_WORDS: Readonly<Partial<Record<AssignmentStatus, string>>> = {
  returned: 'shelf was sent back: kept, not in the result',
  excluded: 'shelf is excluded: kept, not in the result',
  cancelled: 'count was called off: kept, not in the result',
}

export function describeWarnings({
  warnings,
  shelfStatus,
}: Pick<RecentCount, 'warnings' | 'shelfStatus'>): string {
  const say = (warning: ScanWarning) =>
    warning === 'closed_shelf'
      ? (CLOSED_WORDS[shelfStatus] ?? 'shelf was handed in')
      : WORDS[warning]
  return warnings.map(say).join(', ')
}
