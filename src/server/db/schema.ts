// The tables as queries see them, and the columns that scope each of them.

import type { ColumnType, Generated } from 'kysely'

type Created = ColumnType<Date, Date | undefined, never>

export interface Schema {
  organization: { id: string; name: string; created_at: Created }
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
    archived_at: Date | null
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
  'auth.user': {
    id: string
    name: string
    email: string
    image: string | null
    createdAt: Date
  }
}

export type TableName = keyof Schema

/** The letter of a level in a change key, as the triggers of the migrations write it. */
export type ScopeLevel = 'organization' | 'store' | 'user'

export const LEVEL_LETTERS: Readonly<Record<ScopeLevel, string>> = {
  organization: 'o',
  store: 's',
  user: 'u',
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
  'auth.user': { user: 'id' },
}
