// Why a person could not join, as a message of the page.

import type { DoorRefusal } from '#domain/day-pass.ts'
import { AuthRequestError } from '../session/auth-request.ts'

type Refusal = DoorRefusal | 'busy' | 'offline' | 'failed' | 'name' | 'signed_in'

export type JoinRefusal = Exclude<Refusal, 'signed_in'>

const REASONS: readonly string[] = [
  'unknown',
  'old',
  'closed',
  'not_started',
  'over',
  'full',
] satisfies readonly DoorRefusal[]

export function joinRefusalOf(thrown: unknown): Refusal {
  // Without an answer there is no network, or no host.
  if (!(thrown instanceof AuthRequestError)) return 'offline'
  const { status, field, reason } = thrown
  if (status === 429) return 'busy'
  if (field === 'name') return 'name'
  if (reason === 'signed_in') return reason
  return isDoorRefusal(reason) ? reason : 'failed'
}

function isDoorRefusal(reason: string | undefined): reason is DoorRefusal {
  return reason !== undefined && REASONS.includes(reason)
}

/** Another try may help without another code. */
export function isWorthAnotherTry(refusal: JoinRefusal): boolean {
  return refusal !== 'unknown' && refusal !== 'old' && refusal !== 'closed' && refusal !== 'over'
}
