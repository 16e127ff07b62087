import type { StoreRole } from '#domain/permission.ts'
import { roleName } from '../shared/role-name.ts'
import type { RoleChoice } from './role-menu.tsx'

const ABOUT: Readonly<Record<StoreRole, string>> = {
  manager: 'Sets up rooms and teams, starts and closes counts, reads reports.',
  scanner: 'Counts what is assigned, and nothing else.',
}

export const STORE_ROLES: readonly StoreRole[] = ['scanner', 'manager']

export const STORE_ROLE_CHOICES: readonly RoleChoice<StoreRole>[] = STORE_ROLES.map((role) => ({
  role,
  name: roleName(role),
  about: ABOUT[role],
}))
