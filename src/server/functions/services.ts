// What mutations and actions may use besides the database.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import type { ActionDatabase } from './action-database.ts'
import type { Assistant } from './ai/assistant.ts'
import type { Billing } from './billing/billing-service.ts'
import type { InsightMaker } from './insights/insight-service.ts'
import type { SealService } from './results/seal-service.ts'
import type { SignOnKeeper } from './sign-on/sign-on-keeper.ts'
import type { WebhookKeeper } from './webhooks/webhook-keeper.ts'

/** Something that a plan may limit. */
export type LimitedFeature = 'stores' | 'members' | 'audits' | 'items' | 'ai_requests' | 'api'

/** Sample shops for people who want to look around. */
export interface Samples {
  /** Creates a sample in an organization of its own, not limited by any plan. Returns the id of its store. */
  make(owner: { readonly userId: string; readonly sessionId: string }): Promise<string>
}

interface Entitlement {
  readonly db: ScopedDatabase
  readonly organizationId: string
  readonly feature: LimitedFeature
}

/** Called by every mutation that a plan may limit, in the transaction of the mutation. */
export interface Entitlements {
  /** Throws `limit_reached` with the feature if the organization may not have more of it. */
  require(need: Entitlement & { readonly amount: number }): Promise<void>
  /**
   * The same for things that are used up, and may fail. It is taken at once, so that concurrent calls never exceed the
   * limit; the returned function gives it back.
   */
  reserve(need: Entitlement & { readonly amount: number }): Promise<GiveBack>
  /** How many more the organization may add; null if there is no limit. */
  roomFor(entitlement: Entitlement): Promise<number | null>
}

/** Runs in a transaction of its own, or in the one that stores the outcome. */
export type GiveBack = (db: ScopedDatabase) => Promise<void>

/** Logins, as functions see them. */
interface Accounts {
  changePassword(change: {
    readonly userId: string
    readonly sessionId: string
    readonly currentPassword: string
    readonly newPassword: string
    readonly revokeOtherSessions: boolean
  }): Promise<void>
  /** Throws a fault if an organization would be left without an owner. */
  deleteUser(userId: string): Promise<void>
  revokeSession(login: {
    readonly userId: string
    readonly sessionId: string
    /** An organization whose provider may end nothing but logins that it has opened. */
    readonly signedOnTo?: string | undefined
  }): Promise<void>
  renamePasskey(passkey: {
    readonly userId: string
    readonly passkeyId: string
    readonly name: string
  }): Promise<void>
  /** Throws a fault if the person could not sign in without it. */
  removePasskey(passkey: { readonly userId: string; readonly passkeyId: string }): Promise<void>
}

export interface InvitationMail {
  readonly to: string
  readonly organizationName: string
  readonly inviterId: string
  readonly inviterName: string
  readonly storeNames: readonly string[]
  readonly secret: string
}

/** Mails that are sent if, and only if, the mutation commits. Throws `rate_limited`. */
export interface Mailer {
  sendInvitation(db: ScopedDatabase, mail: InvitationMail): Promise<void>
}

export interface Services {
  readonly entitlements: Entitlements
  readonly billing: Billing
  readonly accounts: Accounts
  readonly mailer: Mailer
  /** For actions, which have no transaction of their own. */
  readonly database: ActionDatabase
  readonly assistant: Assistant
  readonly insights: InsightMaker
  readonly seals: SealService
  readonly samples: Samples
  readonly webhooks: WebhookKeeper
  readonly signOn: SignOnKeeper
  now(): Date
  newId(): string
}
