import type { OutboxState } from './outbox.ts'

/** What a device says of what it holds. What was refused is not on its way: nobody is to wait for it. */
export function unsentOf({ waiting, refused }: Pick<OutboxState, 'waiting' | 'refused'>) {
  return { unsentEvents: waiting, refusedEvents: refused }
}
