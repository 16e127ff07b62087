// A product for each worker of the browser tests: the production build with the demo, on a free port
// and in a data folder of its own, and somebody of each kind signed in.

import { rm } from 'node:fs/promises'
import type { FullConfig } from '@playwright/test'
import { Caller, listIn, textIn, valueIn } from './calls.ts'
import { makeDemo, makeDemoFolder } from './demo-folder.ts'
import { findFreePort, startHost } from './host.ts'
import {
  ACCOUNTS,
  type Account,
  dataFolder,
  logFile,
  OPERATOR,
  type Product,
  publishProducts,
  signedInState,
} from './product.ts'

interface StartedProduct {
  readonly product: Product
  end(): Promise<void>
}

export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const removeDemo = await makeDemo()
  const starts = await Promise.allSettled(Array.from({ length: workers }, startProduct))
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const end = async () => {
    await Promise.all([...started.map((one) => one.end()), removeDemo()])
  }
  const failure = starts.find((start) => start.status === 'rejected')
  if (failure) {
    await end()
    throw failure.reason
  }
  publishProducts(started.map(({ product }) => product))
  return end
}

async function startProduct(): Promise<StartedProduct> {
  const folder = await makeDemoFolder('browser')
  const host = await startHost({
    dataFolder: dataFolder(folder),
    port: await findFreePort(),
    logFile: logFile(folder),
    platformAdmins: OPERATOR,
  })
  const end = async () => {
    await host.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return { product: await signEverybodyIn(host.url, folder), end }
  } catch (error) {
    await end()
    throw error
  }
}

/** Once for all its tests: the limit on signing in counts by address, and everybody here has the same. */
async function signEverybodyIn(url: string, folder: string): Promise<Product> {
  const callers = new Map<Account, Caller>()
  for (const account of Object.keys(ACCOUNTS) as Account[]) {
    const caller = await Caller.signIn(url, ACCOUNTS[account])
    await caller.http.storageState({ path: signedInState(account, folder) })
    callers.set(account, caller)
  }
  const [manager, stranger] = [callers.get('manager'), callers.get('stranger')]
  if (!manager || !stranger) throw new Error('The demo has no manager or no stranger')
  const found = { url, folder, ...(await findPlaces(manager)) }
  const foreignStoreId = await firstStoreId(stranger)
  await Promise.all([...callers.values()].map((caller) => caller.close()))
  return { ...found, foreignStoreId }
}

async function findPlaces(manager: Caller) {
  const storeId = await firstStoreId(manager)
  const [organization] = listIn(await manager.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  const stores = listIn(await manager.query('stores:getByOrganization', { orgId }))
  const store = stores.find((one) => valueIn(one, 'id') === storeId)
  const [room] = listIn(await manager.query('rooms:getWithDetails', { storeId }))
  const [shelf] = listIn(valueIn(room, 'shelves'))
  return {
    storeId,
    storeName: textIn(store, 'name'),
    roomId: textIn(room, 'id'),
    shelfId: textIn(shelf, 'id'),
    shelfCode: textIn(shelf, 'code'),
    auditId: await findAudit(manager, { orgId, storeId }),
  }
}

/** One that the demo has, or a planned one. */
async function findAudit(
  manager: Caller,
  { orgId, storeId }: { readonly orgId: string; readonly storeId: string },
): Promise<string> {
  const [known] = listIn(await manager.query('audits:getByStore', { storeId }))
  if (known) return textIn(known, 'id')
  const args = { orgId, storeIds: [storeId], name: 'Planned count', withoutBaseline: true }
  return textIn((await manager.call('mutation', 'audits:create', args)).value, 'id')
}

async function firstStoreId(caller: Caller): Promise<string> {
  const [storeId] = listIn(valueIn(await caller.query('users:current'), 'storeIds'))
  if (typeof storeId !== 'string') throw new Error('Somebody of the demo has no store')
  return storeId
}
