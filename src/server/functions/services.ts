// What mutations and actions may use besides the database.

import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import type { ActionDatabase } from './action-database.ts'
import type { Assistant } from './ai/assistant.ts'
import type { Billing } from './billing/billing-service.ts'
import type { InsightMaker } from './insights/insight-service.ts'
import type { SealService } from './results/seal-service.ts'

/** Something a plan may limit. */
export type LimitedFeature = 'stores' | 'members' | 'audits' | 'items' | 'ai_requests'

/** Shops that somebody looks around in. */
export interface Samples {
  /** Past every plan, as an organization of their own; the id of its store. */
  make(owner: { readonly userId: string; readonly sessionId: string }): Promise<string>
}

interface Entitlement {
  readonly db: ScopedDatabase
  readonly organizationId: string
  readonly feature: LimitedFeature
}

/** Asked by every mutation that a plan may limit, in the mutation's own transaction. */
export interface Entitlements {
  /** Throws `limit_reached` with the feature when the organization may not have more of it. */
  require(need: Entitlement & { readonly amount: number }): Promise<void>
  /**
   * The same for what is used up and may come to nothing: it is taken at once, so that many who ask
   * together never have more than there is, and the answer gives it back.
   */
  reserve(need: Entitlement & { readonly amount: number }): Promise<GiveBack>
  /** How many more of what the organization has may be added; null: without limit. */
  roomFor(entitlement: Entitlement): Promise<number | null>
}

/** In a transaction of its own, or in one that writes down what became of it. */
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
  /** Throws a fault while an organization would be left without an owner. */
  deleteUser(userId: string): Promise<void>
  revokeSession(identity: { readonly userId: string; readonly sessionId: string }): Promise<void>
}

export interface InvitationMail {
  readonly to: string
  readonly organizationName: string
  readonly inviterId: string
  readonly inviterName: string
  readonly storeNames: readonly string[]
  readonly secret: string
}

/** Mails that leave when, and only when, the mutation has committed. Throws `rate_limited`. */
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
  now(): Date
  newId(): string
}
