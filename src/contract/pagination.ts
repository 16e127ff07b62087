import * as z from 'zod'

/** Options of a page. `endCursor` pins the end, so that pages have no gaps while rows are added and removed. */
export interface PaginationOptions {
  readonly numItems: number
  readonly cursor: string | null
  readonly endCursor?: string | null | undefined
}

export interface Page<Row> {
  readonly page: readonly Row[]
  readonly isDone: boolean
  readonly continueCursor: string
  /** The number of rows overall, so that nothing is ever cut silently. */
  readonly total: number
}

/** Also accepts the extra fields that paginating clients send (`id`, `maximumRowsRead`); `numItems` has a default. */
export function paginationOptions(defaultItems: number): z.ZodType<PaginationOptions> {
  return z
    .object({
      numItems: z.int().min(1).max(10_000).default(defaultItems),
      cursor: z.string().nullable().default(null),
      endCursor: z.string().nullish(),
    })
    .prefault({})
}
