import * as z from 'zod'
import { storable } from '#domain/stored-text.ts'

/** Text that is kept as it was written, without what a database refuses. */
export function keptText(maxLength: number) {
  return z.string().max(maxLength).transform(storable)
}

/** The same, where something has to be said. */
export function someText(maxLength: number) {
  return keptText(maxLength).pipe(z.string().min(1))
}
