// What several functions of an audit are asked with.

import * as z from 'zod'
import { id } from './define.ts'
import { keptText } from './text.ts'

export const inAudit = z.strictObject({ auditId: id })
export const lineKey = z.strictObject({ storeId: id, itemId: id })
export const reason = keptText(1_000)
