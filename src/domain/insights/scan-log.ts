// A million events in columns: what detectors read of a ScanFact, without an object for each. Texts are numbers in one
// table; unknown values are NaN or NO_TEXT.

import { IdColumn } from './id-column.ts'
import { LastText, TextTable } from './text-table.ts'

export interface ScanFact {
  readonly id: string
  readonly kind: 'add' | 'set' | 'void' | 'empty'
  readonly storeId: string
  readonly shelfId: string
  readonly assignmentId: string | null
  /** 0 for the first count. */
  readonly round: number
  /** Whether it is part of its shelf's total, rather than of an earlier round or of the count it is compared with. */
  readonly isStanding: boolean
  readonly userId: string
  readonly deviceId: string
  /** The order of scanning on this device; null when unknown. */
  readonly sequence: number | null
  readonly deviceTimeMs: number | null
  /** Null for an unknown code, or when nothing was counted. */
  readonly itemId: string | null
  /** As scanned; null when the item was picked. */
  readonly code: string | null
  /** The number as entered; null for void and empty. */
  readonly entered: number | null
  /** Its factor; null when only the product of number and factor is known, which is then in `entered`. */
  readonly unitFactor: number | null
  /** For `set`: the units that it replaced; all of its own if a later set replaced it. */
  readonly replaces: number | null
  /** For `void`: the event that it undoes. */
  readonly voids: string | null
  readonly inputMode: 'camera' | 'gun' | 'typed' | 'search' | null
  readonly quantityMode: 'scanned' | 'stepped' | 'typed' | null
  /** Whether the code left the camera's view since its last read; null when unknown. */
  readonly leftView: boolean | null
}

export const KIND = { add: 0, set: 1, void: 2, empty: 3 } as const
export const QUANTITY_MODE = { unknown: 0, scanned: 1, stepped: 2, typed: 3 } as const
export const LEFT_VIEW = { unknown: 0, left: 1, stayed: 2 } as const

const FIRST_SIZE = 1_024
const GROWTH = 1.5

