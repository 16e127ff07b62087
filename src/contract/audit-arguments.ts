// Arguments that several audit functions share.

import * as z from 'zod'
import { id } from './define.ts'
import { storableText } from './text.ts'

export const inAudit = z.strictObject({ auditId: id })
export const lineKey = z.strictObject({ storeId: id, itemId: id })
export const reason = storableText(1_000)
