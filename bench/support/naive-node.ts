// The reference: a plain server that runs the queries again for every subscriber after every change.
// Writes are those of the product. Reads cost less than there: a connection is in the scope of the
// organization from the start, and nobody's permission is looked at again.

import pg from 'pg'
import type { RawData, WebSocket } from 'ws'
import {
  type ClientFrameOf,
  clientFrame,
  encodeTimestamp,
  type Json,
  type ServerFrame,
} from '#contract/frames.ts'
import { APP_ROLE } from '#server/db/roles.ts'
import { createFunctions } from '#server/functions/registry.ts'
import { allowEverything } from '#server/functions/services.ts'
import { newId } from '#server/new-id.ts'
import { runMutation } from '#server/realtime/mutations.ts'
import {
  dashboardFunctions,
  selectProgress,
  selectTotals,
  toProgress,
  toTotals,
} from './dashboard-functions.ts'
import { listenForSockets } from './listen-for-sockets.ts'
import { serveBench } from './serve-bench.ts'
import type { ServerSetup } from './server-protocol.ts'

const POOL_SIZE = 10
const PROGRESS = { name: 'progress', text: selectProgress.compile().sql }
const TOTALS = { name: 'totals', text: selectTotals.compile().sql }

class NaiveServer {
  readonly #setup: ServerSetup
  readonly #pool: pg.Pool
  readonly #functions = createFunctions(dashboardFunctions)
  readonly #subscribers = new Set<WebSocket>()
  readonly #versions = new WeakMap<WebSocket, number>()

  constructor(setup: ServerSetup) {
    this.#setup = setup
    this.#pool = new pg.Pool({
      ...setup.connection,
      max: POOL_SIZE,
      pipeline: true,
      options: `-c role=${APP_ROLE} -c app.organization_id=${setup.organizationId}`,
    })
  }

  accept(socket: WebSocket): void {
    let connectionId = ''
    socket.on('close', () => this.#subscribers.delete(socket))
    socket.on('message', (data) => {
      const frame = clientFrame.parse(parseJson(data))
      if (frame.type === 'Connect') connectionId = frame.sessionId
      if (frame.type === 'Mutation') void this.#count(socket, frame, connectionId)
      if (frame.type !== 'ModifyQuerySet') return
      this.#subscribers.add(socket)
      void this.#tell(socket)
    })
  }

  async #count(
    socket: WebSocket,
    { requestId, udfPath, args: [args] }: ClientFrameOf<'Mutation'>,
    connectionId: string,
  ): Promise<void> {
    const implementation = this.#functions.find('mutation', udfPath)
    const identity = this.#setup.writer
    const call = { implementation, args, identity, id: { connectionId, requestId } }
    const result = await runMutation(this.#pool, SERVICES, call)
    send(socket, { ...RESPONSE, requestId, result, ts: encodeTimestamp(0) })
    for (const subscriber of this.#subscribers) void this.#tell(subscriber)
  }

  async #tell(socket: WebSocket): Promise<void> {
    const [progress, totals] = await Promise.all([
      this.#pool.query(PROGRESS),
      this.#pool.query(TOTALS),
    ])
    const version = this.#versions.get(socket) ?? 0
    this.#versions.set(socket, version + 1)
    send(socket, {
      type: 'Transition',
      startVersion: { querySet: 1, identity: 1, ts: encodeTimestamp(version) },
      endVersion: { querySet: 1, identity: 1, ts: encodeTimestamp(version + 1) },
      modifications: [
        updated(
          0,
          progress.rows.map(toProgress).map((room) => ({ ...room })),
        ),
        updated(1, { ...toTotals(totals.rows[0]) }),
      ],
    })
  }
}

const SERVICES = {
  entitlements: allowEverything,
  accounts: { changePassword: async () => {}, deleteUser: async () => {} },
  now: () => new Date(),
  newId,
}

const RESPONSE = { type: 'MutationResponse', success: true, logLines: [] } as const

function updated(queryId: number, value: Json) {
  return { type: 'QueryUpdated', queryId, value, logLines: [], journal: null } as const
}

function send(socket: WebSocket, frame: ServerFrame): void {
  socket.send(JSON.stringify(frame))
}

function parseJson(data: RawData): unknown {
  return JSON.parse(data.toString())
}

await serveBench(async (setup) => {
  const server = new NaiveServer(setup)
  const url = await listenForSockets((socket) => server.accept(socket))
  return { url, stop: async () => {} }
})
