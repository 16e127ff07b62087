// The reference: a plain server that runs the queries again for every subscriber after every change.
// It has less to do than the product: the organization is fixed from the start, nobody's permission
// is looked at, and a count that is sent twice counts twice.

import pg from 'pg'
import type { RawData, WebSocket } from 'ws'
import { type ClientFrameOf, clientFrame } from '#contract/client-frame.ts'
import { encodeTimestamp, type ServerFrame } from '#contract/frames.ts'
import type { Json } from '#contract/json.ts'
import { APP_ROLE } from '#server/db/roles.ts'
import { leaveScope, scopedDatabase } from '#server/db/scoped-database.ts'
import {
  countArgs,
  type Recorded,
  recordCount,
  selectProgress,
  selectTotals,
  toProgress,
  toTotals,
} from './dashboard-functions.ts'
import { listenForSockets } from './listen-for-sockets.ts'
import { serveBench } from './serve-bench.ts'
import { type ServerSetup, serverSetup } from './server-protocol.ts'

const POOL_SIZE = 10
const PROGRESS = { name: 'progress', text: selectProgress.compile().sql }
const TOTALS = { name: 'totals', text: selectTotals.compile().sql }

class NaiveServer {
  readonly #setup: ServerSetup
  readonly #pool: pg.Pool
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
    socket.on('close', () => this.#subscribers.delete(socket))
    socket.on('message', (data) => {
      const frame = clientFrame.parse(parseJson(data))
      if (frame.type === 'Mutation') void this.#count(socket, frame)
      if (frame.type !== 'ModifyQuerySet') return
      this.#subscribers.add(socket)
      void this.#tell(socket)
    })
  }

  async #count(socket: WebSocket, frame: ClientFrameOf<'Mutation'>): Promise<void> {
    const recorded = await this.#record(frame.args[0])
    const { requestId } = frame
    send(socket, { ...RESPONSE, requestId, result: { ...recorded }, ts: encodeTimestamp(0) })
    for (const subscriber of this.#subscribers) void this.#tell(subscriber)
  }

  async #record(args: unknown): Promise<Recorded> {
    const { organizationId } = this.#setup
    const count = countArgs.parse(args)
    const client = await this.#pool.connect()
    leaveScope(client)
    await client.query('begin')
    const scope = { kind: 'store', organizationId, storeId: count.storeId } as const
    const recorded = await recordCount(scopedDatabase(client, scope, new Set()), count)
    await client.query('commit')
    client.release()
    return recorded
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

await serveBench(serverSetup, async (setup) => {
  const server = new NaiveServer(setup)
  const url = await listenForSockets((socket) => server.accept(socket))
  return { url, stop: async () => {} }
})
