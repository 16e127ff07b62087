// The address of a sheet of labels, in the language of the page.

import type { SheetUse } from '#domain/labels/label-sheet.ts'
import type { PageLanguage } from '#messages/languages.ts'

export type LabelledThings =
  | { readonly of: 'shelves'; readonly storeId: string; readonly roomId?: string | undefined }
  | { readonly of: 'items'; readonly orgId: string; readonly text?: string | undefined }

export function labelAddress(
  things: LabelledThings,
  sheet: string,
  { skip, offsetX, offsetY }: SheetUse,
  language: PageLanguage,
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({
    ...things,
    sheet,
    skip,
    offsetX,
    offsetY,
    language,
  })) {
    if (value !== undefined && value !== '' && value !== 0) search.set(name, String(value))
  }
  return `/api/labels.pdf?${search}`
}
