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

let paper = Promise.withResolvers<void>()
let begun = 0
const print = async () => {
  begun += 1
  await paper.promise
  return new Uint8Array()
}

/** Documents started from now on finish when the test provides paper. */
function holdPaper() {
  paper = Promise.withResolvers<void>()
  const before = begun
  return {
    get begun() {
      return begun - before
    },
    bringPaper: paper.resolve,
  }
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

async function printLabels(
  person: Person,
  storeId: string,
  signal: AbortSignal | null = null,
): Promise<number> {
  const headers = { authorization: `Bearer ${await host.tokenOf(person)}` }
  const address = `/api/labels.pdf?of=shelves&storeId=${storeId}&sheet=a4-21`
  return (await fetch(host.url + address, { headers, signal })).status
}

test('an organization of many people prints one at a time, and another one is next', async () => {
  const [many, other] = [await world.shop(), await world.shop()]
  for (const { owner, storeId } of [many, other]) {
    await world.run(owner, api.rooms.create, { storeId, name: 'Hall', shelves: [{ code: 'H-1' }] })
  }
  const people = [many.owner, await world.teamMember(many, 'manager')]
  const held = holdPaper()
  const printing = people.map((person) => printLabels(person, many.storeId))
  await eventually(() => expect(held.begun).toBe(1))
  const theirs = printLabels(other.owner, other.storeId)
  await eventually(() => expect(held.begun).toBe(2))
  await sleep(300)
  expect(held.begun).toBe(2)
  held.bringPaper()
  expect(await Promise.all([...printing, theirs])).toEqual([200, 200, 200])
})

test('whoever goes before it is their turn gets no document', async () => {
  const { owner, storeId } = await world.shop()
  await world.run(owner, api.rooms.create, { storeId, name: 'Hall', shelves: [{ code: 'H-1' }] })
  const held = holdPaper()
  const first = printLabels(owner, storeId)
  await eventually(() => expect(held.begun).toBe(1))
  const leaving = new AbortController()
  const left = printLabels(owner, storeId, leaving.signal)
  await sleep(200)
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  const last = printLabels(owner, storeId)
  held.bringPaper()
  expect(await Promise.all([first, last])).toEqual([200, 200])
  expect(held.begun).toBe(2)
})

test('whoever prints a lot waits for themselves, and nobody else does', async () => {
  const [eager, other] = [await world.shop(), await world.shop()]
  for (const { owner, storeId } of [eager, other]) {
    await world.run(owner, api.rooms.create, { storeId, name: 'Hall', shelves: [{ code: 'H-1' }] })
  }
  const held = holdPaper()
  const many = [1, 2, 3].map(() => printLabels(eager.owner, eager.storeId))
  await eventually(() => expect(held.begun).toBe(1))
  const one = printLabels(other.owner, other.storeId)
  await eventually(() => expect(held.begun).toBe(2))
  await sleep(300)
  expect(held.begun).toBe(2)
  held.bringPaper()
  expect(await Promise.all([...many, one])).toEqual([200, 200, 200, 200])
})
