// Counts: takes readings one after the other, writes each down, and only then says so.

import { toMilli } from '#domain/quantity.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'
import { Listeners } from '../client/listeners.ts'
import type { OutboxEntry, OutboxWork, TakenPhoto } from '../outbox/outbox-entry.ts'
import {
  type CountFacts,
  countedItem,
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
      const found = await this.#parts.lookUp(reading)
      if (!found && reading.code !== undefined && this.#parts.readLabel(reading.code)) return
      this.#lastKey = reading.key
      // In a sweep nobody is asked: a case of unknown size is kept as an unknown code.
      const known = sweep && found?.isUnknownCase ? undefined : found
      const mode = sweep ? EACH : this.#parts.mode()
      const item = countedItem(reading, known, this.#parts.shelf())
      const asked = found ? undefined : this.#parts.askLater(reading)
      const shown = { ...item, isNameOnItsWay: asked !== undefined && !this.#parts.knowsAll() }
      const counted = await this.#countReading(shown, reading, mode)
      if (asked && counted !== undefined) void this.#nameLater(counted, reading, asked)
    })
  }

  /** The count is safe under its code; what it is comes when it comes. */
  async #nameLater(id: string, reading: Reading, asked: Promise<Found | undefined>): Promise<void> {
    this.#name(id, reading, await asked)
  }

  #name(id: string, reading: Reading, found: Found | undefined): void {
    const result = this.#state.recentResults.find((one) => one.id === id)
    if (!result || result.itemId !== null) return
    if (!found) return this.learn(id, ['unknown_code'])
    const item = countedItem(reading, found, this.#parts.shelf())
    this.dispatch({ type: 'resultNamed', id, item })
  }

  /** The device knows more items than before: what it did not know may be among them. */
  async recheck(): Promise<void> {
    for (const result of this.#state.recentResults.filter(({ itemId }) => itemId === null)) {
      const code = result.code ?? ''
      const reading = readingOf(code, { inputMode: 'camera' })
      if (reading) this.#name(result.id, reading, await this.#parts.lookUp(reading))
    }
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
    const before = this.#state.recentResults.find((one) => one.id === id)
    if (!before || warnings.every((warning) => before.warnings.includes(warning))) return
    this.dispatch({ type: 'resultWarned', id, warnings })
    if (before.tone === 'ok') this.#parts.feel(toneOf(warnings))
  }

  /** Takes back a result, or the newest one that stands. */
  undo(id?: string): Promise<void> {
    return this.#inTurn(async () => {
      const { recentResults } = this.#state
      const target = id ? recentResults.find((one) => one.id === id) : lastStanding(this.#state)
      if (!target || target.isUndone || target.tone === 'duplicate') return
      const { newId, now } = this.#parts
      await this.#append([decideUndo(target, { id: newId(), nowMs: now() })])
      this.dispatch({ type: 'resultUndone', id: target.id })
      this.#lastKey = undefined
    })
  }

  /** Says more about a result: it is taken back and counted anew, with the note and the picture. */
  annotate(
    result: ScanResult,
    said: { readonly note?: string; readonly photo?: TakenPhoto; readonly itemId?: string },
  ): Promise<void> {
    return this.#inTurn(async () => {
      const { newId, now } = this.#parts
      const reading: Reading = said.itemId
        ? { inputMode: 'search', itemId: said.itemId }
        : readingAgain(result)
      const found = said.itemId ? await this.#parts.lookUp(reading) : undefined
      const { shelf } = this.#parts
      const item = found ? countedItem(reading, found, shelf()) : { ...result, codes: [] }
      await this.#append([decideUndo(result, { id: newId(), nowMs: now() })])
      this.dispatch({ type: 'resultUndone', id: result.id })
      const quantity = result.effect / toMilli(1)
      const { note, photo } = said
      await this.#count({
        item,
        reading,
        kind: 'add',
        entered: quantity,
        factor: 1,
        quantityMode: 'scanned',
        ...(note && { note }),
        ...(photo && { photo }),
      })
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
    await this.#count({ ...facts, quantityMode: 'typed' })
  }

  #openNumber(item: CountedItem, reading: Reading): void {
    const existingCount = this.#parts.quantityOf(item.line)
    const warningType = warningBeforeNumber(item, existingCount)
    const { auditId } = this.#parts.shelf()
    const scanWarning = warningType !== null
    this.#opener = reading
    this.#set({ ...this.#state, entry: EMPTY_ENTRY, replaces: false })
    this.dispatch({
      type: 'countOpened',
      modal: { auditId, item, existingCount, scanWarning, warningType },
    })
    const isOnlyAgain = warningType === null || warningType === 'already_counted'
    const tone = warningType === 'unknown_code' ? 'unknown' : 'warning'
    this.#parts.feel(isOnlyAgain ? 'ok' : tone)
  }

  async #count(
    facts: Pick<CountFacts, 'item' | 'reading' | 'kind' | 'entered' | 'quantityMode'> & {
      readonly factor?: number
      readonly note?: string
      readonly photo?: TakenPhoto
    },
  ): Promise<string> {
    const { shelf, quantityOf, newId, now, feel } = this.#parts
    const { auditAssignmentId, status, blind } = shelf()
    const { work, result } = decideCount({
      factor: facts.item.packSize,
      ...facts,
      id: newId(),
      nowMs: now(),
      auditAssignmentId,
      assignmentStatus: status,
      blind,
      countedBefore: quantityOf(facts.item.line),
    })
    await this.#append([work])
    feel(result.tone)
    this.dispatch({ type: 'resultAdded', result })
    return result.id
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

function readingAgain({ code, itemId }: ScanResult): Reading {
  if (code !== null) return { inputMode: 'typed', code }
  return itemId === null ? { inputMode: 'typed' } : pickedReading(itemId)
}

function pickedReading(itemId: string): Reading {
  return { inputMode: 'search', itemId }
}

function codeReading({ code, line }: CountedItem): Reading {
  return { inputMode: 'typed', code: code ?? line.slice(1) }
}
