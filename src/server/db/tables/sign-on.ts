// Identity providers of organizations, and who came by them.

import type { ColumnType, Generated } from 'kysely'
import type { InvitedStore } from '#domain/invitation.ts'
import type { SignOnTrial } from '#domain/sign-on.ts'
import type { Created } from './created.ts'

export interface SignOnTables {
  organization_domain: {
    organization_id: string
    id: string
    domain: string
    token: string
    created_at: Created
    proved_at: Generated<Date | null>
  }
  identity_provider: {
    organization_id: string
    id: string
    protocol: 'oidc' | 'saml'
    name: string
    is_on: Generated<boolean>
    tested_at: Generated<Date | null>
    /** Written as JSON text, read as a value. */
    last_test: ColumnType<SignOnTrial | null, null | undefined, string | null>
    lets_join: Generated<boolean>
    /** Written as JSON text, read as a value. */
    join_stores: ColumnType<readonly InvitedStore[], string | undefined, string>
    issuer: string | null
    client_id: string | null
    client_secret: string | null
    entity_id: string | null
    sign_on_url: string | null
    certificates: readonly string[] | null
    created_at: Created
    created_by: string | null
  }
  sign_on_identity: {
    organization_id: string
    provider_id: string
    subject: string
    user_id: string
    created_at: Created
    last_used_at: Generated<Date>
  }
  sign_on_attempt: {
    organization_id: string
    id: string
    provider_id: string
    token_hash: string
    browser_hash: string | null
    tested_by: string | null
    nonce: string
    verifier: string
    return_to: string | null
    answer: Generated<string | null>
    expires_at: Date
  }
}
