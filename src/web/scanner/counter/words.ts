// The scanner's words for a count.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { ItemCount } from '#contract/scan-events.ts'
import { expiryDate } from '#domain/codes/expiry.ts'
import { readCode } from '#domain/codes/read-code.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import { fromMilli, type Milli } from '#domain/quantity.ts'
import { type ScanWarning, setAsideReasonOf } from '#domain/scan-warning.ts'
import { isExpired } from '#web/kit/is-expired.ts'
import type { Messages } from '#web/kit/use-messages.ts'
import type { ReplacedCorrection } from '#web/outbox/shelf-snapshot.ts'
import type { ScanResult } from '../scanner-state.ts'
import { formatDay, formatUnits, shownFormats } from './units.ts'

type Say = Messages<'scanner'>

// A code in readable form: the number as printed under the bars, and the label's other facts.

export interface CodeWords {
  readonly number: string
  /** Lot, date, serial number and weight, as far as the label has them. */
  readonly facts: readonly CodeFact[]
}

interface CodeFact {
  readonly words: string
  readonly isExpired?: boolean
}

export function codeWords(code: string, nowMs: number, t: Say): CodeWords {
  const { lot, expiry, serial, kilograms } = readCode(code)
  return {
    number: shownCode(code),
    facts: [
      ...(lot === null ? [] : [{ words: t('code.lot', { lot }) }]),
      ...(expiry === null ? [] : [expiryFact(expiry, nowMs, t)]),
      ...(serial === null ? [] : [{ words: t('code.serial', { serial }) }]),
      ...(kilograms === null ? [] : [{ words: `${formatUnits(kilograms)} kg` }]),
    ],
  }
}

/** An expired date must be obvious to the person who holds the item. */
function expiryFact(digits: string, nowMs: number, t: Say): CodeFact {
  const date = expiryDate(digits, new Date(nowMs).getUTCFullYear())
  if (date === undefined) return { words: t('code.date', { digits }) }
  const day = formatDay(date)
  if (!isExpired(digits, nowMs)) return { words: t('code.expires', { day }) }
  return { words: t('code.expired', { day }), isExpired: true }
}

// Where else an item was counted, in one line.

type Places = ItemCount['places']

const NAMED = 2

/** Undefined if it was not counted anywhere else. */
export function elsewhereWords(places: Places, here: string, t: Say): string | undefined {
  const others = places.filter(({ id }) => id !== here)
  if (others.length === 0) return undefined
  const named = others.slice(0, NAMED).map(({ quantity, shelfCode, roomName }) => {
    const place = shelfCode ?? roomName
    return t('elsewhere.place', { count: formatUnits(quantity), place })
  })
  const more = others.length - NAMED
  const rest = more > 0 ? [t('elsewhere.more', { count: more })] : []
  return t('elsewhere.counted', { places: shownFormats().list([...named, ...rest]) })
}

// The items of a partial round, in one line.

const NAMED_ITEMS = 3

/** Names of the items to recount; undefined if everything on the shelf is. */
export function recountWords(
  { recountItems }: Pick<AssignmentDetails, 'recountItems'>,
  t: Say,
): string | undefined {
  if (!recountItems || recountItems.length === 0) return undefined
  const items = recountItems.slice(0, NAMED_ITEMS).map(({ name }) => name)
  const count = recountItems.length - items.length
  if (count === 0) return shownFormats().list(items)
  return t('item.andMore', { items: items.join(', '), count })
}

// The text of the rail: what happened, then what to do.

export function railWords(result: ScanResult, staysOnDevice: boolean, t: Say): string {
  if (result.isUndone) return t('rail.undone')
  switch (result.tone) {
    case 'ok':
      return t(staysOnDevice ? 'rail.saved' : 'rail.counted')
    case 'unknown':
      return t('warning.unknown_code')
    case 'duplicate':
      return t('rail.duplicate')
    case 'warning':
      return isSerialRepeated(result)
        ? serialWords(result, t)
        : warningWords(result.warnings[0], result.usualPlace, t)
  }
}

/** Nothing was added, and the person has to know that first. */
export function isSerialRepeated({ warnings, setTo, effect }: ScanResult): boolean {
  return warnings.includes('serial_repeated') && setTo === undefined && effect === 0
}

/** Stored without effect until a manager decides: nothing was added. */
export function isHeldForManager({ warnings, isUndone }: ScanResult): boolean {
  return !isUndone && setAsideReasonOf(warnings) !== undefined
}

/** "Same serial, counted on A-01 by Ann". */
export function serialWords({ serialAt }: ScanResult, t: Say): string {
  if (serialAt === undefined) return t('warning.serial_repeated')
  const { place, name } = serialAt
  switch (place) {
    case 'untold':
      return t('serial.byOther')
    case 'here':
      return name === null ? t('serial.here') : t('serial.hereBy', { name })
    default: {
      const { shelf } = place
      return name === null ? t('serial.on', { shelf }) : t('serial.onBy', { shelf, name })
    }
  }
}

export function warningWords(
  warning: ScanWarning | null | undefined,
  usualPlace: string | null,
  t: Say,
): string {
  if (!warning) return t('rail.check')
  const isNamed = warning === 'wrong_location' && usualPlace !== null
  return isNamed ? t('warning.usually_on', { shelf: usualPlace }) : t(`warning.${warning}`)
}

/** What it adds to its shelf: zero if it was undone or waits for a manager. */
export function addedBy(result: ScanResult): Milli {
  return result.isUndone || isHeldForManager(result) ? 0 : result.effect
}

/** "+1", "−13", "+0". */
export function signedAmount(result: ScanResult): string {
  return signedUnits(addedBy(result))
}

export function signedUnits(amount: Milli): string {
  const units = fromMilli(amount)
  return units < 0 ? `−${formatUnits(-units)}` : `+${formatUnits(units)}`
}

/** Two people have corrected the same number, at the same time or one after the other. */
export function replacedWords({ entered, userName, atMs }: ReplacedCorrection, t: Say): string {
  const said = { name: userName ?? t('someone'), clock: shownFormats().clock(atMs) }
  if (entered === null) return t('correction.replaced', said)
  return t('correction.replacedBy', { ...said, number: formatUnits(entered) })
}

export function packWords(
  packSize: number,
  codes: readonly { readonly quantity: number }[],
  t: Say,
): string {
  const sizes = new Set([packSize, ...codes.map(({ quantity }) => quantity)])
  const packs = [...sizes].filter((size) => size > 1).sort((a, b) => b - a)
  return packs
    .map((size, index) => t(index === 0 ? 'pack.case' : 'pack.tray', { count: formatUnits(size) }))
    .join(' · ')
}

/** Why a shelf is counted again and who asked for it; undefined if it was not sent back. */
export function sentBackWords(
  { sentBack }: Pick<AssignmentDetails, 'sentBack'>,
  t: Say,
): string | undefined {
  if (!sentBack) return undefined
  const { reason, by: name } = sentBack
  if (reason === null) return sentBackBy({ sentBack }, t)
  return name === null ? t('sentBack.why', { reason }) : t('sentBack.byWhy', { name, reason })
}

/** The same without the reason, for one line. */
export function sentBackBy(
  { sentBack }: Pick<AssignmentDetails, 'sentBack'>,
  t: Say,
): string | undefined {
  if (!sentBack) return undefined
  const { by: name } = sentBack
  return name === null ? t('sentBack.plain') : t('sentBack.by', { name })
}
