import * as z from 'zod'
import type { StoreRole } from '#domain/permission.ts'
import { defineModule, id, mutation, noArgs, query } from './define.ts'
import type { TeamMember } from './stores.ts'

export interface CurrentUser {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Whether the user has verified the address. */
  readonly emailVerified: boolean
  readonly image: string | null
  /** Whether signing in takes a code besides the password. */
  readonly twoFactor: boolean
  readonly createdAt: number
  /** Stores the user works in, the default one first. */
  readonly storeIds: readonly string[]
  /** Operates this installation. */
  readonly platformAdmin: boolean
  /** Whether an organization's provider opened this login, which cannot change how the person signs in. */
  readonly bySignOn: boolean
}

export interface StoreTeam {
  /** The store's id. */
  readonly id: string
  readonly name: string
  /** The viewer's role here. */
  readonly role: StoreRole
  readonly members: readonly TeamMember[]
}

/** A login of the viewer on one device. */
export interface LoginDetails {
  readonly id: string
  /** Whether it is the login that made this call. */
  readonly current: boolean
  readonly userAgent: string | null
  readonly address: string | null
  /** By which way they came in; null for a password or a phone that took over. */
  readonly by: 'passkey' | 'sign_on' | null
  readonly createdAt: number
  readonly lastSeenAt: number
}

/** A passkey of the viewer. */
export interface PasskeyDetails {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  /** Null until somebody has signed in with it. */
  readonly lastUsedAt: number | null
}

const inTeam = z.strictObject({ storeId: id, userId: z.string() })

export const users = defineModule('users', {
  /** Null when the caller is not signed in. */
  current: query<CurrentUser | null>()({ access: 'public', args: noArgs }),
  /** The teams of the stores that the viewer may enter. */
  getTeamByStore: query<readonly StoreTeam[]>()({
    access: 'members:read',
    args: z.strictObject({ orgId: id }),
  }),
  /** Adds a member of the organization to a store, or changes their role there. */
  assignUserToStore: mutation<null>()({
    access: 'team:update',
    args: inTeam.extend({ role: z.enum(['manager', 'scanner']) }),
  }),
  removeUserFromStore: mutation<null>()({ access: 'team:update', args: inTeam }),
  listLogins: query<readonly LoginDetails[]>()({ access: 'user', args: noArgs }),
  /** Oldest first. */
  listPasskeys: query<readonly PasskeyDetails[]>()({ access: 'user', args: noArgs }),
})
