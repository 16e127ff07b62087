// Speaks frames by hand, so that a test can also say what no client would.

import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { QueryModification, ServerFrame } from '#contract/frames.ts'
import { PartJoiner } from '#web/client/part-joiner.ts'
import { eventually } from './eventually.ts'
import type { LiveNode } from './live-node.ts'

export class FrameClient {
  readonly socket: WebSocket
  /** With each part of a transition, and with the transition that they make. */
  readonly frames: ServerFrame[] = []
  /** The largest frame. */
  mostBytes = 0
  readonly #parts = new PartJoiner()
  closeReason: string | undefined
  #querySet = 0
  #identity = 0
  #queryIds = 0

  private constructor(url: string) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/sync`)
    this.socket.on('message', (data) => this.#take(data.toString()))
    this.socket.on('close', (_code, reason) => {
      this.closeReason = reason.toString()
    })
    this.socket.on('error', () => {})
  }

  static async open(
    node: Pick<LiveNode, 'url'>,
    extensions: readonly string[] = [],
    sessionId: string = crypto.randomUUID(),
  ): Promise<FrameClient> {
    const client = new FrameClient(node.url)
    await once(client.socket, 'open')
    client.send({
      type: 'Connect',
      sessionId,
      connectionCount: 0,
      lastCloseReason: null,
      extensions,
    })
    return client
  }

  #take(text: string): void {
    this.mostBytes = Math.max(this.mostBytes, Buffer.byteLength(text))
    const frame: ServerFrame = JSON.parse(text)
    this.frames.push(frame)
    const joined = frame.type === 'TransitionChunk' ? this.#parts.add(frame) : undefined
    if (joined) this.frames.push(joined)
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }

  authenticate(value: string): void {
    this.send({ type: 'Authenticate', tokenType: 'User', value, baseVersion: this.#identity++ })
  }

  subscribe(udfPath: string, args: unknown, resultHash?: string): number {
    const queryId = this.#queryIds++
    const added = { type: 'Add', queryId, udfPath, args: [args], resultHash }
    const baseVersion = this.#querySet++
    this.send({
      type: 'ModifyQuerySet',
      baseVersion,
      newVersion: this.#querySet,
      modifications: [added],
    })
    return queryId
  }

  mutate(requestId: number, udfPath: string, args: unknown): void {
    this.send({ type: 'Mutation', requestId, udfPath, args: [args] })
  }

  /** Everything that was said about a query, oldest first. */
  said(queryId: number): readonly QueryModification[] {
    return this.frames
      .flatMap((frame) => (frame.type === 'Transition' ? frame.modifications : []))
      .filter((modification) => modification.queryId === queryId)
  }

  async last(queryId: number, count = 1): Promise<QueryModification> {
    return eventually(() => {
      const said = this.said(queryId)
      const last = said.at(-1)
      if (!last || said.length < count) throw new Error(`Query ${queryId}: ${said.length} answers`)
      return last
    })
  }

  async answer<Type extends ServerFrame['type']>(type: Type, requestId: number) {
    return eventually(() => {
      const found = this.frames.find(
        (frame) => frame.type === type && 'requestId' in frame && frame.requestId === requestId,
      )
      if (!found) throw new Error(`No ${type} ${requestId}`)
      return found as Extract<ServerFrame, { type: Type }>
    })
  }

  async closed(): Promise<string> {
    return eventually(() => {
      if (this.closeReason === undefined) throw new Error('still open')
      return this.closeReason
    })
  }

  close(): void {
    this.socket.close()
  }
}
