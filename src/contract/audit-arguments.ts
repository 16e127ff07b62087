// What several functions of an audit are asked with.

import * as z from 'zod'
import { id } from './define.ts'
import { keptText } from './text.ts'

export const inAudit = z.strictObject({ auditId: id })
export const lineKey = z.strictObject({ storeId: id, itemId: id })
export const reason = keptText(1_000)

/** So many lines can be named at once; more are meant by a filter or by a mark. */
export const MOST_NAMED_LINES = 2_000
/** Room for so many names in the arguments of one call. */
export const NAMED_LINES_BYTES = 512 * 1024
