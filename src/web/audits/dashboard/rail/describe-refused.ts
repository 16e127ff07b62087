import type { DashboardDevice } from '#contract/audits.ts'
import { countOf } from '#domain/count-words.ts'

/** What was refused never arrives by itself: somebody has to look at it where it is. */
export function describeRefused({
  userName,
  refusedEvents,
}: Pick<DashboardDevice, 'userName' | 'refusedEvents'>): string {
  const were = refusedEvents === 1 ? 'was' : 'were'
  const them = refusedEvents === 1 ? 'it' : 'them'
  return `${countOf(refusedEvents, 'entry', 'entries')} of ${userName} ${were} refused and will not arrive. Look at ${them} on the device, under “What is sent”.`
}
