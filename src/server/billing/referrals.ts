// Referrals: customers who bring other customers.

import { randomInt } from 'node:crypto'
import type { Redemption, ReferralCode } from '#contract/billing.ts'
import { amount } from '#domain/billing/amount.ts'
import { billingCodeOf, billingFault } from '#domain/billing/billing-fault.ts'
import type { ReferralProgram } from '#domain/billing/catalog.ts'
import { giveProduct } from '#domain/billing/give-product.ts'
import { Fault } from '#domain/fault.ts'
import type { Accounts, OpenAccount } from './accounts.ts'
import { withCustomer } from './customer-scope.ts'
import {
  CODE_OF,
  COUNT,
  FIND_CODE,
  insertRedemption,
  markRewarded,
  selectOpenRedemptions,
} from './referral-store.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const CODE_LENGTH = 6
const TRIES = 5

export class Referrals {
  readonly #accounts: Accounts

  constructor(accounts: Accounts) {
    this.#accounts = accounts
  }

  /** One per customer and program; asking again returns the same one. */
  async createCode(organizationId: string, programId: string): Promise<ReferralCode> {
    this.#requireProgram(programId)
    return this.#accounts.change(organizationId, async ({ db, passing }) => {
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const [row] = await db.raw(CODE_OF, [organizationId, programId, newCode(), passing.now])
        if (!row) continue
        const { code, created_at_ms } = row
        return { code, customer_id: organizationId, created_at: Number(created_at_ms) }
      }
      throw new Error('No code was free')
    })
  }

  async redeem(organizationId: string, given: string): Promise<Redemption> {
    const code = given.trim().toUpperCase()
    const { pool } = this.#accounts.options
    const [found] = await withCustomer(pool, organizationId, (db) => db.raw(FIND_CODE, [code]))
    if (!found) throw billingFault('referral_code_not_found', 'There is no such code.')
    if (found.owner_id === organizationId) refuseOwn()
    const program = this.#requireProgram(found.program_id)
    return this.#together(organizationId, found.owner_id, (redeemer, referrer) =>
      this.#redeemWithin(redeemer, referrer, program, code),
    )
  }

  async #redeemWithin(
    redeemer: OpenAccount,
    referrer: OpenAccount,
    program: ReferralProgram,
    code: string,
  ): Promise<Redemption> {
    const { fingerprint } = redeemer.draft.customer
    if (fingerprint !== null && fingerprint === referrer.draft.customer.fingerprint) refuseOwn()
    const id = redeemer.draft.newId()
    const isNow = program.trigger === 'immediately'
    await insertRedemption(redeemer, referrer, { id, code, program, isNow })
    const [counted] = await redeemer.db.raw(COUNT, [code, program.maxRedemptions])
    if (!counted?.counted) {
      const message = 'This code has been used as often as it can be.'
      throw billingFault('referral_code_max_redemptions_reached', message)
    }
    if (isNow) await this.#reward(redeemer, referrer, program)
    const { customer } = referrer.draft
    return {
      id,
      customer_id: redeemer.draft.customer.id,
      reward_id: program.rewardId,
      // Another organization: its name is known from the code, its address is private.
      referrer: { id: customer.id, name: customer.name, email: null },
    }
  }

  /**
   * After the first payment of a referred customer. An ended program or a deleted referrer must not make that
   * payment fail.
   */
  async settle(organizationId: string): Promise<void> {
    const { pool } = this.#accounts.options
    const open = await withCustomer(pool, organizationId, (db) => selectOpenRedemptions(db))
    for (const { program_id, referrer_id } of open) {
      const program = this.#findProgram(program_id)
      if (program) await this.#settleOne(organizationId, referrer_id, program)
    }
  }

  async #settleOne(redeemerId: string, referrerId: string, program: ReferralProgram) {
    try {
      await this.#together(redeemerId, referrerId, async (redeemer, referrer) => {
        if (await markRewarded(redeemer.db, referrer.db, program.id)) {
          await this.#reward(redeemer, referrer, program)
        }
      })
    } catch (error) {
      if (!isGone(error)) throw error
      await this.#rewardAlone(redeemerId, program)
    }
  }

  #rewardAlone(redeemerId: string, program: ReferralProgram): Promise<void> {
    return this.#accounts.change(redeemerId, async (redeemer) => {
      if (!(await markRewarded(redeemer.db, null, program.id))) return
      if (program.receivedBy !== 'referrer') await this.#give(redeemer, program)
    })
  }

  async #reward(redeemer: OpenAccount, referrer: OpenAccount, program: ReferralProgram) {
    if (program.receivedBy !== 'referrer') await this.#give(redeemer, program)
    if (program.receivedBy !== 'redeemer') await this.#give(referrer, program)
  }

  async #give({ db, draft, passing }: OpenAccount, { rewardId }: ReferralProgram): Promise<void> {
    const reward = passing.catalog.rewards.find(({ id }) => id === rewardId)
    if (reward?.type === 'free_product') giveProduct(draft, reward.productId ?? '', passing)
    else if (reward?.type === 'fixed_discount') {
      const credit = amount(reward.value ?? 0)
      draft.putCustomer({ credit: draft.customer.credit.plus(credit) })
      await this.#accounts.options.provider.noteCredit?.(db, draft.customer.id, credit)
    }
  }

  /** Locks two customers, always in the same order, so that there is no deadlock. */
  #together<Result>(
    redeemerId: string,
    referrerId: string,
    work: (redeemer: OpenAccount, referrer: OpenAccount) => Promise<Result>,
  ): Promise<Result> {
    const { pool } = this.#accounts.options
    const isFirst = redeemerId < referrerId
    const [firstId, secondId] = isFirst ? [redeemerId, referrerId] : [referrerId, redeemerId]
    return withCustomer(pool, firstId, (db) =>
      this.#accounts.changeWithin(db, firstId, (first) => {
        const other = db.within({ kind: 'organization', organizationId: secondId })
        return this.#accounts.changeWithin(other, secondId, (second) =>
          isFirst ? work(first, second) : work(second, first),
        )
      }),
    )
  }

  #findProgram(programId: string): ReferralProgram | undefined {
    const { referralPrograms } = this.#accounts.options.catalog
    return referralPrograms.find(({ id }) => id === programId)
  }

  #requireProgram(programId: string): ReferralProgram {
    const program = this.#findProgram(programId)
    if (program) return program
    throw billingFault('reward_program_not_found', `There is no program ${programId}.`)
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Fault && billingCodeOf(error) === 'customer_not_found'
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

function refuseOwn(): never {
  throw billingFault('customer_cannot_redeem_own_code', 'This is your own code.')
}
