import { Socket } from 'node:net'

/**
 * Sends the statements of one go of the program together. The driver opens the socket after each of
 * them; a transaction begins with several, and each would be a system call of its own.
 */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
