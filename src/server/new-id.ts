import { randomUUID } from 'node:crypto'

/** A UUID of version 7: the time first, so that ids of one table sort as they were made. */
export function newId(nowMs: number = Date.now()): string {
  const time = nowMs.toString(16).padStart(12, '0')
  // Its chance is drawn for many at once, which chance of our own would have to do again.
  const random = randomUUID()
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`
}
