// Decides when a one-time query may run: first by the queue of the person, then in turns by organization. Callers who
// have used a lot of time lately get fewer slots, and callers who wait too long are asked to come back.

import { Fault } from '#domain/fault.ts'
import { CostBudget } from './cost-budget.ts'
import { type EndTurn, FairQueue } from './fair-queue.ts'

export interface QueryCaller {
  /** Undefined for callers who are not signed in; together they count as one caller. */
  readonly userId: string | undefined
  /** The organization whose slots the caller shares. */
  readonly laneKey: string
}

const MOST_PER_PERSON = 4
/** Slots for an organization that has used up its time. */
const AT_ONCE_WHEN_OVER = 2
const VISITORS_AT_ONCE = 4
/** Four requests of the largest kind. */
const LONGEST_LINE = 400
const LONGEST_WAIT_MS = 20_000

const PERSON_BUDGET = { burstMs: 3_000, perSecondMs: 200 }
const ORGANIZATION_BUDGET = { burstMs: 15_000, perSecondMs: 1_000 }

export interface QueryPlaces {
  readonly atOnce: number
  readonly perOrganization: number
}

export class QueryQueue {
  readonly #places: QueryPlaces
  readonly #personBudget: CostBudget
  readonly #organizationBudget: CostBudget
  readonly #persons: FairQueue
  readonly #organizations: FairQueue
  readonly #nowMs: () => number

  constructor(places: QueryPlaces, nowMs: () => number = () => performance.now()) {
    this.#places = places
    this.#nowMs = nowMs
    this.#personBudget = new CostBudget({ ...PERSON_BUDGET, nowMs })
    this.#organizationBudget = new CostBudget({ ...ORGANIZATION_BUDGET, nowMs })
    this.#persons = new FairQueue({
      atOnce: Number.POSITIVE_INFINITY,
      atOncePerKey: (person) => this.#placesOf(person),
      longestLine: LONGEST_LINE,
    })
    this.#organizations = new FairQueue({
      atOnce: places.atOnce,
      atOncePerKey: (key) =>
        this.#organizationBudget.isOver(key)
          ? Math.min(AT_ONCE_WHEN_OVER, places.perOrganization)
          : places.perOrganization,
    })
  }

  /** Resolves when it is the caller's turn; the time until the turn ends is its cost. */
  async begin({ userId = '', laneKey }: QueryCaller, signal?: AbortSignal): Promise<EndTurn> {
    const patience = AbortSignal.timeout(LONGEST_WAIT_MS)
    const leaving = signal ? AbortSignal.any([signal, patience]) : patience
    const ends: EndTurn[] = []
    try {
      ends.push(await this.#persons.begin(userId, leaving))
      ends.push(await this.#organizations.begin(laneKey, leaving))
    } catch (error) {
      for (const end of ends) end()
      throw signal?.aborted ? error : this.#tooMuch(userId, error)
    }
    const beganAtMs = this.#nowMs()
    return () => {
      const costMs = this.#nowMs() - beganAtMs
      // There are many visitors, so they have few slots, and no shared budget.
      if (userId !== '') this.#personBudget.spend(userId, costMs)
      this.#organizationBudget.spend(laneKey, costMs)
      for (const end of ends.splice(0)) end()
    }
  }

  get waiting(): number {
    return this.#persons.waiting + this.#organizations.waiting
  }

  #placesOf(userId: string): number {
    if (userId === '') return VISITORS_AT_ONCE
    if (this.#personBudget.isOver(userId)) return 1
    // One place is left to their colleagues.
    return Math.max(1, Math.min(MOST_PER_PERSON, this.#places.perOrganization - 1))
  }

  #tooMuch(userId: string, error: unknown): unknown {
    const isExpected = error instanceof Fault || (error as Error).name === 'TimeoutError'
    if (!isExpected) return error
    const retryAfterSeconds = this.#personBudget.retryAfterSeconds(userId)
    return new Fault('rate_limited', undefined, { retryAfterSeconds })
  }
}