export class ScanLog {
  readonly texts = new TextTable()
  length = 0
  kind = new Uint8Array(FIRST_SIZE)
  isStanding = new Uint8Array(FIRST_SIZE)
  quantityMode = new Uint8Array(FIRST_SIZE)
  leftView = new Uint8Array(FIRST_SIZE)
  round = new Int16Array(FIRST_SIZE)
  store = new Int32Array(FIRST_SIZE)
  shelf = new Int32Array(FIRST_SIZE)
  assignment = new Int32Array(FIRST_SIZE)
  user = new Int32Array(FIRST_SIZE)
  device = new Int32Array(FIRST_SIZE)
  item = new Int32Array(FIRST_SIZE)
  code = new Int32Array(FIRST_SIZE)
  sequence = new Float64Array(FIRST_SIZE)
  timeMs = new Float64Array(FIRST_SIZE)
  entered = new Float64Array(FIRST_SIZE)
  factor = new Float64Array(FIRST_SIZE)
  readonly #ids = new IdColumn()
  /** Most events have the same store, shelf, person and item as the previous one. */
  readonly #last = {
    store: new LastText(this.texts),
    shelf: new LastText(this.texts),
    assignment: new LastText(this.texts),
    user: new LastText(this.texts),
    device: new LastText(this.texts),
    item: new LastText(this.texts),
    code: new LastText(this.texts),
  }
  readonly #replaces = new Map<number, number>()
  /** Ids of undone events. */
  readonly #voids = new Map<number, string>()

  static from(events: ScanEvents): ScanLog {
    if (events instanceof ScanLog) return events
    const log = new ScanLog()
    log.#widen(events.length)
    for (const event of events) log.add(event)
    return log
  }

  add(event: ScanFact): void {
    const at = this.length
    if (at === this.kind.length) this.#widen(Math.ceil(at * GROWTH))
    this.length = at + 1
    this.#ids.set(at, event.id)
    this.kind[at] = KIND[event.kind]
    this.isStanding[at] = event.isStanding ? 1 : 0
    this.quantityMode[at] = QUANTITY_MODE[event.quantityMode ?? 'unknown']
    this.leftView[at] = LEFT_VIEW[viewOf(event.leftView)]
    this.round[at] = event.round
    this.store[at] = this.#last.store.numberOf(event.storeId)
    this.shelf[at] = this.#last.shelf.numberOf(event.shelfId)
    this.assignment[at] = this.#last.assignment.numberOf(event.assignmentId)
    this.user[at] = this.#last.user.numberOf(event.userId)
    this.device[at] = this.#last.device.numberOf(event.deviceId)
    this.item[at] = this.#last.item.numberOf(event.itemId)
    this.code[at] = this.#last.code.numberOf(event.code)
    this.sequence[at] = event.sequence ?? Number.NaN
    this.timeMs[at] = event.deviceTimeMs ?? Number.NaN
    this.entered[at] = event.entered ?? Number.NaN
    this.factor[at] = event.unitFactor ?? Number.NaN
    if (event.replaces !== null) this.#replaces.set(at, event.replaces)
    if (event.voids !== null) this.#voids.set(at, event.voids)
  }

  idOf(at: number): string {
    return this.#ids.of(at)
  }

  textAt(column: Int32Array, at: number): string {
    return this.texts.textOf(column[at] ?? -1)
  }

  /** What an event adds to its line unless it is voided. */
  effectAt(at: number): number {
    const value = this.enteredAt(at) * this.factorAt(at)
    return this.kind[at] === KIND.set ? value - (this.#replaces.get(at) ?? 0) : value
  }

  /** 0 when nothing was entered. */
  enteredAt(at: number): number {
    return this.entered[at] || 0
  }

  /** 1 when only the product of number and factor is known. */
  factorAt(at: number): number {
    return this.factor[at] || 1
  }

  /** Whether it counts something, with a known item or not. */
  counts(at: number): boolean {
    return !Number.isNaN(this.entered[at])
  }

  /** Ids of undone events; on request only those that are part of the totals. */
  voided(standingOnly: boolean): ReadonlySet<string> {
    const all = new Set<string>()
    for (const [at, id] of this.#voids) {
      if (this.kind[at] !== KIND.void || (standingOnly && this.isStanding[at] === 0)) continue
      all.add(id)
    }
    return all
  }

  #widen(size: number): void {
    this.kind = wider(this.kind, new Uint8Array(size))
    this.isStanding = wider(this.isStanding, new Uint8Array(size))
    this.quantityMode = wider(this.quantityMode, new Uint8Array(size))
    this.leftView = wider(this.leftView, new Uint8Array(size))
    this.round = wider(this.round, new Int16Array(size))
    this.store = wider(this.store, new Int32Array(size))
    this.shelf = wider(this.shelf, new Int32Array(size))
    this.assignment = wider(this.assignment, new Int32Array(size))
    this.user = wider(this.user, new Int32Array(size))
    this.device = wider(this.device, new Int32Array(size))
    this.item = wider(this.item, new Int32Array(size))
    this.code = wider(this.code, new Int32Array(size))
    this.sequence = wider(this.sequence, new Float64Array(size))
    this.timeMs = wider(this.timeMs, new Float64Array(size))
    this.entered = wider(this.entered, new Float64Array(size))
    this.factor = wider(this.factor, new Float64Array(size))
  }
}

/** As objects, or already in columns. */
export type ScanEvents = readonly ScanFact[] | ScanLog

function viewOf(leftView: boolean | null): keyof typeof LEFT_VIEW {
  if (leftView === null) return 'unknown'
  return leftView ? 'left' : 'stayed'
}

interface Column {
  readonly length: number
  set(from: ArrayLike<number>): void
}

function wider<Kept extends Column & ArrayLike<number>>(from: Kept, to: Kept): Kept {
  if (to.length <= from.length) return from
  to.set(from)
  return to
}
