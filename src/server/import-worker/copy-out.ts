import type pg from 'pg'
import { type BinaryRow, BinaryRows } from './binary-rows.ts'

/** Reads every row of a query in the binary format, which is many times faster than reading objects. */
export async function copyOut(
  client: pg.Client,
  query: string,
  fields: number,
  onRow: (row: BinaryRow) => void,
): Promise<void> {
  const rows = new BinaryRows(fields, onRow)
  const text = `copy (${query}) to stdout (format binary)`
  await client.query(new CopyOut(text, (bytes, from, to) => rows.feed(bytes, from, to))).done
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** COPY takes no parameters, so its text must contain a valid id and nothing else. */
export function uuidLiteral(id: string): string {
  if (!UUID.test(id)) throw new Error('This is not an id')
  return `'${id}'::uuid`
}

type OnBytes = (bytes: Buffer, from: number, to: number) => void
type OnData = (bytes: Buffer) => void

const [COPY_DATA, COPY_OUT_BEGINS] = [0x64, 0x48]
/** Messages that may arrive at any time: notices, notifications and parameter changes. */
const IN_BETWEEN: readonly number[] = [0x4e, 0x41, 0x53]
/** The type byte and the length of the rest. */
const HEAD_BYTES = 5

/**
 * Reads directly from the socket: millions of rows come as millions of messages, and creating an object for each
 * message would cost more than processing it.
 */
class CopyOut implements pg.Submittable {
  readonly #text: string
  readonly #onBytes: OnBytes
  readonly #ending = Promise.withResolvers<void>()
  /** The beginning of an incomplete message, and the minimum number of bytes still missing. */
  #chunks: Buffer[] = []
  #missing = 0
  #failure: unknown
  #giveBack: OnData = () => {}

  constructor(text: string, onBytes: OnBytes) {
    this.#text = text
    this.#onBytes = onBytes
  }

  get done(): Promise<void> {
    return this.#ending.promise
  }

  submit(connection: pg.Connection): void {
    const { stream } = connection
    const listeners = parseListeners(stream.listeners('data'))
    const onData: OnData = (bytes) => this.#read(bytes)
    this.#giveBack = (bytes) => {
      stream.off('data', onData)
      for (const listener of listeners) stream.on('data', listener)
      stream.emit('data', bytes)
    }
    stream.removeAllListeners('data')
    stream.on('data', onData)
    connection.query(this.#text)
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.#ending.resolve()
    else this.#ending.reject(this.#failure)
  }

  handleError(error: unknown): void {
    this.#ending.reject(error)
  }

  #read(chunk: Buffer): void {
    this.#missing -= chunk.length
    this.#chunks.push(chunk)
    if (this.#missing > 0) return
    const bytes = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks)
    this.#chunks = []
    this.#missing = 0
    let at = 0
    while (at + HEAD_BYTES <= bytes.length) {
      const kind = bytes[at] ?? 0
      if (kind !== COPY_DATA && kind !== COPY_OUT_BEGINS && !IN_BETWEEN.includes(kind)) {
        // The end of the copy, or an error, is left to the driver's own listeners.
        this.#giveBack(bytes.subarray(at))
        return
      }
      const end = at + 1 + bytes.readInt32BE(at + 1)
      this.#missing = end - bytes.length
      if (this.#missing > 0) break
      if (kind === COPY_DATA) this.#take(bytes, at + HEAD_BYTES, end)
      at = end
    }
    if (at < bytes.length) this.#chunks.push(bytes.subarray(at))
  }

  #take(bytes: Buffer, from: number, to: number): void {
    if (this.#failure !== undefined) return
    try {
      this.#onBytes(bytes, from, to)
    } catch (error) {
      this.#failure = error
    }
  }
}

/** The listeners of a socket are all called with bytes. */
function parseListeners(listeners: readonly unknown[]): readonly OnData[] {
  return listeners as readonly OnData[]
}
