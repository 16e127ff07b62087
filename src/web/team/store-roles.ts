import type { StoreRole } from '#domain/permission.ts'

/** As they are offered. */
export const STORE_ROLES: readonly StoreRole[] = ['scanner', 'manager']
