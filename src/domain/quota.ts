// How much an account may take of a machine that it shares with others. Somebody who has shown that an
// address is theirs is trusted with more. What is sold by the plan is limited by the plan instead.

import { Fault } from './fault.ts'

const MB = 1024 * 1024
/** What the screens offer to confirm. */
export const ADDRESS = 'address'

export const QUOTAS = {
  /** Organizations that one person owns. */
  organizations: { confirmed: 25, unconfirmed: 1 },
  /** Samples that one person has at once; each is an organization besides. */
  samples: 3,
  /** What one person uploads within a day. */
  bytesADay: { confirmed: 2_000 * MB, unconfirmed: 50 * MB },
  /** What an organization keeps, all its people together. */
  organizationBytes: { free: 5_000 * MB, paid: 20_000 * MB },
} as const

export const QUOTA_DAY_MS = 24 * 60 * 60_000
/** A picture that no count refers to may belong to one that a phone still holds. */
export const UNUSED_FILE_GRACE_MS = 30 * QUOTA_DAY_MS

/** Those who have more already keep them. */
export function refuseMoreOrganizations(owned: number, isConfirmed: boolean): void {
  const { confirmed, unconfirmed } = QUOTAS.organizations
  if (!isConfirmed && owned >= unconfirmed) {
    const message = 'Confirm your address first: a second organization needs it.'
    throw new Fault('forbidden', message, { needs: 'confirmed_address', field: ADDRESS })
  }
  if (owned < confirmed) return
  throw new Fault('forbidden', `One person owns at most ${confirmed} organizations.`)
}

export function refuseMoreSamples(owned: number): void {
  if (owned < QUOTAS.samples) return
  const message = `You have ${owned} samples already. Delete one of them first.`
  throw new Fault('forbidden', message)
}

export interface FileUse {
  readonly organizationBytes: number
  /** Of one person, within the last day. */
  readonly personBytes: number
  readonly isConfirmed: boolean
  /** Whether the organization has another plan than the one that everybody has. */
  readonly hasPaidPlan: boolean
}

export function refuseMoreBytes(use: FileUse, bytes: number): void {
  const { confirmed, unconfirmed } = QUOTAS.bytesADay
  if (!use.isConfirmed && use.personBytes + bytes > unconfirmed) {
    const message = `Confirm your address first: without that you can upload ${unconfirmed / MB} MB a day.`
    throw new Fault('forbidden', message, { needs: 'confirmed_address', field: ADDRESS })
  }
  if (use.personBytes + bytes > confirmed) {
    throw new Fault(
      'rate_limited',
      `You can upload ${confirmed / MB} MB a day. Try again tomorrow.`,
    )
  }
  const { free, paid } = QUOTAS.organizationBytes
  if (use.organizationBytes + bytes <= (use.hasPaidPlan ? paid : free)) return
  const message = use.hasPaidPlan
    ? `An organization keeps at most ${paid / MB / 1_000} GB of files.`
    : `Without a paid plan an organization keeps at most ${free / MB / 1_000} GB of files.`
  throw new Fault('forbidden', message)
}
