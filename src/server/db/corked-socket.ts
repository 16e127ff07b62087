import { Socket } from 'node:net'

type Done = (error?: Error | null) => void

/**
 * Sends the statements of one go of the program together. The driver opens the socket after each of
 * them; a transaction begins with several, and each would be a system call of its own.
 */
export class CorkedSocket extends Socket {
  constructor() {
    super()
    // Connecting puts the `write` of every socket over the one below.
    this.once('connect', () => Reflect.deleteProperty(this, 'write'))
  }

  override write(
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | Done,
    done?: Done,
  ): boolean {
    // What is not corked would be on its way at once, and wake the database for one statement.
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
