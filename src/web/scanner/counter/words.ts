// What the scanner says of a count.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { ItemCount } from '#contract/scan-events.ts'
import { readCode } from '#domain/codes/read-code.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import { countOf } from '#domain/count-words.ts'
import { fromMilli } from '#domain/quantity.ts'
import { type ScanWarning, setAsideReasonOf } from '#domain/scan-warning.ts'
import { unitWords } from '#web/kit/unit-words.ts'
import type { ReplacedCorrection } from '#web/outbox/shelf-snapshot.ts'
import { clockOf } from '../clock-of.ts'
import type { ScanResult } from '../scanner-state.ts'

// What a code says, for people: the number as it stands under the bars, and what else the label tells.

export interface CodeWords {
  readonly number: string
  /** Lot, date, serial number and weight; none where the label has none of them. */
  readonly facts: readonly string[]
}

export function codeWords(code: string, nowMs: number): CodeWords {
  const said = readCode(code)
  const { kilograms } = said
  const weight = kilograms === null ? [] : [`${formatUnits(kilograms)} kg`]
  return { number: shownCode(code), facts: [...unitWords(said, nowMs), ...weight] }
}

// Where else an item was counted, in one line.

type Places = ItemCount['places']

const NAMED = 2

/** Undefined while it was counted nowhere else. */
export function elsewhereWords(places: Places, here: string): string | undefined {
  const others = places.filter(({ id }) => id !== here)
  if (others.length === 0) return undefined
  const named = others
    .slice(0, NAMED)
    .map(
      ({ quantity, shelfCode, roomName }) => `${formatUnits(quantity)} on ${shelfCode ?? roomName}`,
    )
  const more = others.length - NAMED
  const rest = more > 0 ? [`more on ${countOf(more, 'other place')}`] : []
  return `Counted elsewhere: ${[...named, ...rest].join(', ')}`
}

// A recount of single items: which ones, in a line.

const NAMED_ITEMS = 3

/** Names of what is counted again; undefined where everything on the shelf is. */
export function recountWords({
  recountItems,
}: Pick<AssignmentDetails, 'recountItems'>): string | undefined {
  if (!recountItems || recountItems.length === 0) return undefined
  const names = recountItems.slice(0, NAMED_ITEMS).map(({ name }) => name)
  const more = recountItems.length - names.length
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

// What the rail says: what happened, then what to do. At most six words.

const WARNINGS: Readonly<Record<ScanWarning, string>> = {
  already_counted: 'Was counted here before',
  wrong_location: 'Usual place is another shelf',
  unexpected_item: 'Not on the list here',
  not_in_recount: 'Not in this recount',
  unknown_code: 'Unknown code, kept',
  large_quantity: 'Large number, check',
  serial_repeated: 'This serial was counted',
  closed_shelf: 'This shelf was handed in',
  earlier_holder: 'Counted before it changed hands',
  after_submission: 'Counting is closed: held for manager',
  after_approval: 'Already approved: held for manager',
  while_stopped: 'Counting is stopped: held for manager',
  impossible_time: 'Clock is wrong: held for manager',
  impossible_quantity: 'Too many: held for manager',
  handed_in_by_another: 'Already handed in: held for manager',
  held_by_another: 'Not your shelf: held for manager',
  nobody_holds: 'Not your shelf: held for manager',
  impossible_correction: 'Impossible number: held for manager',
}

export function railWords(result: ScanResult, isKept: boolean): string {
  if (result.isUndone) return 'Taken back'
  switch (result.tone) {
    case 'ok':
      return isKept ? 'Saved on this phone' : 'Counted'
    case 'unknown':
      return WARNINGS.unknown_code
    case 'duplicate':
      return 'Same label, not added'
    case 'warning':
      return isSerialRepeated(result)
        ? serialWords(result)
        : warningWords(result.warnings[0], result.usualPlace)
  }
}

/** Nothing was added, and that is what has to be known first. */
export function isSerialRepeated({ warnings, setTo, effect }: ScanResult): boolean {
  return warnings.includes('serial_repeated') && setTo === undefined && effect === 0
}

/** Kept without effect until a manager decides: nothing was added. */
export function isHeldForManager({ warnings, isUndone }: ScanResult): boolean {
  return !isUndone && setAsideReasonOf(warnings) !== undefined
}

/** "Same serial, counted on A-01 by Ann". */
export function serialWords({ serialAt }: ScanResult): string {
  return serialAt === undefined ? WARNINGS.serial_repeated : `Same serial, counted ${serialAt}`
}

export function warningWords(
  warning: ScanWarning | null | undefined,
  usualPlace: string | null = null,
): string {
  if (warning === 'wrong_location' && usualPlace !== null) return `Usual place is ${usualPlace}`
  return warning ? WARNINGS[warning] : 'Look again'
}

/** "+1", "−13", "+0". */
export function signedAmount({ effect, isUndone }: ScanResult): string {
  const units = isUndone ? 0 : fromMilli(effect)
  return units < 0 ? `−${formatUnits(-units)}` : `+${formatUnits(units)}`
}

/** Two people have corrected the same number without knowing of each other, or one after the other. */
export function replacedWords({ entered, userName, atMs }: ReplacedCorrection): string {
  const number = entered === null ? '' : `${formatUnits(entered)} `
  const by = userName ?? 'somebody who left'
  return `Your correction was replaced by a later one: ${number}by ${by}, ${clockOf(atMs)}`
}

const UNITS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

/** Thin spaces between thousands, as long numbers are read. */
export function formatUnits(units: number): string {
  return UNITS.format(units).replaceAll(',', '\u2009')
}

export function packWords(
  packSize: number,
  codes: readonly { readonly quantity: number }[] = [],
): string {
  const sizes = new Set([packSize, ...codes.map(({ quantity }) => quantity)])
  const packs = [...sizes].filter((size) => size > 1).sort((a, b) => b - a)
  return packs
    .map((size, index) => `${index === 0 ? 'Case' : 'tray'} of ${formatUnits(size)}`)
    .join(', ')
}

/** Why a shelf is counted again and by whose word; undefined where nobody said. */
export function sentBackWords({ sentBack }: Pick<AssignmentDetails, 'sentBack'>) {
  if (!sentBack) return undefined
  const { reason } = sentBack
  const who = sentBackBy({ sentBack })
  return reason === null ? who : `${who}: ${reason}`
}

/** The same without the reason, for one line. */
export function sentBackBy({ sentBack }: Pick<AssignmentDetails, 'sentBack'>): string | undefined {
  if (!sentBack) return undefined
  return sentBack.by === null ? 'Sent back' : `Sent back by ${sentBack.by}`
}
