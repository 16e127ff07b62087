import type { StoreRole } from '#domain/permission.ts'

/** In the order in which they are offered. */
export const STORE_ROLES: readonly StoreRole[] = ['scanner', 'manager']
