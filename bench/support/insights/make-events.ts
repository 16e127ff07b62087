// From walks to the events that devices would have sent.

import type { ScanFact } from '#domain/insights/scan-log.ts'
import type { Step } from './count-steps.ts'
import type { Draws } from './draws.ts'
import type { Setting } from './settings.ts'
import { slipOf } from './slip-numbers.ts'
import type { Visit, Walk } from './truth.ts'
import { personOf } from './walks.ts'

const START_MS = 1_760_000_000_000
const RECOUNTED_SHELVES = 0.02
const GAPS = { nextItem: 3_500, typing: 2_800, nextShelf: 60_000 }

export interface MadeEvents {
  readonly events: readonly ScanFact[]
  /** The usual time between two pieces, by person. */
  readonly paces: ReadonlyMap<string, number>
}

/** How far times scatter, in logarithms; oracles read this too. */
export const TIME_SPREADS = { reRead: 0.25, pace: 0.3 }

export function makeEvents(
  draws: Draws,
  setting: Setting,
  walks: ReadonlyMap<string, Walk>,
): MadeEvents {
  const devices = new Devices(draws, setting)
  for (const walk of walks.values()) {
    const isRecounted = draws.happens(RECOUNTED_SHELVES)
    if (isRecounted) {
      const userId = personOf(draws, walk.storeId)
      devices.count({ ...walk, userId, round: 0, isStanding: false })
    }
    const round = isRecounted ? 1 : 0
    devices.count({ ...walk, round, isStanding: true })
    if (walk.again) devices.count({ ...walk, ...walk.again, round, isStanding: true })
  }
  return { events: devices.events, paces: devices.paces() }
}

interface Counting {
  readonly storeId: string
  readonly shelfId: string
  readonly userId: string
  readonly visits: readonly Visit[]
  readonly round: number
  readonly isStanding: boolean
}

interface Device {
  timeMs: number
  sequence: number
  readonly paceMs: number
}

class Devices {
  readonly events: ScanFact[] = []
  readonly #draws: Draws
  readonly #setting: Setting
  readonly #devices = new Map<string, Device>()

  constructor(draws: Draws, setting: Setting) {
    this.#draws = draws
    this.#setting = setting
  }

  paces(): ReadonlyMap<string, number> {
    return new Map([...this.#devices].map(([userId, { paceMs }]) => [userId, paceMs]))
  }

  count(counting: Counting): void {
    const device = this.#device(counting.userId)
    device.timeMs += this.#draws.logNormal(GAPS.nextShelf, 0.5)
    const entered = new Set<string>()
    for (const { steps, spot } of counting.visits) {
      const isFirst = !entered.has(spot.item.id)
      const isCorrected =
        isFirst && steps.length === 1 && this.#draws.happens(this.#setting.corrections)
      for (const [at, step] of steps.entries()) {
        const isNext = at === 0
        device.timeMs += this.#gap(device, step, isNext)
        if (isCorrected) this.#correct(counting, device, step)
        else this.#push(counting, device, step, {})
      }
      if (steps.length > 0) entered.add(spot.item.id)
    }
  }

  /** Typed wrongly, noticed, and set to the right number. */
  #correct(counting: Counting, device: Device, step: Step): void {
    const slip = step.mode === 'typed' ? slipOf(this.#draws, Math.round(step.entered)) : null
    const wrong = slip?.typed ?? null
    if (wrong === null || step.itemId === null) return this.#push(counting, device, step, {})
    this.#push(counting, device, { ...step, entered: wrong }, {})
    device.timeMs += this.#draws.logNormal(GAPS.typing, 0.4)
    this.#push(counting, device, step, { kind: 'set', replaces: wrong * step.factor })
  }

  #gap({ paceMs }: Device, step: Step, isNext: boolean): number {
    if (step.isReRead) return this.#draws.logNormal(this.#setting.reReadMs, TIME_SPREADS.reRead)
    if (isNext) return this.#draws.logNormal(GAPS.nextItem, 0.4)
    return this.#draws.logNormal(step.mode === 'typed' ? GAPS.typing : paceMs, TIME_SPREADS.pace)
  }

  #device(userId: string): Device {
    const known = this.#devices.get(userId)
    if (known) return known
    const [fastest, slowest] = this.#setting.paceMs
    const paceMs = fastest + this.#draws.next() * (slowest - fastest)
    const device = { timeMs: START_MS + this.#draws.upTo(600_000), sequence: 0, paceMs }
    this.#devices.set(userId, device)
    return device
  }

  #push(
    { storeId, shelfId, userId, round, isStanding }: Counting,
    device: Device,
    step: Step,
    more: Partial<ScanFact>,
  ): void {
    const { hasFactor, hasOrder, hasModes } = this.#setting
    device.sequence += 1
    this.events.push({
      id: `event-${String(this.events.length).padStart(8, '0')}`,
      kind: 'add',
      storeId,
      shelfId,
      assignmentId: `${shelfId}-round-${round}`,
      round,
      isStanding,
      userId,
      deviceId: `device-of-${userId}`,
      sequence: hasOrder ? device.sequence : null,
      deviceTimeMs: hasOrder ? Math.round(device.timeMs) : null,
      itemId: step.itemId,
      code: step.code,
      entered: hasFactor ? step.entered : step.entered * step.factor,
      unitFactor: hasFactor ? step.factor : null,
      replaces: null,
      voids: null,
      inputMode: hasModes ? 'gun' : null,
      quantityMode: hasModes ? step.mode : null,
      leftView: null,
      ...more,
    })
  }
}
