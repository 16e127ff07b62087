// Organizations, their people, and the places of their stores.

import type { ColumnType, Generated } from 'kysely'
import type { PassEnding } from '#domain/day-pass.ts'
import type { InvitedStore } from '#domain/invitation.ts'
import type { Created } from './created.ts'

export interface OrganizationTables {
  organization: {
    id: string
    name: string
    created_at: Created
    suspended_at: Generated<Date | null>
    suspended_reason: Generated<string | null>
    purpose: Generated<'work' | 'sample' | 'demo'>
    requires_two_step: Generated<boolean>
    session_hours: Generated<number | null>
    email_domains: Generated<readonly string[]>
    requires_single_sign_on: Generated<boolean>
  }
  member: {
    organization_id: string
    user_id: string
    role: 'owner' | 'member'
    created_at: Created
  }
  store: {
    organization_id: string
    id: string
    name: string
    created_at: Created
    archived_at: Generated<Date | null>
    baseline_id: Generated<string | null>
    label_templates: Generated<readonly string[]>
    currency: Generated<string>
  }
  store_member: {
    organization_id: string
    store_id: string
    user_id: string
    role: 'manager' | 'scanner'
    created_at: Created
  }
  room: {
    organization_id: string
    id: string
    store_id: string
    name: string
    position: number
    archived_at: Generated<Date | null>
  }
  shelf: {
    organization_id: string
    id: string
    store_id: string
    room_id: string
    code: string
    name: string | null
    position: number
    archived_at: Generated<Date | null>
  }
  file: {
    organization_id: string
    id: string
    name: string
    mime: string
    size_bytes: number
    sha256: Buffer
    created_by: string
    created_at: Created
    store_id: Generated<string | null>
    expires_at: Generated<Date | null>
  }
  invitation: {
    organization_id: string
    id: string
    email: string | null
    role: 'owner' | 'member'
    /** Written as JSON text, read as a value. */
    stores: ColumnType<readonly InvitedStore[], string, string>
    token_hash: string
    invited_by: string | null
    created_at: Created
    sent_at: Date
    expires_at: Date
    revoked_at: Generated<Date | null>
    accepted_at: Generated<Date | null>
    accepted_by: Generated<string | null>
    declined_at: Generated<Date | null>
  }
  /** Stores people worked in until they were removed from the team. */
  former_store: {
    user_id: string
    store_id: string
    left_organization_id: string
    store_name: string
    organization_name: string
    ended_at: Date
  }
  api_key: {
    organization_id: string
    id: string
    user_id: string
    name: string
    secret_hash: string
    hint: string
    scopes: string[]
    store_ids: string[] | null
    created_by: string | null
    created_at: Created
    expires_at: Date | null
    last_used_at: Generated<Date | null>
    revoked_at: Generated<Date | null>
  }
  day_pass_link: {
    organization_id: string
    id: string
    audit_id: string
    ends_at: Date | null
    key: Buffer
    created_by: string | null
    created_at: Created
    closed_at: Generated<Date | null>
  }
  day_pass: {
    organization_id: string
    audit_id: string
    user_id: string
    store_ids: readonly string[]
    joined_at: Date
    ends_at: Date
    ended_at: Date | null
    ending: PassEnding | null
  }
  preference: { user_id: string; active_organization_id: string | null }
  'auth.passkey': {
    id: string
    userId: string
    name: string | null
    createdAt: Date
    lastUsedAt: Date | null
  }
  'auth.session': {
    id: string
    userId: string
    expiresAt: Date
    createdAt: Date
    updatedAt: Date
    byPasskey: Generated<boolean>
    signedInAt: Generated<Date>
    signedOnTo: Generated<string | null>
    signedOnBy: Generated<string | null>
    userAgent: string | null
    ipAddress: string | null
  }
  'auth.user': {
    id: string
    name: string
    email: string
    emailVerified: boolean
    image: string | null
    createdAt: Date
    role: string | null
    dayPass: Generated<'only' | 'past' | null>
    twoFactorEnabled: Generated<boolean>
    hasPasskey: Generated<boolean>
  }
}
