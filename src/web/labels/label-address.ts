// The address of a sheet of labels.

import type { SheetUse } from '#domain/labels/label-sheet.ts'

export type LabelledThings =
  | { readonly of: 'shelves'; readonly storeId: string; readonly roomId?: string | undefined }
  | { readonly of: 'items'; readonly orgId: string; readonly text?: string | undefined }

export function labelAddress(
  things: LabelledThings,
  sheet: string,
  { skip, offsetX, offsetY }: SheetUse,
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...things, sheet, skip, offsetX, offsetY })) {
    if (value !== undefined && value !== '' && value !== 0) search.set(name, String(value))
  }
  return `/api/labels.pdf?${search}`
}
