// Counts: takes readings one after the other, writes each down, and only then says so.

import { toMilli } from '#domain/quantity.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'
import { Listeners } from '../client/listeners.ts'
import type { OutboxEntry, OutboxWork, TakenPhoto } from '../outbox/outbox-entry.ts'
import {
  type CountFacts,
  countedItem,
  type DecidedCount,
  decideCount,
  decideUndo,
  type Found,
} from './decide-count.ts'
import { EACH, type EntryMode } from './entry-mode.ts'
import {
  EMPTY_ENTRY,
  enteredNumber,
  type KeypadEntry,
  type KeypadKey,
  pressKey,
} from './keypad-entry.ts'
import { type Reading, readingOf, unitsSaid } from './reading.ts'
import {
  type CountedItem,
  type CountModalState,
  lastStanding,
  SCANNER_START,
  type ScannerAction,
  type ScannerState,
  type ScanResult,
  scannerReducer,
  type Tone,
  toneOf,
} from './scanner-state.ts'
import type { CountedShelf } from './shelf.ts'

export interface CounterParts {
  /** Resolves when the device cannot lose it any more. */
  readonly append: (works: readonly OutboxWork[]) => Promise<readonly OutboxEntry[]>
  /** What the device knows: nobody waits for a network. */
  readonly lookUp: (reading: Reading) => Promise<Found | undefined>
  /** Who knows more than the device; undefined: nobody does. */
  readonly askLater: (reading: Reading) => Promise<Found | undefined> | undefined
  /** Whether the device has the whole catalogue: a code that is not in it is unknown, unless it is new. */
  readonly knowsAll: () => boolean
  /** It has become known what a count is of: from now on it stands on the line of its item. */
  readonly name: (result: ScanResult) => void
  /** What stands on the shelf; null: not counted. */
  readonly quantityOf: (line: string) => number | null
  readonly shelf: () => CountedShelf
  readonly mode: () => EntryMode
  /** Whether the reading was the label of a shelf, and was dealt with as such. */
  readonly readLabel: (text: string) => boolean
  /** Sound, vibration: what is felt without looking. */
  readonly feel: (tone: Tone | 'trouble') => void
  readonly now: () => number
  readonly newId: () => string
}

export interface CounterState extends ScannerState {
  /** What stands on the keypad of the count modal. */
  readonly entry: KeypadEntry
  /** Whether the number takes the place of what was counted. */
  readonly replaces: boolean
}

type CountedNow = Pick<CountFacts, 'item' | 'reading' | 'kind' | 'entered' | 'quantityMode'> &
  Partial<Pick<CountFacts, 'factor' | 'note' | 'photo'>>

export class Counter {
  readonly #parts: CounterParts
  readonly #listeners = new Listeners<CounterState>()
  #state: CounterState = { ...SCANNER_START, entry: EMPTY_ENTRY, replaces: false }
  /** Readings come faster than they are written: they wait for each other. */
  #turn: Promise<unknown> = Promise.resolve()
  #lastKey: string | undefined
  /** What the open count modal was opened by. */
  #opener: Reading = { inputMode: 'typed' }

  constructor(parts: CounterParts) {
    this.#parts = parts
  }

  get state(): CounterState {
    return this.#state
  }

  onState(listener: (state: CounterState) => void): () => void {
    return this.#listeners.add(listener)
  }

  dispatch(action: ScannerAction): void {
    this.#set(scannerReducer(this.#state, action))
  }

  /** `sweep`: one of several labels at once, each of which counts as one. */
  read(reading: Reading, { sweep = false } = {}): Promise<void> {
    return this.#inTurn(async () => {
      await this.#saveOpenNumber()
      const isRepeat = reading.inputMode === 'camera' && reading.key === this.#lastKey
      if (isRepeat && reading.leftView === false) return this.#sayDuplicate()
      const found = await this.#lookUp(reading)
      if (!found && reading.code !== undefined && this.#parts.readLabel(reading.code)) return
      this.#lastKey = reading.key
      // In a sweep nobody is asked: a case of unknown size is kept as an unknown code.
      const known = sweep && found?.isUnknownCase ? undefined : found
      const mode = sweep ? EACH : this.#parts.mode()
      const item = countedItem(reading, known, this.#parts.shelf())
      const asked = found ? undefined : this.#parts.askLater(reading)
      const shown = { ...item, isNameOnItsWay: asked !== undefined && !this.#parts.knowsAll() }
      const counted = await this.#countReading(shown, reading, mode)
      if (asked) void this.#nameLater(counted, reading, asked)
    })
  }

  /** A device that cannot look it up counts the code all the same: the server knows what it is. */
  async #lookUp(reading: Reading): Promise<Found | undefined> {
    try {
      return await this.#parts.lookUp(reading)
    } catch (error) {
      if (reading.code !== undefined) return undefined
      this.#parts.feel('trouble')
      throw error
    }
  }

