// One counter per shelf: readings become counts, one after the other.

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
  /** What was counted in sweeps, by the id of the sweep: more than what is shown as recent. */
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

  /** `sweep`: one of several labels, each of which counts as one, and which are taken back together. */
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
    // In a sweep nobody is asked: a case of unknown size is kept as an unknown code.
    const known = sweep && found?.isUnknownCase ? undefined : found
    const mode = sweep ? EACH : parts.mode()
    const item = countedItem(reading, known, parts.shelf())
    const asked = found ? undefined : parts.askLater(reading)
    const shown = { ...item, isNameOnItsWay: asked !== undefined && !parts.knowsAll() }
    const counted = await this.#countReading(shown, reading, mode, sweep)
    this.#noteSwept(counted === undefined ? undefined : this.#core.resultOf(counted))
    // The count is safe under its code; what it is comes when it comes.
    if (asked) void this.#lateDetails.waitFor(counted, reading, asked)
  }

  /** What the label says of itself comes first, then the mode. Answers the id of what was counted. */
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

  /** One more of what was counted last. */
  again(): Promise<void> {
    return this.#core.inTurn(async () => {
      const last = this.state.recentResults.find(({ isUndone }) => !isUndone)
      if (!last) return
      const reading = readingAgain(last)
      const item = { ...last, codes: [] }
      await this.#core.count({ item, reading, kind: 'add', entered: 1, quantityMode: 'stepped' })
    })
  }

  /** What a tap on Undo takes back: the newest count that stands, with all of its sweep. */
  undoable(): readonly ScanResult[] {
    const newest = lastStanding(this.state)
    if (!newest) return []
    return newest.sweep ? this.#standingOf(newest.sweep.id) : [newest]
  }

  /** Takes back a result, or the newest one that stands, with all of its sweep. */
  undo(id?: string): Promise<void> {
    return this.#core.inTurn(async () => {
      const one = id === undefined ? undefined : this.#core.resultOf(id)
      await this.#takeBack(id === undefined ? this.undoable() : one ? [one] : [])
    })
  }

  takeBackSweep(sweepId: string): Promise<void> {
    return this.#core.inTurn(() => this.#takeBack(this.#standingOf(sweepId)))
  }

  /** What a pass along the shelf has read, also what adds nothing. */
  readIn(sweepId: string): readonly ScanResult[] {
    return this.#standingOf(sweepId)
  }

  /** By now they may have a name, or be taken back. */
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

  /** Counts again what was taken back. */
  putBack(id: string): Promise<void> {
    return this.#core.inTurn(async () => {
      const result = this.#core.resultOf(id)
      if (!result?.isUndone || result.effect <= 0) return
      const item = { ...result, codes: [] }
      await this.#core.count({ item, reading: readingAgain(result), ...asMuchAs(result) })
    })
  }

  /**
   * Says more about a result: it is taken back and counted anew, with the note and the picture. Both are
   * written down together or not at all.
   */
  annotate(
    about: ScanResult,
    said: { readonly note?: string; readonly photo?: TakenPhoto; readonly itemId?: string },
  ): Promise<void> {
    return this.#core.inTurn(async () => {
      // By now it may have a name, or be taken back.
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
      // What is said of a label does not take it out of its sweep.
      const { sweep } = result
      this.#core.show({ ...counted.result, ...(sweep && { sweep }) })
      this.#noteSwept(this.#core.resultOf(counted.result.id))
    })
  }

  /** Says something of a line that has its number already: nothing is added to it. */
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

  /** The device knows more items than before. */
  recheck(): Promise<void> {
    return this.#lateDetails.recheck()
  }

  /** The server has taken a count, and knows more about it than the device did. */
  learn(id: string, warnings: readonly ScanWarning[], serialAt?: SerialPlace): void {
    this.#lateDetails.learn(id, warnings, serialAt)
  }

  /** Opens the keypad for a line that is on the shelf already. */
  edit(item: CountedItem): void {
    this.#number.edit(item)
  }

  press(key: KeypadKey): void {
    this.#number.press(key)
  }

  /** Puts back what stood on the keypad before. */
  restore(entry: KeypadEntry): void {
    this.#number.restore(entry)
  }

  setReplaces(replaces: boolean): void {
    this.#number.setReplaces(replaces)
  }

  /** Goes back to what was scanned before and got no number. */
  openSkipped(): Promise<void> {
    return this.#core.inTurn(() => this.#number.openSkipped())
  }

  /** Asks again for the number of something that was scanned before. */
  answer(unanswered: SkippedNumber): Promise<void> {
    return this.#core.inTurn(() => this.#number.answer(unanswered))
  }

  /** Nothing is to be counted of it. */
  forget({ reading }: SkippedNumber): void {
    this.#number.forget(reading)
  }

  /** What the device has kept of an earlier page. */
  remember(unanswered: readonly SkippedNumber[]): void {
    this.#number.remember(unanswered)
  }

  save(): Promise<void> {
    return this.#core.inTurn(() => this.#number.save())
  }

  closeNumber(): void {
    this.#number.close()
  }

  /** What has not left the picture was counted when it came. Of the newest that is said. */
  #sayStillInView({ key }: Reading): void {
    const [last] = this.state.recentResults
    if (!last || key !== this.#lastKey) return
    // Said once, however long the code stays in the picture.
    if (last.tone === 'duplicate') return
    const { newId, now } = this.#core.parts
    const said = { tone: 'duplicate', effect: 0, warnings: [], atMs: now() } as const
    this.#core.show({ ...last, ...said, id: newId() })
  }
}

/** Counts what a result counted, however it was counted then. */
function asMuchAs({ effect }: ScanResult) {
  const entered = effect / toMilli(1)
  return { kind: 'add', entered, factor: 1, quantityMode: 'scanned' } as const
}
