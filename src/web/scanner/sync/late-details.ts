// Fills in what arrives after a count is safely stored: its item, and what the server says about it.

import { fromMilli } from '#domain/quantity.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'
import { type Reading, readingOf, unitsSaid } from '../camera/reading.ts'
import type { CounterCore } from '../counter/counter-core.ts'
import { countedItem, decideUndo, type Found } from '../counter/decide-count.ts'
import type { NumberEntry } from '../counter/number-entry.ts'
import { type CountedItem, type SerialPlace, toneOf } from '../scanner-state.ts'

export class LateDetails {
  readonly #core: CounterCore
  readonly #number: NumberEntry

  constructor(core: CounterCore, number: NumberEntry) {
    this.#core = core
    this.#number = number
  }

  /** `id`: the count; undefined while its number is still being typed. */
  async waitFor(
    id: string | undefined,
    reading: Reading,
    asked: Promise<Found | undefined>,
  ): Promise<void> {
    const found = await asked
    if (id === undefined) this.#number.name(reading, found)
    else this.#name(id, reading, found)
  }

  /** The device has loaded more items; counts of unknown codes may now have an item. */
  async recheck(): Promise<void> {
    const { parts, state } = this.#core
    for (const result of state.recentResults.filter(({ itemId }) => itemId === null)) {
      const code = result.code ?? ''
      const reading = readingOf(code, { inputMode: 'camera' }, parts.templates())
      if (reading) this.#name(result.id, reading, await parts.lookUp(reading))
    }
    const { opener } = this.#number
    const found = opener.code === undefined ? undefined : await parts.lookUp(opener)
    if (found) this.#number.name(opener, found)
  }

  /** The server has accepted a count and returned what it knows about it. */
  learn(id: string, warnings: readonly ScanWarning[], serialAt?: SerialPlace): void {
    const before = this.#core.resultOf(id)
    if (!before || warnings.every((warning) => before.warnings.includes(warning))) return
    this.#core.dispatch({ type: 'resultWarned', id, warnings, ...(serialAt && { serialAt }) })
    if (before.tone === 'ok') this.#core.parts.feel(toneOf(warnings))
  }

  /**
   * The server cannot read the store's own labels, which also carry a weight: so the count under the bare
   * code is taken back and the item counted instead. Both are stored, or neither.
   */
  #countAnew(id: string, reading: Reading, item: CountedItem): Promise<void> {
    return this.#core.inTurn(async () => {
      const result = this.#core.resultOf(id)
      if (!result || result.isUndone || result.tone === 'duplicate') return
      const { newId, now } = this.#core.parts
      const said = unitsSaid(reading, item.unit)
      const entered = said ?? fromMilli(result.effect)
      const factor = said === undefined ? item.packSize : 1
      const counted = { item, reading, kind: 'add', quantityMode: 'scanned' } as const
      const { work, result: anew } = this.#core.decide({ ...counted, entered, factor })
      await this.#core.append([decideUndo(result, { id: newId(), nowMs: now() }), work])
      this.#core.dispatch({ type: 'resultUndone', id })
      this.#core.show(anew)
    })
  }

  #name(id: string, reading: Reading, found: Found | undefined): void {
    const result = this.#core.resultOf(id)
    if (!result || result.itemId !== null || result.isUndone) return
    // The case is in no catalogue, so its size is unknown.
    if (!found || found.isUnknownCase) return this.learn(id, ['unknown_code'])
    const item = countedItem(reading, found, this.#core.parts.shelf())
    // One answer names everything that was counted under the same code meanwhile.
    for (const one of this.#core.state.recentResults) {
      if (one.line !== result.line || one.isUndone) continue
      if (reading.storeKey !== undefined) {
        void this.#countAnew(one.id, reading, item).catch(() => {})
        continue
      }
      this.#core.dispatch({ type: 'resultNamed', id: one.id, item })
      const named = this.#core.resultOf(one.id)
      if (named && named.tone !== 'duplicate') this.#core.parts.name(named)
    }
  }
}
