// What a reading counts for: the event that is stored, and what the screen says about it.

import type { AssignmentStatus } from '#domain/assignment.ts'
import { type Milli, multiply, toMilli, totalToMilli } from '#domain/quantity.ts'
import { type ScanWarning, shownWarnings, unknownLine, warningsOf } from '#domain/scan-warning.ts'
import type { FoundItem } from '#web/outbox/cached-catalogue.ts'
import type { DraftEvent, OutboxWork, TakenPhoto } from '#web/outbox/outbox-entry.ts'
import type { Reading } from '../camera/reading.ts'
import { type CountedItem, type ScanResult, type SerialPlace, toneOf } from '../scanner-state.ts'
import type { CountedShelf } from './shelf.ts'
import { usualPlaceOf } from './usual-place.ts'

type QuantityMode = 'scanned' | 'stepped' | 'typed'

export interface CountFacts {
  readonly id: string
  readonly nowMs: number
  readonly auditAssignmentId: string
  readonly assignmentStatus: AssignmentStatus
  readonly blind: boolean
  /** The quantity of this line on the shelf; null: not counted yet. */
  readonly countedBefore: number | null
  /** The version of the server's counts that the person saw; null: none. */
  readonly seenVersion: number | null
  readonly item: CountedItem
  readonly reading: Reading
  readonly kind: 'add' | 'set'
  /** The number as entered, and how many units one of it is. */
  readonly entered: number
  readonly factor: number
  readonly quantityMode: QuantityMode
  readonly note?: string
  readonly photo?: TakenPhoto
  /** Where the serial number on the label was counted before, as far as the device knows. */
  readonly serialAt?: SerialPlace
}

export interface DecidedCount {
  readonly work: OutboxWork
  readonly result: ScanResult
}

export function decideCount(facts: CountFacts): DecidedCount {
  const { item, kind, countedBefore, nowMs, serialAt } = facts
  const said = multiply(toMilli(facts.entered), toMilli(facts.factor))
  // A repeated serial number adds nothing. The event is still sent, because the server has the final say.
  const quantity = isRepeated(facts) ? 0 : said
  const before: Milli = countedBefore === null ? 0 : totalToMilli(countedBefore)
  const effect = kind === 'set' ? quantity - before : quantity
  const warnings = warningsFor(facts, quantity)
  const { line, name, unit } = item
  return {
    work: {
      kind: 'count',
      event: eventOf(facts),
      shown: { line, name, unit, effect: quantity, ...(isRepeated(facts) && { repeats: true }) },
      ...(facts.photo && { photo: facts.photo }),
    },
    result: {
      id: facts.id,
      auditAssignmentId: facts.auditAssignmentId,
      tone: toneOf(warnings),
      line,
      itemId: item.itemId,
      name,
      unit,
      code: item.code,
      packSize: item.packSize,
      effect,
      ...(kind === 'set' && { setTo: quantity }),
      warnings,
      usualPlace: item.usualPlace,
      atMs: nowMs,
      isUndone: false,
      isNamedHere: isNamedHere(facts),
      isNameOnItsWay: item.isNameOnItsWay ?? false,
      ...(facts.reading.serial !== undefined && { serial: facts.reading.serial }),
      ...(serialAt !== undefined && { serialAt }),
    },
  }
}

/** The event that takes back an earlier count. */
export function decideUndo(
  target: Pick<ScanResult, 'id' | 'auditAssignmentId' | 'line' | 'name' | 'unit' | 'effect'>,
  { id, nowMs }: { readonly id: string; readonly nowMs: number },
): OutboxWork {
  const { auditAssignmentId, line, name, unit, effect } = target
  const event = {
    id,
    auditAssignmentId,
    kind: 'void',
    voids: target.id,
    deviceTimeMs: nowMs,
  } as const
  return { kind: 'count', event, shown: { line, name, unit, effect: -effect } }
}

export interface Found {
  readonly item: FoundItem
  /** How many units one reading counts for. */
  readonly quantity: number
  /** The case itself is unknown; only the item inside was found, from the number of the case. */
  readonly isUnknownCase?: boolean
}

/** The item of a reading, or the unknown code itself. */
export function countedItem(
  reading: Reading,
  found: Found | undefined,
  shelf: Pick<CountedShelf, 'storeId' | 'shelfId'>,
): CountedItem {
  const code = reading.code ?? null
  if (!found) {
    const line = unknownLine(reading.key ?? '')
    const nothing = { itemId: null, name: null, unit: null, usualPlace: null }
    return { line, ...nothing, code, codes: [], packSize: 1 }
  }
  const { id, name, unit, codes } = found.item
  const item = { line: id, itemId: id, name, unit, code, codes, packSize: found.quantity }
  const isUnknownCase = found.isUnknownCase ?? false
  return { ...item, usualPlace: usualPlaceOf(found.item, shelf), isUnknownCase }
}

function isRepeated({ kind, serialAt }: CountFacts): boolean {
  return kind === 'add' && serialAt !== undefined
}

/** Warned about once: a person who goes on counting the item here knows. */
function isElsewhere({ item, countedBefore }: CountFacts): boolean {
  return item.usualPlace !== null && countedBefore === null
}

function warningsFor(facts: CountFacts, quantity: Milli): readonly ScanWarning[] {
  const { kind, item, quantityMode, countedBefore, assignmentStatus, blind } = facts
  const warnings = warningsOf({
    kind,
    line: item.line,
    quantity,
    packSize: toMilli(item.packSize),
    quantityMode,
    countedBefore: countedBefore === null ? null : totalToMilli(countedBefore),
    serialSeen: isRepeated(facts),
    isElsewhere: isElsewhere(facts),
    assignmentStatus,
  })
  // The server has not answered yet, so the code may still turn out to be known.
  const said = item.isNameOnItsWay
    ? warnings.filter((warning) => warning !== 'unknown_code')
    : warnings
  // The facts come from the phone itself, so nothing in them has to be hidden.
  return shownWarnings(said, { blind, seesCounts: true })
}

/** The server cannot resolve the store's own labels and cases that no catalogue has, so the device sends the item. */
function isNamedHere({ reading, item }: CountFacts): boolean {
  const isOwn = reading.storeKey !== undefined || item.isUnknownCase === true
  return item.itemId !== null && isOwn
}

/** For codes the server finds the item itself, because its catalogue is newer than the device's. */
function eventOf(facts: CountFacts): DraftEvent {
  const { reading, item, kind } = facts
  const picked = item.itemId !== null && (reading.code === undefined || isNamedHere(facts))
  return {
    id: facts.id,
    auditAssignmentId: facts.auditAssignmentId,
    kind,
    deviceTimeMs: facts.nowMs,
    entered: facts.entered,
    quantityMode: facts.quantityMode,
    inputMode: reading.inputMode,
    // For an item unknown to the device the server may know the pack size, so none is sent.
    ...((item.itemId !== null || facts.factor !== 1) && { factor: facts.factor }),
    ...(kind === 'set' && { seenVersion: facts.seenVersion, replaces: facts.countedBefore }),
    ...(picked && { itemId: item.itemId ?? '' }),
    ...(reading.code !== undefined && { code: reading.code }),
    ...(reading.format !== undefined && { codeFormat: reading.format }),
    ...(reading.leftView !== undefined && { leftView: reading.leftView }),
    ...(isElsewhere(facts) && { elsewhere: true }),
    ...(reading.lot !== undefined && { lot: reading.lot }),
    ...(reading.expiry !== undefined && { expiry: reading.expiry }),
    ...(reading.serial !== undefined && { serial: reading.serial }),
    ...(facts.note && { note: facts.note }),
  }
}
