import type { Page } from '@playwright/test'
import type { QueryModification } from '#contract/frames.ts'
import type { Json } from '#contract/json.ts'
import { alterFrames } from '../../e2e/support/pages.ts'

export interface UserFields {
  readonly name?: string
  readonly createdAt?: number
}

/** The page is told something else about its user, or that there is none. */
export function alterUser(page: Page, fields: UserFields | null): Promise<void> {
  const alter = (modification: QueryModification): QueryModification => {
    if (modification.type !== 'QueryUpdated' || !isUser(modification.value)) return modification
    return { ...modification, value: fields && { ...modification.value, ...fields } }
  }
  return alterFrames(page, (frame) => {
    if (frame.type !== 'Transition') return frame
    return { ...frame, modifications: frame.modifications.map(alter) }
  })
}

function isUser(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && 'storeIds' in value
}