  /** The count is safe under its code; what it is comes when it comes. */
  async #nameLater(
    id: string | undefined,
    reading: Reading,
    asked: Promise<Found | undefined>,
  ): Promise<void> {
    const found = await asked
    if (id === undefined) this.#nameOpen(reading, found)
    else this.#name(id, reading, found)
  }

  /** The number that is being typed is for this item: what stands of it belongs beside the number. */
  #nameOpen(reading: Reading, found: Found | undefined): void {
    const { countModal } = this.#state
    if (!countModal || this.#opener !== reading || countModal.item.itemId !== null) return
    const item = found
      ? countedItem(reading, found, this.#parts.shelf())
      : { ...countModal.item, isNameOnItsWay: false }
    this.dispatch({ type: 'countOpened', modal: this.#modalOf(item) })
  }

  #name(id: string, reading: Reading, found: Found | undefined): void {
    const result = this.#resultOf(id)
    if (!result || result.itemId !== null || result.isUndone) return
    if (!found) return this.learn(id, ['unknown_code'])
    const item = countedItem(reading, found, this.#parts.shelf())
    // One answer for all that were counted under the code meanwhile.
    for (const one of this.#state.recentResults) {
      if (one.line !== result.line || one.isUndone) continue
      this.dispatch({ type: 'resultNamed', id: one.id, item })
      const named = this.#resultOf(one.id)
      if (named && named.tone !== 'duplicate') this.#parts.name(named)
    }
  }

  #resultOf(id: string): ScanResult | undefined {
    return this.#state.recentResults.find((one) => one.id === id)
  }

  /** The device knows more items than before: what it did not know may be among them. */
  async recheck(): Promise<void> {
    for (const result of this.#state.recentResults.filter(({ itemId }) => itemId === null)) {
      const code = result.code ?? ''
      const reading = readingOf(code, { inputMode: 'camera' })
      if (reading) this.#name(result.id, reading, await this.#parts.lookUp(reading))
    }
    const opener = this.#opener
    const found = opener.code === undefined ? undefined : await this.#parts.lookUp(opener)
    if (found) this.#nameOpen(opener, found)
  }

  /** What the label says of itself comes first, then the mode. Answers the id of what was counted. */
  async #countReading(
    item: CountedItem,
    reading: Reading,
    mode: EntryMode,
  ): Promise<string | undefined> {
    const said = unitsSaid(reading, item.unit)
    const add = { item, reading, kind: 'add', quantityMode: 'scanned' } as const
    if (said !== undefined) return this.#count({ ...add, entered: said, factor: 1 })
    if (mode.kind === 'number' || item.isUnknownCase) {
      this.#openNumber(item, reading)
      return undefined
    }
    return this.#count({ ...add, entered: mode.kind === 'multiplier' ? mode.times : 1 })
  }

  /** One more of what was counted last. */
  again(): Promise<void> {
    return this.#inTurn(async () => {
      const last = this.#state.recentResults.find(({ isUndone }) => !isUndone)
      if (!last) return
      const reading = readingAgain(last)
      const item = { ...last, codes: [] }
      await this.#count({ item, reading, kind: 'add', entered: 1, quantityMode: 'stepped' })
    })
  }

  /** The server has taken a count, and knows more about it than the device did. */
  learn(id: string, warnings: readonly ScanWarning[]): void {
    const before = this.#resultOf(id)
    if (!before || warnings.every((warning) => before.warnings.includes(warning))) return
    this.dispatch({ type: 'resultWarned', id, warnings })
    if (before.tone === 'ok') this.#parts.feel(toneOf(warnings))
  }

  /** Takes back a result, or the newest one that stands. */
  undo(id?: string): Promise<void> {
    return this.#inTurn(async () => {
      const target = id ? this.#resultOf(id) : lastStanding(this.#state)
      if (!target || target.isUndone || target.tone === 'duplicate') return
      const { newId, now } = this.#parts
      await this.#append([decideUndo(target, { id: newId(), nowMs: now() })])
      this.dispatch({ type: 'resultUndone', id: target.id })
      this.#lastKey = undefined
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
    return this.#inTurn(async () => {
      // By now it may have a name, or be taken back.
      const result = this.#resultOf(about.id) ?? about
      if (result.isUndone) return
      const { newId, now, shelf } = this.#parts
      const picked = said.itemId === undefined ? undefined : pickedReading(said.itemId)
      const found = picked && (await this.#lookUp(picked))
      const anew = found
        ? { reading: picked, item: countedItem(picked, found, shelf()) }
        : { reading: readingAgain(result), item: { ...result, codes: [] } }
      const { note, photo } = said
      const undo = decideUndo(result, { id: newId(), nowMs: now() })
      const counted = this.#decide({
        ...anew,
        kind: 'add',
        entered: result.effect / toMilli(1),
        factor: 1,
        quantityMode: 'scanned',
        ...(note && { note }),
        ...(photo && { photo }),
      })
      await this.#append([undo, counted.work])
      this.dispatch({ type: 'resultUndone', id: result.id })
      this.#show(counted.result)
    })
  }

  /** Opens the keypad for a line that is on the shelf already. */
  edit(item: CountedItem): void {
    this.#openNumber(item, item.itemId ? pickedReading(item.itemId) : codeReading(item))
    this.#set({ ...this.#state, replaces: this.#state.countModal?.existingCount !== null })
  }

  press(key: KeypadKey): void {
    this.#set({ ...this.#state, entry: pressKey(this.#state.entry, key) })
  }

  /** Puts back what stood on the keypad before. */
  restore(entry: KeypadEntry): void {
    this.#set({ entry })
  }

  setReplaces(replaces: boolean): void {
    this.#set({ ...this.#state, replaces })
  }

  save(): Promise<void> {
    return this.#inTurn(() => this.#saveOpenNumber())
  }

  closeNumber(): void {
    this.dispatch({ type: 'countClosed' })
  }

  async #saveOpenNumber(): Promise<void> {
    const { countModal, entry, replaces } = this.#state
    if (!countModal) return
    const entered = enteredNumber(entry)
    this.dispatch({ type: 'countClosed' })
    if (entered === null) return
    const kind = replaces && countModal.existingCount !== null ? 'set' : 'add'
    const { item } = countModal
    const facts = { item, reading: this.#opener, kind, entered, factor: 1 } as const
    try {
      await this.#count({ ...facts, quantityMode: 'typed' })
    } catch (error) {
      // Nobody types it twice because the phone was full.
      this.#set({ countModal, entry, replaces })
      throw error
    }
  }

  #openNumber(item: CountedItem, reading: Reading): void {
    const modal = this.#modalOf(item)
    const { warningType } = modal
    this.#opener = reading
    this.#set({ ...this.#state, entry: EMPTY_ENTRY, replaces: false })
    this.dispatch({ type: 'countOpened', modal })
    const isOnlyAgain = warningType === null || warningType === 'already_counted'
    const tone = warningType === 'unknown_code' ? 'unknown' : 'warning'
    this.#parts.feel(isOnlyAgain ? 'ok' : tone)
  }

  #modalOf(item: CountedItem): CountModalState {
    const { shelf, quantityOf } = this.#parts
    const existingCount = quantityOf(item.line)
    const warningType = warningBeforeNumber(item, existingCount)
    const { auditId } = shelf()
    return { auditId, item, existingCount, scanWarning: warningType !== null, warningType }
  }

  async #count(facts: CountedNow): Promise<string> {
    const { work, result } = this.#decide(facts)
    await this.#append([work])
    this.#show(result)
    return result.id
  }

  #decide(facts: CountedNow): DecidedCount {
    const { shelf, quantityOf, newId, now } = this.#parts
    const { auditAssignmentId, status, blind } = shelf()
    return decideCount({
      factor: facts.item.packSize,
      ...facts,
      id: newId(),
      nowMs: now(),
      auditAssignmentId,
      assignmentStatus: status,
      blind,
      countedBefore: quantityOf(facts.item.line),
    })
  }

  #show(result: ScanResult): void {
    this.#parts.feel(result.tone)
    this.dispatch({ type: 'resultAdded', result })
  }

  async #append(works: readonly OutboxWork[]): Promise<void> {
    try {
      await this.#parts.append(works)
    } catch (error) {
      this.#parts.feel('trouble')
      throw error
    }
  }

  #sayDuplicate(): void {
    const [last] = this.#state.recentResults
    if (!last) return
    // Said once, however long the code stays in the picture.
    if (last.tone === 'duplicate') return
    const { newId, now, feel } = this.#parts
    feel('duplicate')
    const result: ScanResult = {
      ...last,
      id: newId(),
      tone: 'duplicate',
      effect: 0,
      warnings: [],
      atMs: now(),
    }
    this.dispatch({ type: 'resultAdded', result })
  }

  #inTurn<T>(run: () => Promise<T> | T): Promise<T> {
    const turn = this.#turn.then(run)
    this.#turn = turn.catch(() => {})
    return turn
  }

  #set(state: Partial<CounterState>): void {
    this.#state = { ...this.#state, ...state }
    this.#listeners.call(this.#state)
  }
}

function warningBeforeNumber(
  { itemId, usualPlace, isNameOnItsWay }: CountedItem,
  existingCount: number | null,
): ScanWarning | null {
  if (itemId === null && !isNameOnItsWay) return 'unknown_code'
  if (existingCount !== null) return 'already_counted'
  return usualPlace === null ? null : 'wrong_location'
}

/** A label that only this device understood is not read again: its item is named. */
function readingAgain({ code, itemId, isNamedHere }: ScanResult): Reading {
  if (itemId !== null && (code === null || isNamedHere)) return pickedReading(itemId)
  return code === null ? { inputMode: 'typed' } : { inputMode: 'typed', code }
}

function pickedReading(itemId: string): Reading {
  return { inputMode: 'search', itemId }
}

function codeReading({ code, line }: CountedItem): Reading {
  return { inputMode: 'typed', code: code ?? line.slice(1) }
}
