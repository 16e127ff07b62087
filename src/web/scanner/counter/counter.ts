// One counter per shelf: turns readings into counts, one after the other.

import { toMilli } from '#domain/quantity.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'
import type { TakenPhoto } from '#web/outbox/outbox-entry.ts'
import { type Reading, unitsSaid } from '../camera/reading.ts'
import { codeReading, pickedReading, readingAgain } from '../camera/readings-again.ts'
import {
  type CountedItem,
  lastStanding,
  type ScannerAction,
  type ScanResult,
  type SerialPlace,
  type Sweep,
} from '../scanner-state.ts'
import { LateDetails } from '../sync/late-details.ts'
import {
  CounterCore,
  type CounterParts,
  type CounterState,
  type SkippedNumber,
} from './counter-core.ts'
import { countedItem, decideUndo } from './decide-count.ts'
import { EACH, type EntryMode } from './entry-mode.ts'
import type { KeypadEntry, KeypadKey } from './keypad-entry.ts'
import { NumberEntry } from './number-entry.ts'

export class Counter {
  readonly #core: CounterCore
  readonly #number: NumberEntry
  readonly #lateDetails: LateDetails
  /** Everything that was counted in sweeps, by sweep id: more than the recent results. */
  readonly #swept = new Map<string, readonly ScanResult[]>()
  #lastKey: string | undefined

  constructor(parts: CounterParts) {
    this.#core = new CounterCore(parts)
    this.#number = new NumberEntry(this.#core)
    this.#lateDetails = new LateDetails(this.#core, this.#number)
  }

  get state(): CounterState {
    return this.#core.state
  }

  onState(listener: (state: CounterState) => void): () => void {
    return this.#core.onState(listener)
  }

  dispatch(action: ScannerAction): void {
    this.#core.dispatch(action)
  }

