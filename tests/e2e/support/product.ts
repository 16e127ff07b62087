// What every browser test knows about the product that runs for it.

import { join } from 'node:path'

export const DEMO_PASSWORD = 'shelfcount-demo'

/** People of the demo, by what they are. */
export const ACCOUNTS = {
  owner: 'owner@shelfcount.test',
  manager: 'manager@shelfcount.test',
  scanner: 'scanner1@shelfcount.test',
  colleague: 'scanner2@shelfcount.test',
  stranger: 'owner@other.test',
} as const

/** Whoever shows that this address is theirs operates the installation. */
export const OPERATOR = 'operator@visitor.test'

export type Account = keyof typeof ACCOUNTS

export interface Product {
  readonly url: string
  readonly folder: string
  /** Where owner, manager and scanner work. */
  readonly storeId: string
  readonly storeName: string
  readonly roomId: string
  readonly shelfId: string
  readonly shelfCode: string
  /** An audit of that store. */
  readonly auditId: string
  /** Of the organization of the stranger. */
  readonly foreignStoreId: string
}

const VARIABLE = 'SHELFCOUNT_BROWSER_TESTS'

/** The global setup runs in another process than the tests: the environment is what they share. */
export function publishProducts(products: readonly Product[]): void {
  process.env[VARIABLE] = JSON.stringify(products)
}

/** That of this worker, which nobody else uses meanwhile. */
export function product(): Product {
  const products: readonly Product[] = JSON.parse(process.env[VARIABLE] ?? '[]')
  const own = products[Number(process.env.TEST_PARALLEL_INDEX)]
  if (!own) throw new Error('The global setup made no product for this worker')
  return own
}

/** Where the host writes what it does. */
export function logFile(folder = product().folder): string {
  return join(folder, 'host.log')
}

/** Where the host keeps its data. */
export function dataFolder(folder = product().folder): string {
  return join(folder, 'data')
}

/** Cookies of somebody who is signed in. */
export function signedInState(account: Account, folder = product().folder): string {
  return join(folder, `${account}.json`)
}
