import * as z from 'zod'
import { momentMs } from './define.ts'

/** From this time on (inclusive), and before that time (exclusive). What is left out does not limit. */
export const timeSpan = z.strictObject({
  fromMs: momentMs.optional(),
  untilMs: momentMs.optional(),
})
export type TimeSpan = z.infer<typeof timeSpan>
