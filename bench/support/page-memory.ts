// What a page keeps: its objects, and all that its process holds, the decoder's worker included.

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

export interface PageMemory {
  readonly heapBytes: number
  /** Of all renderers; undefined where the system does not tell. */
  readonly residentBytes: number | undefined
}

const PAGE_BYTES = 4096

/** After a collection: what is left is kept by somebody. */
export async function pageMemory(page: Page): Promise<PageMemory> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return { heapBytes: usedSize, residentBytes: await residentBytes(page) }
}

async function residentBytes(page: Page): Promise<number | undefined> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  if (!session) return undefined
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  const sizes = await Promise.all(renderers.map(({ id }) => residentOf(id)))
  return sizes.reduce<number | undefined>(
    (sum, size) => (sum === undefined || size === undefined ? undefined : sum + size),
    0,
  )
}

async function residentOf(pid: number): Promise<number | undefined> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => undefined)
  const pages = statm?.split(' ')[1]
  return pages === undefined ? undefined : Number(pages) * PAGE_BYTES
}
