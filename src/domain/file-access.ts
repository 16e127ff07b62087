// Who may see a file: the person who uploaded it, and the people responsible for its stores.

import {
  isManagerSomewhere,
  isOpenTo,
  type Membership,
  managesStore,
  storeRoleIn,
} from './permission.ts'

export interface FileOwnership {
  readonly createdBy: string
  /** Stores of the count that it is a picture of, or of the imports that used it. */
  readonly storeIds: readonly string[]
}

export function canReadFile(
  file: FileOwnership,
  viewer: { readonly userId: string; readonly membership: Membership },
): boolean {
  const { membership, userId } = viewer
  if (!isOpenTo(membership)) return false
  if (file.createdBy === userId || membership.role === 'owner') return true
  // A file for several stores has the stock of all of them, so the viewer must manage all of them.
  return (
    file.storeIds.length > 0 && file.storeIds.every((storeId) => managesStore(membership, storeId))
  )
}

/** The team of a store uploads pictures of its counts; other files come from managers. */
export function canUploadFile(membership: Membership, storeId: string | null): boolean {
  if (!isOpenTo(membership)) return false
  if (storeId === null) return isManagerSomewhere(membership)
  return storeRoleIn(membership, storeId) !== undefined
}
