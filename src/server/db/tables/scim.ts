// What directories of organizations say of their people and groups.

import type { ColumnType, Generated } from 'kysely'
import type { InvitedStore } from '#domain/invitation.ts'
import type { Created } from './created.ts'

export interface ScimTables {
  scim_token: {
    organization_id: string
    secret_hash: string
    hint: string
    created_by: string | null
    created_at: Created
    last_used_at: Generated<Date | null>
  }
  scim_user: {
    organization_id: string
    id: string
    user_id: string | null
    user_name: string
    email: string
    external_id: string | null
    given_name: string | null
    family_name: string | null
    display_name: string | null
    is_active: boolean
    deleted_at: Generated<Date | null>
    created_at: Created
    updated_at: Generated<Date>
  }
  scim_group: {
    organization_id: string
    id: string
    display_name: string
    external_id: string | null
    /** Written as JSON text, read as a value. */
    stores: ColumnType<readonly InvitedStore[], string | undefined, string>
    created_at: Created
    updated_at: Generated<Date>
  }
  scim_group_member: {
    organization_id: string
    group_id: string
    scim_user_id: string
  }
}
