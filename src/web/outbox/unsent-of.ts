import type { OutboxState } from './outbox.ts'

/** What a device reports about its queue. Refused entries will not be sent, so the server must not wait for them. */
export function unsentOf({ waiting, refused }: Pick<OutboxState, 'waiting' | 'refused'>) {
  return { unsentEvents: waiting, refusedEvents: refused }
}
