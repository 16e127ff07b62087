// How much an account may use of a shared machine. Users with a verified address get more. What a plan sells is
// limited by the plan instead.

import { Fault } from './fault.ts'

const MB = 1024 * 1024
/** Tells screens to offer verifying the address. */
export const ADDRESS = 'address'

export const QUOTAS = {
  /** Organizations that one person owns. */
  organizations: { confirmed: 25, unconfirmed: 1 },
  /** Samples that one person has at the same time; each is also an organization. */
  samples: 3,
  /** Uploads of one person within a day. */
  bytesADay: { confirmed: 2_000 * MB, unconfirmed: 50 * MB },
  /** Storage of an organization, all its people together. */
  organizationBytes: { free: 5_000 * MB, paid: 20_000 * MB },
} as const

export const QUOTA_DAY_MS = 24 * 60 * 60_000
/** A picture without a count may belong to one that is still on a phone. */
export const UNUSED_FILE_GRACE_MS = 30 * QUOTA_DAY_MS

/** Organizations that exist already are kept. */
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
  /** Of one person, in the last 24 hours. */
  readonly personBytes: number
  readonly isConfirmed: boolean
  /** Whether the organization has a plan other than the default one. */
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
