// Usage and entities that may take seats. Seats that cost something are charged first: an unpaid seat is not assigned,
// and a paid one is assigned once.

import { setTimeout as pause } from 'node:timers/promises'
import type { Amount } from '#domain/billing/amount.ts'
import { billingCodeOf, billingFault } from '#domain/billing/billing-fault.ts'
import { isSettledHere } from '#domain/billing/seat-plan.ts'
import { Fault } from '#domain/fault.ts'
import type { Accounts, OpenAccount } from './accounts.ts'
import type { Charge, Charges } from './charges.ts'
import {
  beginNotedOperation,
  endOperation,
  type Operation,
  refuseSecond,
  selectPending,
} from './operations.ts'
import { directionOf, perform, refuseRepeated, rehearse, settleHere } from './perform-seats.ts'
import type { SeatAction } from './seat-action.ts'

const PAUSE_MS = 50

export interface SeatsOptions {
  /** Finishes what a crash has left behind, and checks whether a new cycle has started. */
  prepare(organizationId: string): Promise<void>
  /** How long a change waits for another change of the same plan. */
  readonly patienceMs: number
}

export class Seats {
  readonly #accounts: Accounts
  readonly #charges: Charges
  readonly #options: SeatsOptions

  constructor(accounts: Accounts, charges: Charges, options: SeatsOptions) {
    this.#accounts = accounts
    this.#charges = charges
    this.#options = options
  }

  async take(organizationId: string, action: SeatAction): Promise<void> {
    if ((await this.#attempt(organizationId, action, 'if_free')) === 'done') return
    await this.#options.prepare(organizationId)
    const decided = await this.#patiently(() => this.#attempt(organizationId, action, 'anyway'))
    if (typeof decided === 'object') await this.#pay(organizationId, decided, action)
  }

  /** With `if_free` nothing is done if the number of seats in use would change. */
  #attempt(
    organizationId: string,
    action: SeatAction,
    manner: 'if_free' | 'anyway',
  ): Promise<Charge | 'done' | 'concerns_seats'> {
    const { provider } = this.#accounts.options
    return this.#accounts.change(organizationId, async (open) => {
      const { movesSeats, plan } = rehearse(open, action)
      if (movesSeats && manner === 'if_free') return 'concerns_seats'
      if (movesSeats && (await selectPending(open.db))) refuseSecond()
      if (plan && !isSettledHere(plan)) return this.#begin(open, action, plan)
      await perform(open, action)
      if (plan) await settleHere(open, directionOf(action), provider)
      return 'done'
    })
  }

  async #begin(open: OpenAccount, action: SeatAction, plan: Charge['plan']): Promise<Charge> {
    const { db, draft, passing } = open
    const { newId, provider } = this.#accounts.options
    if (!draft.customer.paymentMethod) {
      const message = 'One more costs something, and there is no card on file.'
      throw billingFault('customer_has_no_payment_method', message)
    }
    await refuseRepeated(db, action)
    const operation: Operation = {
      id: newId(),
      request: { kind: 'seats', action },
      createdAt: passing.now,
    }
    await beginNotedOperation(db, provider, draft.customer.id, operation)
    return { plan, operation, draft }
  }

  async #pay(organizationId: string, charge: Charge, action: SeatAction): Promise<void> {
    let refusal: Fault | undefined
    await this.#charges.make(organizationId, {
      ...charge,
      also: async (open, paid) => {
        refusal = refusalOf(open, action)
        if (refusal) await this.#giveBack(open, paid)
        else await perform(open, action)
      },
    })
    if (refusal) throw refusal
  }

  /** The plan ended during the payment: the customer gets the amount as credit. */
  async #giveBack({ db, draft }: OpenAccount, paid: Amount): Promise<void> {
    draft.putCustomer({ credit: draft.customer.credit.plus(paid) })
    if (paid.gt(0)) await this.#accounts.options.provider.noteCredit?.(db, draft.customer.id, paid)
  }

  /** Finishes what a crash has left behind, with the same key. */
  async resume(organizationId: string, operation: Operation, action: SeatAction): Promise<void> {
    const charge = await this.#accounts.change(organizationId, async (open) => {
      const plan = refusalOf(open, action) ? null : rehearse(open, action).plan
      if (plan) return { plan, operation, draft: open.draft }
      await endOperation(open.db, operation.id, 'failed')
      return undefined
    })
    if (charge) await this.#pay(organizationId, charge, action).catch(() => {})
  }

  /** One at a time: the second caller sees the seats that the first one has paid for. */
  async #patiently<Result>(work: () => Promise<Result>): Promise<Result> {
    const until = Date.now() + this.#options.patienceMs
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!isBusy(error) || Date.now() >= until) throw error
        await pause(PAUSE_MS)
      }
    }
  }
}

function refusalOf(open: OpenAccount, action: SeatAction): Fault | undefined {
  try {
    rehearse(open, action)
    return undefined
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Fault && billingCodeOf(error) === 'operation_in_progress'
}
