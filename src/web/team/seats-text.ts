import type { SentInvitations } from '#contract/invitations.ts'
import { countOf } from '#domain/count-words.ts'

/** Invitations hold no seat: said when more people are invited than can come in. */
export function seatsText({
  waiting,
  seatsLeft,
}: Pick<SentInvitations, 'waiting' | 'seatsLeft'>): string | undefined {
  if (seatsLeft === null || waiting <= seatsLeft) return undefined
  const seats = `${countOf(seatsLeft, 'seat')} of the plan ${seatsLeft === 1 ? 'is' : 'are'} free`
  const open = `${countOf(waiting, 'invitation')} ${waiting === 1 ? 'is' : 'are'} open`
  return `${seats}, and ${open}: whoever accepts first comes in. The others can once there is room.`
}
