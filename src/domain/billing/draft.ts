// An account while it is being changed. Every change of a balance goes through `post`, so that the ledger always adds
// up to the balances.

import type {
  Account,
  AttachedProduct,
  Balance,
  BillingCustomer,
  BillingEntity,
  Invoice,
  LedgerEntry,
  LedgerReason,
  Payment,
  UsageBill,
} from './account.ts'
import { type Amount, ZERO } from './amount.ts'

export class Draft {
  customer: BillingCustomer
  readonly products: Map<string, AttachedProduct>
  readonly balances: Map<string, Balance>
  readonly entities: Map<string, BillingEntity>
  readonly invoices: Map<string, Invoice>
  readonly ledger: LedgerEntry[] = []
  readonly payments: Payment[] = []
  /** For the provider, when the provider does the billing. */
  readonly usageBills: UsageBill[] = []
  readonly changed = {
    customer: false,
    products: new Set<string>(),
    balances: new Set<string>(),
    droppedBalances: new Set<string>(),
    entities: new Set<string>(),
    removedEntities: new Set<string>(),
    invoices: new Set<string>(),
  }
  readonly newId: () => string
  #position: number

  constructor(account: Account, newId: () => string) {
    this.customer = account.customer
    this.products = byId(account.products)
    this.balances = byId(account.balances)
    this.entities = byId(account.entities)
    this.invoices = byId(account.openInvoices)
    this.newId = newId
    this.#position = Math.max(0, ...account.balances.map(({ position }) => position))
  }

  get isChanged(): boolean {
    const { customer, ...sets } = this.changed
    return customer || Object.values(sets).some(({ size }) => size > 0)
  }

  putCustomer(change: Partial<BillingCustomer>): void {
    this.customer = { ...this.customer, ...change }
    this.changed.customer = true
  }

  putProduct(product: AttachedProduct): AttachedProduct {
    this.products.set(product.id, product)
    this.changed.products.add(product.id)
    return product
  }

  changeProduct(id: string, change: Partial<AttachedProduct>): void {
    const product = this.products.get(id)
    if (product) this.putProduct({ ...product, ...change })
  }

  /** A new row starts at zero; its balance is posted afterward. */
  addBalance(row: Omit<Balance, 'id' | 'balance' | 'position'>): Balance {
    this.#position += 1
    const balance = { ...row, id: this.newId(), balance: ZERO, position: this.#position }
    this.balances.set(balance.id, balance)
    this.changed.balances.add(balance.id)
    return balance
  }

  changeBalance(id: string, change: Partial<Omit<Balance, 'id' | 'balance'>>): void {
    const row = this.balances.get(id)
    if (!row) return
    this.balances.set(id, { ...row, ...change })
    this.changed.balances.add(id)
  }

  post(
    balanceId: string,
    delta: Amount,
    reason: LedgerReason,
    at: number,
    eventId: string | null = null,
  ): void {
    const row = this.balances.get(balanceId)
    if (!row || delta.eq(ZERO)) return
    this.balances.set(balanceId, { ...row, balance: row.balance.plus(delta) })
    this.changed.balances.add(balanceId)
    this.ledger.push({ balanceId, featureId: row.featureId, delta, reason, eventId, at })
  }

  /** Removes a row after taking back what is left, so that its ledger adds up to zero. */
  dropBalance(id: string, reason: LedgerReason, at: number): void {
    const row = this.balances.get(id)
    if (!row) return
    this.post(id, row.balance.neg(), reason, at)
    this.balances.delete(id)
    this.changed.balances.delete(id)
    this.changed.droppedBalances.add(id)
  }

  putEntity(entity: BillingEntity): void {
    this.entities.set(entity.id, entity)
    this.changed.entities.add(entity.id)
  }

  removeEntity(id: string): void {
    this.entities.delete(id)
    this.changed.entities.delete(id)
    this.changed.removedEntities.add(id)
  }

  putInvoice(invoice: Invoice): void {
    this.invoices.set(invoice.id, invoice)
    this.changed.invoices.add(invoice.id)
  }
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
