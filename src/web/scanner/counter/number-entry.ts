// The number that is typed for an item: opened by a reading or by hand, saved by a key or by the next reading.

import type { ScanWarning } from '#domain/scan-warning.ts'
import type { Reading } from '../camera/reading.ts'
import { codeReading, pickedReading } from '../camera/readings-again.ts'
import type { CountedItem, CountModalState } from '../scanner-state.ts'
import type { CounterCore, SkippedNumber } from './counter-core.ts'
import { countedItem, type Found } from './decide-count.ts'
import {
  EMPTY_ENTRY,
  enteredNumber,
  type KeypadEntry,
  type KeypadKey,
  pressKey,
} from './keypad-entry.ts'

export class NumberEntry {
  readonly #core: CounterCore
  /** The reading that opened the count modal. */
  #opener: Reading = { inputMode: 'typed' }
  /** The reading that the next one closed before a number was typed. */
  #left: SkippedNumber | undefined

  constructor(core: CounterCore) {
    this.#core = core
  }

  get opener(): Reading {
    return this.#opener
  }

  /** `isAsked`: opened by a scan, which stays unanswered until it gets a number or is dismissed. */
  open(item: CountedItem, reading: Reading, { isAsked = true } = {}): void {
    const modal = this.#modalOf(item)
    const { warningType } = modal
    const skipped = this.#skippedBefore(item)
    this.#opener = reading
    this.#left = undefined
    this.#core.set({ entry: EMPTY_ENTRY, replaces: false, skipped })
    this.#core.dispatch({ type: 'countOpened', modal })
    if (isAsked)
      this.#core.set({ unanswered: [...this.#unansweredBut(reading), { item, reading }] })
    const isFine = (warningType === null || warningType === 'already_counted') && !skipped
    const tone = warningType === 'unknown_code' ? 'unknown' : 'warning'
    this.#core.parts.feel(isFine ? 'ok' : tone)
  }

  /** Scanning the same item again does not skip it: its number is asked for again. */
  #skippedBefore(item: CountedItem): SkippedNumber | null {
    return this.#left && this.#left.item.line !== item.line ? this.#left : null
  }

  /** Goes back to the reading that was skipped. The open number is saved, or becomes the next skipped one. */
  async openSkipped(): Promise<void> {
    const { skipped } = this.#core.state
    if (!skipped) return
    await this.moveOn()
    this.open(skipped.item, skipped.reading)
  }

  /** The next reading needed no number, so the one before it is asked for again. */
  askAgain(): void {
    if (this.#left) this.open(this.#left.item, this.#left.reading)
  }

  /** Opens the keypad for a line of the shelf. */
  edit(item: CountedItem): void {
    const reading = item.itemId ? pickedReading(item.itemId) : codeReading(item)
    this.open(item, reading, { isAsked: false })
    this.#core.set({ replaces: this.#core.state.countModal?.existingCount !== null })
  }

  press(key: KeypadKey): void {
    this.#core.set({ entry: pressKey(this.#core.state.entry, key) })
  }

  /** Restores an earlier number on the keypad. */
  restore(entry: KeypadEntry): void {
    this.#core.set({ entry })
  }

  setReplaces(replaces: boolean): void {
    this.#core.set({ replaces })
  }

  /** Dismisses the open reading: nothing is to be counted. */
  close(): void {
    if (this.#core.state.countModal) this.forget(this.#opener)
    this.#shut()
  }

  #shut(): void {
    this.#left = undefined
    this.#core.dispatch({ type: 'countClosed' })
    this.#core.set({ skipped: null })
  }

  /** Asks again for the number of an earlier reading. */
  async answer({ item, reading }: SkippedNumber): Promise<void> {
    await this.moveOn()
    this.open(item, reading)
  }

  forget(reading: Reading): void {
    this.#core.set({ unanswered: this.#unansweredBut(reading) })
  }

  /** Takes over what an earlier page left on the device; scans of this page come after it. */
  remember(kept: readonly SkippedNumber[]): void {
    const { unanswered } = this.#core.state
    const isNew = ({ reading }: SkippedNumber) =>
      !unanswered.some((one) => askedFor(one.reading) === askedFor(reading))
    this.#core.set({ unanswered: [...kept.filter(isNew), ...unanswered] })
  }

  #unansweredBut(reading: Reading): readonly SkippedNumber[] {
    const { unanswered } = this.#core.state
    return unanswered.filter((one) => askedFor(one.reading) !== askedFor(reading))
  }

  /** Called by the next reading. A reading without a number is not counted, and the screen says so. */
  async moveOn(): Promise<void> {
    const { countModal, entry } = this.#core.state
    const reading = this.#opener
    await this.save()
    if (countModal && enteredNumber(entry) === null) this.#left = { item: countModal.item, reading }
  }

  async save(): Promise<void> {
    const { countModal, entry, replaces } = this.#core.state
    if (!countModal) return
    const entered = enteredNumber(entry)
    this.#shut()
    if (entered === null) return
    const kind = replaces && countModal.existingCount !== null ? 'set' : 'add'
    const { item } = countModal
    const facts = { item, reading: this.#opener, kind, entered, factor: 1 } as const
    try {
      await this.#core.count({ ...facts, quantityMode: 'typed' })
      this.forget(facts.reading)
    } catch (error) {
      // If storing fails, for example on a full phone, the number stays on the keypad and need not be typed again.
      this.#core.set({ countModal, entry, replaces })
      throw error
    }
  }

  /** If the number that is being typed is for this item, the item's quantity is shown beside it. */
  name(reading: Reading, found: Found | undefined): void {
    const { countModal } = this.#core.state
    if (!countModal || this.#opener !== reading || countModal.item.itemId !== null) return
    const item = found
      ? countedItem(reading, found, this.#core.parts.shelf())
      : { ...countModal.item, isNameOnItsWay: false }
    const unanswered = this.#core.state.unanswered.map((one) =>
      one.reading === reading ? { item, reading } : one,
    )
    this.#core.set({ unanswered })
    this.#core.dispatch({ type: 'countOpened', modal: this.#modalOf(item) })
  }

  #modalOf(item: CountedItem): CountModalState {
    const { shelf, quantityOf } = this.#core.parts
    const existingCount = quantityOf(item.line)
    const warningType = warningBeforeNumber(item, existingCount)
    const { auditId } = shelf()
    return { auditId, item, existingCount, scanWarning: warningType !== null, warningType }
  }
}

/** Identifies a reading, so that an item that was scanned twice is asked for once. */
function askedFor({ key, itemId, code }: Reading): string | undefined {
  return key ?? itemId ?? code
}

function warningBeforeNumber(
  { itemId, usualPlace, isNameOnItsWay }: CountedItem,
  existingCount: number | null,
): ScanWarning | null {
  if (itemId === null && !isNameOnItsWay) return 'unknown_code'
  if (existingCount !== null) return 'already_counted'
  return usualPlace === null ? null : 'wrong_location'
}
