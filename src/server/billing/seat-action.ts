// An action that takes or returns seats, as it is stored while its payment is pending.

import * as z from 'zod'

const entityData = z.object({ featureId: z.string(), name: z.string().nullable() })

export const seatAction = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('use'),
    eventId: z.string(),
    featureIds: z.array(z.string()),
    /** Negative if seats are returned. */
    value: z.string(),
    eventName: z.string().nullable(),
    entityId: z.string().nullable(),
    entityData: entityData.nullable(),
    idempotencyKey: z.string().nullable(),
    properties: z.record(z.string(), z.unknown()),
  }),
  z.object({
    act: z.literal('create'),
    id: z.string(),
    featureId: z.string(),
    name: z.string().nullable(),
  }),
])

export type SeatAction = z.infer<typeof seatAction>
