// A power cut in the middle of the work: nothing that was confirmed is missing, nothing is there twice.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ConvexClient } from 'convex/browser'
import { makeFunctionReference } from 'convex/server'
import { WebSocket } from 'ws'
import { api } from '#contract/api.ts'
import { RealtimeClient } from '#web/client/realtime-client.ts'
import { Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { makeDemoFolder } from './support/demo-folder.ts'
import { findFreePort, startHost } from './support/host.ts'
import { ACCOUNTS } from './support/product.ts'

const IN_FLIGHT = 4
const KILLS = 2
/** The host is killed each time so many more rooms were confirmed. */
const ROOMS_BETWEEN_KILLS = 40

interface Client {
  readonly name: string
  addRoom(name: string): Promise<unknown>
  close(): unknown
}

interface Seat {
  readonly url: string
  readonly storeId: string
  readonly token: string
}

function ownClient(name: string, { url, storeId, token }: Seat): Client {
  const client = new RealtimeClient({ origin: url, expectAuth: true })
  client.setAuth(async () => token)
  return {
    name,
    addRoom: (room) => client.mutation(api.rooms.create, { storeId, name: room }),
    close: () => client.close(),
  }
}

function publishedClient(name: string, { url, storeId, token }: Seat): Client {
  const client = new ConvexClient(url, {
    webSocketConstructor: WebSocket as never,
    skipConvexDeploymentUrlCheck: true,
    unsavedChangesWarning: false,
    logger: false,
  })
  client.setAuth(async () => token)
  const create = makeFunctionReference<'mutation'>('rooms:create')
  return {
    name,
    addRoom: (room) => client.mutation(create, { storeId, name: room }),
    close: () => client.close(),
  }
}

test('a host that is killed under load comes back with every confirmed change, once', async () => {
  const folder = await makeDemoFolder('sigkill')
  const place = { dataFolder: join(folder, 'data'), port: await findFreePort() }
  let host = await startHost(place)
  const manager = await Caller.signIn(host.url, ACCOUNTS.manager)
  const clients: Client[] = []
  try {
    const storeId = await firstStoreId(manager)
    const seat = { url: host.url, storeId, token: await manager.token() }
    clients.push(ownClient('own 1', seat), ownClient('own 2', seat))
    clients.push(publishedClient('published 1', seat), publishedClient('published 2', seat))
    const load = startLoad(clients)
    for (let kills = 0; kills < KILLS; kills += 1) {
      await load.moreConfirmed(ROOMS_BETWEEN_KILLS)
      await host.kill()
      expect(load.inFlight(), 'killed in the middle of the work').toBeGreaterThan(0)
      host = await startHost(place)
    }
    await load.finish()
    const names = await roomNames(manager, storeId)
    const ours = names.filter((name) => load.asked.includes(name))
    expect(
      load.confirmed.filter((name) => !ours.includes(name)),
      'missing',
    ).toEqual([])
    expect(ours.toSorted(), 'each once').toEqual(load.asked.toSorted())
  } finally {
    for (const client of clients) await client.close()
    await manager.close()
    await host.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

/** Every lane of every client adds rooms, one after the other, until the load is told to finish. */
function startLoad(clients: readonly Client[]) {
  const asked: string[] = []
  const confirmed: string[] = []
  let finishing = false
  const addRooms = async (client: Client, lane: number) => {
    for (let number = lane; !finishing; number += IN_FLIGHT) {
      const room = `${client.name}, room ${number}`
      asked.push(room)
      await client.addRoom(room)
      confirmed.push(room)
    }
  }
  const lanes = Array.from({ length: IN_FLIGHT }, (_, lane) => lane)
  const work = Promise.all(clients.flatMap((client) => lanes.map((lane) => addRooms(client, lane))))
  return {
    asked,
    confirmed,
    inFlight: () => asked.length - confirmed.length,
    moreConfirmed: (count: number) => {
      const goal = confirmed.length + count
      return expect.poll(() => confirmed.length).toBeGreaterThanOrEqual(goal)
    },
    finish: () => {
      finishing = true
      return work
    },
  }
}

async function firstStoreId(caller: Caller): Promise<string> {
  const [storeId] = listIn(valueIn(await caller.query('users:current'), 'storeIds'))
  if (typeof storeId !== 'string') throw new Error('The manager has no store')
  return storeId
}

async function roomNames(caller: Caller, storeId: string): Promise<readonly string[]> {
  const rooms = listIn(await caller.query('rooms:getWithDetails', { storeId }))
  return rooms.map((room) => textIn(room, 'name'))
}
