// Who was last signed in on this device, and where they work: enough to open the scanner without a network.
// It contains no token; sending later still needs a session.

import type { SessionUser } from '#contract/backend.ts'
import type { OrganizationSummary } from '#contract/organizations.ts'
import type { StoreSummary } from '#contract/stores.ts'

export interface Access {
  readonly organizations: readonly OrganizationSummary[]
  readonly stores: readonly StoreSummary[]
}

const USER_KEY = 'shelfcount-user'
const ACCESS_KEY = 'shelfcount-access'

export function cacheUser(user: SessionUser): void {
  cache(USER_KEY, user)
}

export function cacheAccess(access: Access): void {
  cache(ACCESS_KEY, access)
}

export function readCachedUser(): SessionUser | undefined {
  const cached = read(USER_KEY)
  return isUser(cached) ? cached : undefined
}

export function readCachedAccess(): Access | undefined {
  const cached = read(ACCESS_KEY)
  return isAccess(cached) ? cached : undefined
}

/** Signed out: the next person finds nothing of this one, except for counts that are still waiting. */
export function forgetCachedSession(): void {
  if (isRendering()) return
  localStorage.removeItem(USER_KEY)
  localStorage.removeItem(ACCESS_KEY)
}

/** The host renders pages for everyone, so it stores nothing about anyone. */
function isRendering(): boolean {
  return typeof window === 'undefined'
}

function cache(key: string, value: object): void {
  if (isRendering()) return
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage the device works only while there is a network.
  }
}

function read(key: string): unknown {
  if (isRendering()) return undefined
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

function isUser(value: unknown): value is SessionUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  )
}

function isAccess(value: unknown): value is Access {
  return (
    typeof value === 'object' &&
    value !== null &&
    'stores' in value &&
    Array.isArray(value.stores) &&
    'organizations' in value &&
    Array.isArray(value.organizations)
  )
}
