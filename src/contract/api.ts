// THE DOOR: every function of the backend.

import { auth } from './auth.ts'
import type { AnyContract } from './define.ts'
import { invitations } from './invitations.ts'
import { items } from './items.ts'
import { members } from './members.ts'
import { organizations } from './organizations.ts'
import { platform } from './platform.ts'
import { rooms } from './rooms.ts'
import { shelves } from './shelves.ts'
import { stores } from './stores.ts'
import { users } from './users.ts'

export const api = {
  auth,
  invitations,
  items,
  members,
  organizations,
  platform,
  rooms,
  shelves,
  stores,
  users,
}

export const ALL_CONTRACTS: readonly AnyContract[] = Object.values(api).flatMap((module) =>
  Object.values(module),
)
