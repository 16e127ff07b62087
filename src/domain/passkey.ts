// Passkeys: how many a person has, and which of them may go.

import { Fault } from './fault.ts'

/** More than anybody has devices. */
const PASSKEYS_MAX = 20

export interface WaysIn {
  readonly hasPassword: boolean
  readonly passkeys: number
}

export function refuseMorePasskeys({ passkeys }: Pick<WaysIn, 'passkeys'>): void {
  if (passkeys < PASSKEYS_MAX) return
  const message = `You have ${PASSKEYS_MAX} passkeys. Remove one first.`
  throw new Fault('conflict', message, { reason: 'too_many' })
}

/** Nobody locks themselves out. */
export function refuseLastWayIn({ hasPassword, passkeys }: WaysIn): void {
  if (hasPassword || passkeys > 1) return
  throw new Fault('conflict', 'This is your only way to sign in. Set a password first.', {
    reason: 'last_way_in',
  })
}
