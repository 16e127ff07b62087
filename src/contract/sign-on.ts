import * as z from 'zod'
import type { InvitedStore } from '#domain/invitation.ts'
import type { SignOnTrial } from '#domain/sign-on.ts'
import { action, defineModule, id, mutation, query } from './define.ts'
import { someText } from './text.ts'

export interface SignOnDomain {
  readonly id: string
  readonly domain: string
  /** The TXT record that proves it. */
  readonly recordName: string
  readonly recordValue: string
  /** Null until somebody has found it there. */
  readonly provedAt: number | null
}

export interface SignOnCertificate {
  /** SHA-256, as providers show it. */
  readonly fingerprint: string
  readonly validTo: number
}

export interface IdentityProviderDetails {
  readonly protocol: 'oidc' | 'saml'
  readonly name: string
  readonly isOn: boolean
  /** When an owner came through it with these settings; null after a change. */
  readonly testedAt: number | null
  /** What came of the last test; null before the first. */
  readonly lastTest: SignOnTrial | null
  /** Whether people who are no members yet join by it, and where they work then. */
  readonly letsJoin: boolean
  readonly stores: readonly InvitedStore[]
  /** OpenID Connect. The secret is never shown. */
  readonly issuer: string | null
  readonly clientId: string | null
  /** SAML. */
  readonly entityId: string | null
  readonly signOnUrl: string | null
  readonly certificates: readonly SignOnCertificate[]
}

export interface SignOnDetails {
  /** Where the provider sends people back to, without the address of the installation. */
  readonly callbackPath: string
  /** The same for SAML, and our name there. */
  readonly samlPath: string
  readonly domains: readonly SignOnDomain[]
  readonly provider: IdentityProviderDetails | null
  /** Members who have come by it. */
  readonly people: number
}

/** What an owner is told of a test. */
export interface SignOnTest {
  readonly url: string
}

const organization = z.strictObject({ orgId: id })
const name = someText(80)

export const signOn = defineModule('signOn', {
  get: query<SignOnDetails>()({ access: 'organizations:update', args: organization }),
  addDomain: mutation<{ readonly id: string }>()({
    access: 'organizations:update',
    args: organization.extend({ domain: z.string().max(300) }),
  }),
  /** Looks for the record; says no more than whether it is there. */
  checkDomain: action<{ readonly isProved: boolean }>()({
    access: 'organizations:update',
    args: organization.extend({ domainId: id }),
  }),
  removeDomain: mutation<null>()({
    access: 'organizations:update',
    args: organization.extend({ domainId: id }),
  }),
  /** Replaces what was there. Without a secret the one that is known stays. */
  saveOidc: mutation<null>()({
    access: 'organizations:update',
    args: organization.extend({
      name,
      issuer: someText(2_000),
      clientId: someText(500),
      clientSecret: someText(2_000).optional(),
    }),
  }),
  /** The same for SAML. Without certificates those that are known stay. */
  saveSaml: mutation<null>()({
    access: 'organizations:update',
    args: organization.extend({
      name,
      entityId: someText(1_000),
      signOnUrl: someText(2_000),
      certificates: someText(50_000).optional(),
    }),
  }),
  setJoining: mutation<null>()({
    access: 'organizations:update',
    args: organization.extend({
      letsJoin: z.boolean(),
      stores: z
        .array(z.strictObject({ storeId: id, role: z.enum(['manager', 'scanner']) }))
        .max(500),
    }),
  }),
  /** The address at the provider where the owner signs in; nobody is let in by it. */
  test: action<SignOnTest>()({ access: 'organizations:update', args: organization }),
  setOn: mutation<null>()({
    access: 'organizations:update',
    args: organization.extend({ isOn: z.boolean() }),
  }),
  removeProvider: mutation<null>()({ access: 'organizations:update', args: organization }),
})
