import * as z from 'zod'
import { storable } from '#domain/stored-text.ts'

/** Text that is stored exactly as written, except for characters that a database refuses. */
export function storableText(maxLength: number) {
  return z.string().max(maxLength).transform(storable)
}

/** The same, but not empty. */
export function someText(maxLength: number) {
  return storableText(maxLength).pipe(z.string().min(1))
}
