// Frames from the client, parsed at the door. In a file of their own because browsers need only their types, not the
// parser.

import * as z from 'zod'
import type { Json } from './json.ts'
import { storableText } from './text.ts'

/** Not validated any further: what arrived as text is JSON, however deep it is. */
const json = z.custom<Json>()
const count = z.int().min(0)
const path = z.string().min(1).max(200)
/** Arguments arrive as a list with one object; each function validates its own. */
const args = z.array(z.record(z.string(), json)).max(1)

const addQuery = z.object({
  type: z.literal('Add'),
  queryId: count,
  udfPath: path,
  args,
  /** Extension `resume`: hash of the result that the client still has. */
  resultHash: z.string().max(64).optional(),
})
const removeQuery = z.object({ type: z.literal('Remove'), queryId: count })

export const clientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('Connect'),
    sessionId: storableText(64).pipe(z.string().min(8)),
    connectionCount: count,
    lastCloseReason: z.string().nullish(),
    maxObservedTimestamp: z.string().nullish(),
    /** Which extensions of the protocol this client understands. */
    extensions: z.array(z.enum(['resume', 'patch', 'behind', 'parts'])).optional(),
  }),
  z.object({
    type: z.literal('ModifyQuerySet'),
    baseVersion: count,
    newVersion: count,
    modifications: z.array(z.discriminatedUnion('type', [addQuery, removeQuery])).max(1_000),
  }),
  z.object({ type: z.literal('Mutation'), requestId: count, udfPath: path, args }),
  z.object({ type: z.literal('Action'), requestId: count, udfPath: path, args }),
  z.object({
    type: z.literal('Authenticate'),
    baseVersion: count,
    tokenType: z.enum(['User', 'None', 'Admin']),
    value: z.string().max(8_192).optional(),
  }),
  z.object({
    type: z.literal('Event'),
    eventType: z.string().max(100),
    event: json.optional(),
  }),
])

export type ClientFrame = z.infer<typeof clientFrame>
export type ClientFrameOf<T extends ClientFrame['type']> = Extract<ClientFrame, { type: T }>
