// Finishes what a crash has left behind at the provider.

import type { Accounts } from './accounts.ts'
import type { Cancellations } from './cancellations.ts'
import type { Charges } from './charges.ts'
import { restoreRequest } from './checkouts.ts'
import { withCustomer } from './customer-scope.ts'
import { OPERATION_PATIENCE_MS, type Operation, selectPending } from './operations.ts'
import type { Seats } from './seats.ts'

export class Recovery {
  readonly #accounts: Accounts
  readonly #charges: Charges
  readonly #cancellations: Cancellations
  readonly #seats: Seats

  constructor(accounts: Accounts, charges: Charges, cancellations: Cancellations, seats: Seats) {
    this.#accounts = accounts
    this.#charges = charges
    this.#cancellations = cancellations
    this.#seats = seats
  }

  async run(organizationId: string): Promise<void> {
    const { pool, catalog } = this.#accounts.options
    const pending = await withCustomer(pool, organizationId, selectPending)
    if (!pending || !(await this.#isAbandoned(organizationId, pending))) return
    const { request } = pending
    if (request.kind === 'cancel') {
      await this.#cancellations.finish(organizationId, pending, request).catch(() => {})
    } else if (request.kind === 'seats') {
      await this.#seats.resume(organizationId, pending, request.action)
    } else {
      await this.#charges.resume(organizationId, pending, restoreRequest(request, catalog))
    }
  }

  async #isAbandoned(organizationId: string, { createdAt }: Operation): Promise<boolean> {
    const now = await this.#accounts.look(organizationId, [], ({ passing }) => passing.now)
    return now - createdAt >= OPERATION_PATIENCE_MS
  }
}
