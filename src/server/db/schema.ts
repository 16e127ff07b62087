// The tables as queries see them, and the columns that scope each of them.

import type { ColumnType, Generated } from 'kysely'
import type { InvitedStore } from '#domain/invitation.ts'

type Created = ColumnType<Date, Date | undefined, never>

export interface Schema {
  organization: {
    id: string
    name: string
    created_at: Created
    suspended_at: Generated<Date | null>
    suspended_reason: Generated<string | null>
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
  item: {
    organization_id: string
    id: string
    sku: string | null
    name: string
    category: string | null
    unit: string
    /** Ten-thousandths of the currency. */
    unit_cost: number | null
    unit_price: number | null
    created_at: Created
    archived_at: Generated<Date | null>
  }
  item_barcode: {
    organization_id: string
    code_key: string
    item_id: string
    raw: string
    /** Thousandths of a unit. */
    quantity: number
  }
  item_word: { organization_id: string; word: string; item_id: string }
  preference: { user_id: string; active_organization_id: string | null }
  'auth.session': {
    id: string
    userId: string
    expiresAt: Date
    createdAt: Date
    updatedAt: Date
    userAgent: string | null
    ipAddress: string | null
  }
  'auth.user': {
    id: string
    name: string
    email: string
    image: string | null
    createdAt: Date
    role: string | null
  }
}

export type TableName = keyof Schema

/** The letter of a level in a change key, as the triggers of the migrations write it. */
export type ScopeLevel = 'organization' | 'store' | 'user' | 'token'

export const LEVEL_LETTERS: Readonly<Record<ScopeLevel, string>> = {
  organization: 'o',
  store: 's',
  user: 'u',
  token: 't',
}

/** Which column holds a level. A table without `organization` is not a tenant's (people have names). */
export const SCOPE_COLUMNS: Readonly<
  Record<TableName, { readonly [level in ScopeLevel]?: string }>
> = {
  organization: { organization: 'id' },
  member: { organization: 'organization_id', user: 'user_id' },
  store: { organization: 'organization_id', store: 'id' },
  store_member: { organization: 'organization_id', store: 'store_id', user: 'user_id' },
  room: { organization: 'organization_id', store: 'store_id' },
  shelf: { organization: 'organization_id', store: 'store_id' },
  file: { organization: 'organization_id' },
  invitation: { organization: 'organization_id', token: 'token_hash' },
  item: { organization: 'organization_id' },
  item_barcode: { organization: 'organization_id' },
  item_word: { organization: 'organization_id' },
  preference: { user: 'user_id' },
  'auth.session': { user: 'userId' },
  'auth.user': { user: 'id' },
}
