// Who may look at a file: whoever put it there, and those who answer for it.

import { isManagerSomewhere, type Membership, managesStore, storeRoleIn } from './permission.ts'

export interface FileOwnership {
  readonly createdBy: string
  /** Stores of the count that it is a picture of, or of the imports that read it. */
  readonly storeIds: readonly string[]
}

export function canReadFile(
  file: FileOwnership,
  viewer: { readonly userId: string; readonly membership: Membership },
): boolean {
  const { membership, userId } = viewer
  if (membership.suspendedReason !== null) return false
  if (file.createdBy === userId || membership.role === 'owner') return true
  // What was read for several stores holds the stock of all of them.
  return (
    file.storeIds.length > 0 && file.storeIds.every((storeId) => managesStore(membership, storeId))
  )
}

/** Pictures of counts come from the team of their store; other files from managers. */
export function canUploadFile(membership: Membership, storeId: string | null): boolean {
  if (membership.suspendedReason !== null) return false
  if (storeId === null) return isManagerSomewhere(membership)
  return storeRoleIn(membership, storeId) !== undefined
}
