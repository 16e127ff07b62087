// The base of all parts of the counter: its state, its queue, and storing a count.

import type { LabelTemplate } from '#domain/codes/label-template.ts'
import { Listeners } from '#web/client/listeners.ts'
import type { OutboxEntry, OutboxWork } from '#web/outbox/outbox-entry.ts'
import type { InputMode, Reading } from '../camera/reading.ts'
import {
  type CountedItem,
  SCANNER_START,
  type ScannerAction,
  type ScannerState,
  type ScanResult,
  type Sweep,
  scannerReducer,
  type Tone,
} from '../scanner-state.ts'
import { type CountFacts, type DecidedCount, decideCount, type Found } from './decide-count.ts'
import type { EntryMode } from './entry-mode.ts'
import { EMPTY_ENTRY, type KeypadEntry } from './keypad-entry.ts'
import { PhoneSerials } from './phone-serials.ts'
import type { CountedShelf } from './shelf.ts'

export interface CounterParts {
  /** Resolves once the device can no longer lose it. */
  readonly append: (works: readonly OutboxWork[]) => Promise<readonly OutboxEntry[]>
  /** Looks on the device only, so that no count waits for a network. */
  readonly lookUp: (reading: Reading) => Promise<Found | undefined>
  /** Asks the server if it may know more than the device; undefined if it cannot. */
  readonly askLater: (reading: Reading) => Promise<Found | undefined> | undefined
  /** Whether the device has the whole catalogue: then a code that is not in it is unknown, or very new. */
  readonly knowsAll: () => boolean
  /** The item of a count has become known: from now on the count belongs to the line of that item. */
  readonly name: (result: ScanResult) => void
  /** The quantity on the shelf; null: not counted. */
  readonly quantityOf: (line: string) => number | null
  /** The version of the server's counts that a correction of the line was based on; null: none. */
  readonly seenVersionOf: (line: string) => number | null
  readonly shelf: () => CountedShelf
  readonly mode: () => EntryMode
  /** Returns whether the reading was the label of a shelf and has been handled. */
  readonly readLabel: (text: string, inputMode: InputMode) => boolean
  /** The templates of the store's own labels. */
  readonly templates: () => readonly LabelTemplate[]
  /** Sound and vibration, for people who do not look at the screen. */
  readonly feel: (tone: Tone | 'trouble') => void
  /** Speaks the result, if the person wants that. */
  readonly say?: (result: ScanResult) => void
  readonly now: () => number
  readonly newId: () => string
  /** Serial numbers that this phone has counted on other shelves; left out: none. */
  readonly serials?: PhoneSerials
}

export interface CounterState extends ScannerState {
  /** The number on the keypad of the count modal. */
  readonly entry: KeypadEntry
  /** Whether the number replaces what was counted so far. */
  readonly replaces: boolean
  /** The reading before the open one that got no number: it is not counted. */
  readonly skipped: SkippedNumber | null
  /** All readings without a number, including the open one; newest last. */
  readonly unanswered: readonly SkippedNumber[]
}

export interface SkippedNumber {
  readonly item: CountedItem
  readonly reading: Reading
}

export type CountedNow = Pick<
  CountFacts,
  'item' | 'reading' | 'kind' | 'entered' | 'quantityMode'
> &
  Partial<Pick<CountFacts, 'factor' | 'note' | 'photo'>>

export class CounterCore {
  readonly parts: CounterParts
  readonly #listeners = new Listeners<CounterState>()
  #state: CounterState = {
    ...SCANNER_START,
    entry: EMPTY_ENTRY,
    replaces: false,
    skipped: null,
    unanswered: [],
  }
  /** Readings arrive faster than they are stored, so they wait for each other. */
  #turn: Promise<unknown> = Promise.resolve()
  readonly serials: PhoneSerials

  constructor(parts: CounterParts) {
    this.parts = parts
    this.serials = parts.serials ?? new PhoneSerials()
  }

  get state(): CounterState {
    return this.#state
  }

  onState(listener: (state: CounterState) => void): () => void {
    return this.#listeners.add(listener)
  }

  dispatch(action: ScannerAction): void {
    this.set(scannerReducer(this.#state, action))
  }

  set(state: Partial<CounterState>): void {
    this.#state = { ...this.#state, ...state }
    this.#listeners.call(this.#state)
  }

  inTurn<T>(run: () => Promise<T> | T): Promise<T> {
    const turn = this.#turn.then(run)
    this.#turn = turn.catch(() => {})
    return turn
  }

  resultOf(id: string): ScanResult | undefined {
    return this.#state.recentResults.find((one) => one.id === id)
  }

  /** If the lookup on the device fails the code is counted all the same: the server knows its item. */
  async lookUp(reading: Reading): Promise<Found | undefined> {
    try {
      return await this.parts.lookUp(reading)
    } catch (error) {
      if (reading.code !== undefined) return undefined
      this.parts.feel('trouble')
      throw error
    }
  }

  async count(facts: CountedNow, sweep?: Sweep): Promise<string> {
    const { work, result } = this.decide(facts)
    await this.append([work])
    this.show(sweep ? { ...result, sweep } : result)
    return result.id
  }

  decide(facts: CountedNow): DecidedCount {
    const { shelf, quantityOf, seenVersionOf, newId, now } = this.parts
    const { auditAssignmentId, status, blind } = shelf()
    const { serial } = facts.reading
    const { line } = facts.item
    const serialAt = serial === undefined ? undefined : this.serials.find(line, serial, shelf())
    return decideCount({
      ...(serialAt !== undefined && { serialAt }),
      factor: facts.item.packSize,
      ...facts,
      id: newId(),
      nowMs: now(),
      auditAssignmentId,
      assignmentStatus: status,
      blind,
      countedBefore: quantityOf(facts.item.line),
      seenVersion: seenVersionOf(facts.item.line),
    })
  }

  show(result: ScanResult): void {
    const { id: eventId, line, serial, effect, setTo } = result
    const place = this.parts.shelf()
    if (setTo === 0) this.serials.removeLine(line, place)
    if (serial !== undefined && effect > 0) this.serials.add({ line, serial, eventId, place })
    this.parts.feel(result.tone)
    this.parts.say?.(result)
    this.dispatch({ type: 'resultAdded', result })
  }

  async append(works: readonly OutboxWork[]): Promise<void> {
    try {
      await this.parts.append(works)
    } catch (error) {
      this.parts.feel('trouble')
      throw error
    }
  }
}
