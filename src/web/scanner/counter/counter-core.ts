// What every part of the counter stands on: its state, its turns, and how a count is written down.

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
  /** What a correction of the line has seen of the server's counts; null: nothing. */
  readonly seenVersionOf: (line: string) => number | null
  readonly shelf: () => CountedShelf
  readonly mode: () => EntryMode
  /** Whether the reading was the label of a shelf, and was dealt with as such. */
  readonly readLabel: (text: string, inputMode: InputMode) => boolean
  /** What the store's own labels mean. */
  readonly templates: () => readonly LabelTemplate[]
  /** Sound, vibration: what is felt without looking. */
  readonly feel: (tone: Tone | 'trouble') => void
  /** Said aloud, where somebody wants it. */
  readonly say?: (result: ScanResult) => void
  readonly now: () => number
  readonly newId: () => string
  /** What this phone has counted on other shelves; left out: nothing. */
  readonly serials?: PhoneSerials
}

export interface CounterState extends ScannerState {
  /** What stands on the keypad of the count modal. */
  readonly entry: KeypadEntry
  /** Whether the number takes the place of what was counted. */
  readonly replaces: boolean
  /** What was scanned before the open one and got no number: it is not counted. */
  readonly skipped: SkippedNumber | null
  /** Everything that was scanned and has no number yet, the open one included; the newest last. */
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
  /** Readings come faster than they are written: they wait for each other. */
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

  /** A device that cannot look it up counts the code all the same: the server knows what it is. */
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
