// What the simulator itself knows about a place: how probable its stock is, and how probable the record
// of it, given the stock. Detectors never see this; oracles are made of it.

import { heavyShare, RECORDS, unruliness } from '../make-records.ts'
import { type Spot, STOCK } from '../make-shop.ts'
import type { Setting } from '../settings.ts'

/** Less stock than this there never is, for all that matters. */
const NEGLIGIBLE_STOCK = 1e-9
/** Sums go as far as so many times the mean. */
const FAR = 14
/** Weights are in thousandths. */
const GRAM = 0.001

export class GeneratorChances {
  readonly #setting: Setting

  constructor(setting: Setting) {
    this.#setting = setting
  }

  /** That so much lies there and the record says what it says. */
  of(spot: Spot, actual: number): number {
    const stock = actual > 0 ? stockChance(actual, spot.isWeighed) : 0
    return stock < NEGLIGIBLE_STOCK * (spot.isWeighed ? GRAM : 1)
      ? 0
      : stock * this.#recordChance(spot, actual)
  }

  #recordChance(spot: Spot, actual: number): number {
    if (spot.isWeighed) return this.#weighedChance(spot, actual)
    const by = Math.round(spot.expected - actual)
    if (spot.expected > 0) return this.#differs(spot, actual, by)
    let none = 0
    for (let more = 0; more < FAR * RECORDS.size(actual); more += 1) {
      none += this.#differs(spot, actual, by - more)
    }
    return none
  }

  /** Weighing is a few percent off before anything else goes wrong. */
  #weighedChance(spot: Spot, actual: number): number {
    const spread = RECORDS.weighing * actual
    const near = Math.round(spot.expected - actual)
    const reach = Math.ceil(4 * spread)
    let sum = 0
    for (let by = near - reach; by <= near + reach; by += 1) {
      const off = (spot.expected - by - actual) / spread
      sum += this.#differs(spot, actual, by) * density(off) * (GRAM / spread)
    }
    return sum
  }

  /** By so much, all causes together. */
  #differs(spot: Spot, actual: number, by: number): number {
    const { pack } = spot
    const received = this.#setting.receiving * 2
    if (pack === null) return this.#lostOrWrong(spot, actual, by)
    const off = RECORDS.packAndOne
    let sum = (1 - received) * this.#lostOrWrong(spot, actual, by)
    for (const packs of [-pack, pack]) {
      sum += (received / 2) * (1 - off) * this.#lostOrWrong(spot, actual, by - packs)
      for (const one of [-1, 1]) {
        sum += (received / 4) * off * this.#lostOrWrong(spot, actual, by - packs - one)
      }
    }
    return sum
  }

  #lostOrWrong(spot: Spot, actual: number, by: number): number {
    const { shrinkage } = this.#setting
    const cases = spot.pack === null ? 0 : RECORDS.stolenCases
    const mean = RECORDS.lost(actual)
    let sum = (1 - shrinkage) * this.#wrong(spot, actual, by)
    if (spot.pack !== null) sum += shrinkage * cases * this.#wrong(spot, actual, by - spot.pack)
    const single = shrinkage * (1 - cases)
    for (let lost = 1; lost <= FAR * mean; lost += 1) {
      sum += single * geometricChance(lost, mean) * this.#wrong(spot, actual, by - lost)
    }
    return sum
  }

  /** Records that went wrong. */
  #wrong(spot: Spot, actual: number, by: number): number {
    const chance = this.#setting.recordErrors * unruliness(spot)
    if (by === 0) return 1 - chance
    const heavy = heavyShare(this.#setting)
    const size = Math.abs(by)
    const light = geometricChance(size, RECORDS.size(actual))
    const { least, share, spread } = RECORDS.heavy
    const median = Math.max(least, actual * share)
    const any = density(Math.log(size / median) / spread) / (size * spread)
    return (chance / 2) * ((1 - heavy) * light + heavy * any)
  }
}

function stockChance(actual: number, isWeighed: boolean): number {
  const at = Math.log(actual / STOCK.median) / STOCK.spread
  return (density(at) / (STOCK.spread * actual)) * (isWeighed ? GRAM : 1)
}

function geometricChance(size: number, mean: number): number {
  const again = 1 - 1 / Math.max(1.0001, mean)
  return (1 - again) * again ** (size - 1)
}

function density(deviate: number): number {
  return Math.exp(-0.5 * deviate * deviate) / 2.506_628
}