  /** `sweep`: the reading is one of several labels; each counts as one, and Undo takes them back together. */
  read(reading: Reading, sweep?: Sweep): Promise<void> {
    return this.#core.inTurn(async () => {
      await this.#number.moveOn()
      try {
        await this.#take(reading, sweep)
      } finally {
        this.#number.askAgain()
      }
    })
  }

  async #take(reading: Reading, sweep?: Sweep): Promise<void> {
    const { parts } = this.#core
    const isStillInView = reading.inputMode === 'camera' && reading.leftView === false
    if (isStillInView) return this.#sayStillInView(reading)
    const found = await this.#core.lookUp(reading)
    const { code, inputMode } = reading
    if (!found && code !== undefined && parts.readLabel(code, inputMode)) return
    this.#lastKey = reading.key
    // A sweep does not stop to ask: a case of unknown size is stored as an unknown code.
    const known = sweep && found?.isUnknownCase ? undefined : found
    const mode = sweep ? EACH : parts.mode()
    const item = countedItem(reading, known, parts.shelf())
    const asked = found ? undefined : parts.askLater(reading)
    const shown = { ...item, isNameOnItsWay: asked !== undefined && !parts.knowsAll() }
    const counted = await this.#countReading(shown, reading, mode, sweep)
    this.#noteSwept(counted === undefined ? undefined : this.#core.resultOf(counted))
    // The count is already stored under its code; the item's name may follow later.
    if (asked) void this.#lateDetails.waitFor(counted, reading, asked)
  }

  /** A quantity on the label comes before the entry mode. Returns the id of the count. */
  async #countReading(
    item: CountedItem,
    reading: Reading,
    mode: EntryMode,
    sweep?: Sweep,
  ): Promise<string | undefined> {
    const said = unitsSaid(reading, item.unit)
    const add = { item, reading, kind: 'add', quantityMode: 'scanned' } as const
    if (said !== undefined) {
      return this.#core.count({ ...add, entered: said, factor: 1 }, sweep)
    }
    if (mode.kind === 'number' || item.isUnknownCase) {
      this.#number.open(item, reading)
      return undefined
    }
    const entered = mode.kind === 'multiplier' ? mode.times : 1
    return this.#core.count({ ...add, entered }, sweep)
  }

  /** Counts one more of the last item. */
  again(): Promise<void> {
    return this.#core.inTurn(async () => {
      const last = this.state.recentResults.find(({ isUndone }) => !isUndone)
      if (!last) return
      const reading = readingAgain(last)
      const item = { ...last, codes: [] }
      await this.#core.count({ item, reading, kind: 'add', entered: 1, quantityMode: 'stepped' })
    })
  }

  /** What Undo takes back: the newest valid count, with the rest of its sweep. */
  undoable(): readonly ScanResult[] {
    const newest = lastStanding(this.state)
    if (!newest) return []
    return newest.sweep ? this.#standingOf(newest.sweep.id) : [newest]
  }

  /** Takes back the given result, or the newest valid one with the rest of its sweep. */
  undo(id?: string): Promise<void> {
    return this.#core.inTurn(async () => {
      const one = id === undefined ? undefined : this.#core.resultOf(id)
      await this.#takeBack(id === undefined ? this.undoable() : one ? [one] : [])
    })
  }

  takeBackSweep(sweepId: string): Promise<void> {
    return this.#core.inTurn(() => this.#takeBack(this.#standingOf(sweepId)))
  }

  /** What one sweep has read, including readings that added nothing. */
  readIn(sweepId: string): readonly ScanResult[] {
    return this.#standingOf(sweepId)
  }

  /** Reads the current results, because they may have been named or undone since. */
  #standingOf(sweepId: string): readonly ScanResult[] {
    const swept = this.#swept.get(sweepId) ?? []
    return swept.map((one) => this.#core.resultOf(one.id) ?? one)
  }

  async #takeBack(targets: readonly ScanResult[]): Promise<void> {
    const standing = targets.filter(({ isUndone, tone }) => !isUndone && tone !== 'duplicate')
    if (standing.length === 0) return
    const { newId, now } = this.#core.parts
    const undo = (target: ScanResult) => decideUndo(target, { id: newId(), nowMs: now() })
    await this.#core.append(standing.map(undo))
    for (const target of standing) this.#forget(target)
    this.#lastKey = undefined
  }

  #forget(result: ScanResult): void {
    this.#leaveSweep(result)
    this.#core.serials.remove(result.id)
    this.dispatch({ type: 'resultUndone', id: result.id })
  }

  #noteSwept(result: ScanResult | undefined): void {
    if (!result?.sweep) return
    const { id } = result.sweep
    this.#swept.set(id, [...(this.#swept.get(id) ?? []), result])
  }

  #leaveSweep({ id, sweep }: ScanResult): void {
    if (!sweep) return
    const left = (this.#swept.get(sweep.id) ?? []).filter((one) => one.id !== id)
    this.#swept.set(sweep.id, left)
  }

  /** Counts again what was undone. */
  putBack(id: string): Promise<void> {
    return this.#core.inTurn(async () => {
      const result = this.#core.resultOf(id)
      if (!result?.isUndone || result.effect <= 0) return
      const item = { ...result, codes: [] }
      await this.#core.count({ item, reading: readingAgain(result), ...asMuchAs(result) })
    })
  }

  /**
   * Adds a note or a picture to a result: takes it back and counts it again with them. Both events are
   * stored, or neither.
   */
  annotate(
    about: ScanResult,
    said: { readonly note?: string; readonly photo?: TakenPhoto; readonly itemId?: string },
  ): Promise<void> {
    return this.#core.inTurn(async () => {
      // It may have been named or undone since.
      const result = this.#core.resultOf(about.id) ?? about
      if (result.isUndone) return
      const { newId, now, shelf } = this.#core.parts
      const picked = said.itemId === undefined ? undefined : pickedReading(said.itemId)
      const found = picked && (await this.#core.lookUp(picked))
      const anew = found
        ? { reading: picked, item: countedItem(picked, found, shelf()) }
        : { reading: readingAgain(result), item: { ...result, codes: [] } }
      const { note, photo } = said
      const undo = decideUndo(result, { id: newId(), nowMs: now() })
      const putSerialBack = this.#core.serials.remove(result.id)
      const counted = this.#core.decide({
        ...anew,
        ...asMuchAs(result),
        ...(note && { note }),
        ...(photo && { photo }),
      })
      try {
        await this.#core.append([undo, counted.work])
      } catch (error) {
        putSerialBack()
        throw error
      }
      this.#leaveSweep(result)
      this.dispatch({ type: 'resultUndone', id: result.id })
      // A result with a note stays part of its sweep.
      const { sweep } = result
      this.#core.show({ ...counted.result, ...(sweep && { sweep }) })
      this.#noteSwept(this.#core.resultOf(counted.result.id))
    })
  }

  /** Adds a note to a line that already has its number, without adding to the number. */
  remark(
    item: CountedItem,
    said: { readonly note?: string; readonly photo?: TakenPhoto },
  ): Promise<void> {
    return this.#core.inTurn(async () => {
      const reading = item.itemId ? pickedReading(item.itemId) : codeReading(item)
      const { work } = this.#core.decide({
        item,
        reading,
        kind: 'add',
        entered: 0,
        factor: 1,
        quantityMode: 'typed',
        ...(said.note && { note: said.note }),
        ...(said.photo && { photo: said.photo }),
      })
      await this.#core.append([work])
      this.#core.parts.feel('ok')
    })
  }

  /** Called when the device has loaded more items. */
  recheck(): Promise<void> {
    return this.#lateDetails.recheck()
  }

  /** The server has accepted a count and returned what it knows about it. */
  learn(id: string, warnings: readonly ScanWarning[], serialAt?: SerialPlace): void {
    this.#lateDetails.learn(id, warnings, serialAt)
  }

  /** Opens the keypad for a line of the shelf. */
  edit(item: CountedItem): void {
    this.#number.edit(item)
  }

  press(key: KeypadKey): void {
    this.#number.press(key)
  }

  /** Restores an earlier number on the keypad. */
  restore(entry: KeypadEntry): void {
    this.#number.restore(entry)
  }

  setReplaces(replaces: boolean): void {
    this.#number.setReplaces(replaces)
  }

  /** Goes back to the earlier reading that got no number. */
  openSkipped(): Promise<void> {
    return this.#core.inTurn(() => this.#number.openSkipped())
  }

  /** Asks again for the number of an earlier reading. */
  answer(unanswered: SkippedNumber): Promise<void> {
    return this.#core.inTurn(() => this.#number.answer(unanswered))
  }

  /** Drops a reading without counting it. */
  forget({ reading }: SkippedNumber): void {
    this.#number.forget(reading)
  }

  /** Takes over the unanswered readings that an earlier page left on the device. */
  remember(unanswered: readonly SkippedNumber[]): void {
    this.#number.remember(unanswered)
  }

  save(): Promise<void> {
    return this.#core.inTurn(() => this.#number.save())
  }

  closeNumber(): void {
    this.#number.close()
  }

  /** A code that has stayed in view was counted when it appeared. The screen says so if it is the newest. */
  #sayStillInView({ key }: Reading): void {
    const [last] = this.state.recentResults
    if (!last || key !== this.#lastKey) return
    // Said once, no matter how long the code stays in view.
    if (last.tone === 'duplicate') return
    const { newId, now } = this.#core.parts
    const said = { tone: 'duplicate', effect: 0, warnings: [], atMs: now() } as const
    this.#core.show({ ...last, ...said, id: newId() })
  }
}

/** The same quantity as the result, whichever way it was entered. */
function asMuchAs({ effect }: ScanResult) {
  const entered = effect / toMilli(1)
  return { kind: 'add', entered, factor: 1, quantityMode: 'scanned' } as const
}
