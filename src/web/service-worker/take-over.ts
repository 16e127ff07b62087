// A new worker waits, because pages of the old build load their files through the old one. A phone that only
// ever reloads never closes its last page, so the new worker takes over as soon as every page is of the new
// build.

import { buildLock } from '../client/host-build.ts'

interface WaitingWorker {
  /** How many pages are open. */
  readonly pages: () => Promise<number>
  readonly heldLocks: () => Promise<readonly { readonly name?: string }[]>
  readonly takeOver: () => Promise<void>
}

export async function takeOverIfFree({ pages, heldLocks, takeOver }: WaitingWorker): Promise<void> {
  const own = (await heldLocks()).filter(({ name }) => name === buildLock())
  if ((await pages()) <= own.length) await takeOver()
}
