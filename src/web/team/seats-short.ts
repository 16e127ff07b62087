import type { SentInvitations } from '#contract/invitations.ts'

export interface SeatsShort {
  /** Free in the plan. */
  readonly seats: number
  readonly invitations: number
}

/** Invitations hold no seat: told when more people are invited than can come in. */
export function seatsShort({
  waiting,
  seatsLeft,
}: Pick<SentInvitations, 'waiting' | 'seatsLeft'>): SeatsShort | undefined {
  if (seatsLeft === null || waiting <= seatsLeft) return undefined
  return { seats: seatsLeft, invitations: waiting }
}
