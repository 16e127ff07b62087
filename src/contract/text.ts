import * as z from 'zod'
import { storable } from '#domain/stored-text.ts'

/** Text that is stored as it was written, without what a database refuses. */
export function storableText(maxLength: number) {
  return z.string().max(maxLength).transform(storable)
}

/** The same, where something has to be said. */
export function someText(maxLength: number) {
  return storableText(maxLength).pipe(z.string().min(1))
}
