import type { SentInvitations } from '#contract/invitations.ts'

export interface SeatsShort {
  /** Seats left in the plan. */
  readonly seats: number
  readonly invitations: number
}

/** Invitations do not reserve a seat, so this says when more people are invited than there are seats. */
export function seatsShort({
  waiting,
  seatsLeft,
}: Pick<SentInvitations, 'waiting' | 'seatsLeft'>): SeatsShort | undefined {
  if (seatsLeft === null || waiting <= seatsLeft) return undefined
  return { seats: seatsLeft, invitations: waiting }
}
