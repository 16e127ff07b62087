// THE DOOR: every function of the backend.

import { auth } from './auth.ts'
import type { AnyContract } from './define.ts'
import { organizations } from './organizations.ts'
import { rooms } from './rooms.ts'
import { stores } from './stores.ts'
import { users } from './users.ts'

export const api = { auth, organizations, rooms, stores, users }

export const ALL_CONTRACTS: readonly AnyContract[] = Object.values(api).flatMap((module) =>
  Object.values(module),
)
