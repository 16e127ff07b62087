import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type Person, World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { startTestHost } from '#tests/support/test-host.ts'
import type { PdfPrinter } from '../pdf/pdf-printer.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })

const { promise: paperIsThere, resolve: bringPaper } = Promise.withResolvers<void>()
let begun = 0
const print = async () => {
  begun += 1
  await paperIsThere
  return new Uint8Array()
}
const printer: PdfPrinter = {
  print,
  printLabels: print,
  printResults: print,
  printCountSheets: print,
  stop: async () => {},
}
const host = await startTestHost(database, { functions: node.engine, printer })
afterAll(async () => {
  await host.close()
  await node.stop()
})

async function printLabels(person: Person, storeId: string): Promise<number> {
  const headers = { authorization: `Bearer ${await host.tokenOf(person)}` }
  const address = `/api/labels.pdf?of=shelves&storeId=${storeId}&sheet=a4-21`
  return (await fetch(host.url + address, { headers })).status
}

test('whoever prints a lot waits for themselves, and nobody else does', async () => {
  const [eager, other] = [await world.shop(), await world.shop()]
  for (const { owner, storeId } of [eager, other]) {
    await world.run(owner, api.rooms.create, { storeId, name: 'Hall', shelves: [{ code: 'H-1' }] })
  }
  const many = [1, 2, 3].map(() => printLabels(eager.owner, eager.storeId))
  await eventually(() => expect(begun).toBe(1))
  const one = printLabels(other.owner, other.storeId)
  await eventually(() => expect(begun).toBe(2))
  await sleep(300)
  expect(begun).toBe(2)
  bringPaper()
  expect(await Promise.all([...many, one])).toEqual([200, 200, 200, 200])
})
