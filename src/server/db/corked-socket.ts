import { Socket } from 'node:net'

type Done = (error?: Error | null) => void

/**
 * Sends all statements of one turn of the event loop together. The driver uncorks the socket after each statement; a
 * transaction begins with several, and each would cost a system call.
 */
export class CorkedSocket extends Socket {
  constructor() {
    super()
    // Connecting overrides the `write` below on every socket.
    this.once('connect', () => Reflect.deleteProperty(this, 'write'))
  }

  override write(
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | Done,
    done?: Done,
  ): boolean {
    // An uncorked write would be sent at once, and wake the database for a single statement.
    if (this.writableCorked === 0) {
      this.cork()
      this.uncork()
    }
    return typeof encoding === 'function'
      ? super.write(chunk, encoding)
      : super.write(chunk, encoding, done)
  }

  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
