// Ends a product, with its cycle or at once.

import type { CancelBody } from '#contract/billing-calls.ts'
import type { Account, AttachedProduct } from '#domain/billing/account.ts'
import { type CancelRequest, cancelProduct, findToCancel } from '#domain/billing/cancel.ts'
import { Draft } from '#domain/billing/draft.ts'
import { currentMain, isRunning } from '#domain/billing/standing.ts'
import type { Accounts } from './accounts.ts'
import { accountOf } from './open-checkouts.ts'
import {
  beginNotedOperation,
  endOperation,
  type Operation,
  refuseSecond,
  selectPending,
} from './operations.ts'
import { isUncertain } from './provider.ts'

export class Cancellations {
  readonly #accounts: Accounts

  constructor(accounts: Accounts) {
    this.#accounts = accounts
  }

  async cancel(organizationId: string, body: CancelBody): Promise<void> {
    const request: CancelRequest = {
      productId: body.productId,
      entityId: body.entityId ?? null,
      immediately: body.cancelImmediately ?? false,
    }
    const operation = await this.#begin(organizationId, request)
    if (operation) await this.finish(organizationId, operation, request)
  }

  /** Undefined if it is done, because the provider does not know the product. */
  #begin(organizationId: string, request: CancelRequest): Promise<Operation | undefined> {
    const { newId, provider } = this.#accounts.options
    return this.#accounts.change(organizationId, async ({ db, draft, passing }) => {
      if (await selectPending(db)) refuseSecond()
      if (!isBilled(draft, findToCancel(draft, request))) {
        cancelProduct(draft, request, passing)
        return undefined
      }
      const operation: Operation = {
        id: newId(),
        request: { kind: 'cancel', ...request },
        createdAt: passing.now,
      }
      await beginNotedOperation(db, provider, organizationId, operation)
      return operation
    })
  }

  async finish(organizationId: string, operation: Operation, request: CancelRequest) {
    const outcome = await this.#tell(organizationId, operation, request).catch(
      async (error: unknown) => {
        if (!isUncertain(error)) await this.#fail(organizationId, operation)
        throw error
      },
    )
    await this.#accounts.change(organizationId, async ({ db, draft, passing }) => {
      if (!(await endOperation(db, operation.id, 'done'))) return
      cancelProduct(draft, request, passing)
      if (outcome) draft.putCustomer({ credit: outcome.credit })
    })
  }

  async #tell(organizationId: string, { id }: Operation, request: CancelRequest) {
    const { newId } = this.#accounts.options
    const account = await this.#accounts.look(organizationId, [], ({ draft, passing }) => {
      const before = accountOf(draft)
      // Refused before the provider hears of it; on a copy, since a look may be saved.
      cancelProduct(new Draft(before, newId), request, passing)
      return before
    })
    const attached = findIn(account, request)
    if (!attached) return null
    return this.#accounts.options.provider.changeSubscription({
      operationId: id,
      account,
      attached,
      change: request.immediately ? 'cancel_now' : 'cancel_at_end',
      plan: null,
    })
  }

  #fail(organizationId: string, { id }: Operation) {
    return this.#accounts.change(organizationId, ({ db }) => endOperation(db, id, 'failed'))
  }
}

/** The provider must learn of the end, because it bills for the product, or for the one that this was to follow. */
function isBilled(draft: Draft, attached: AttachedProduct): boolean {
  if (attached.subscriptionId !== null) return true
  if (attached.status !== 'scheduled') return false
  const current = currentMain(draft, attached.product.group, attached.entityId)
  return current?.subscriptionId != null
}

/** Prefers the running product to a scheduled one. */
function findIn({ products }: Account, { productId, entityId }: CancelRequest) {
  const own = products.filter((one) => one.product.id === productId && one.entityId === entityId)
  return own.find(isRunning) ?? own.find(({ status }) => status === 'scheduled')
}
