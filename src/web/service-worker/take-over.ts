// A new worker waits, because pages of the old build load their files from the old one. A phone that is
// only ever loaded anew never closes its last page: as soon as every page is of the new build, nobody needs
// the old worker any more.

import { buildLock } from '../client/host-build.ts'

interface WaitingWorker {
  /** How many are open. */
  readonly pages: () => Promise<number>
  readonly heldLocks: () => Promise<readonly { readonly name?: string }[]>
  readonly takeOver: () => Promise<void>
}

export async function takeOverIfFree({ pages, heldLocks, takeOver }: WaitingWorker): Promise<void> {
  const own = (await heldLocks()).filter(({ name }) => name === buildLock())
  if ((await pages()) <= own.length) await takeOver()
}
