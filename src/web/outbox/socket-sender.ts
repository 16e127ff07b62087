import { api } from '../client/api.ts'
import type { RealtimeClient } from '../client/realtime-client.ts'
import type { OutboxSender } from './drain.ts'
import { uploadPhoto } from './upload-photo.ts'

/** Sends over the socket: if it breaks, the client itself sends unfinished requests again. */
export function socketSender(realtime: RealtimeClient): OutboxSender {
  return {
    recordMany: (events) => realtime.mutation(api.scanEvents.recordMany, { events: [...events] }),
    take: (args) => realtime.mutation(api.auditAssignments.createSelfAssignment, args),
    submit: async (args) => {
      const wanted = { ...args, status: 'submitted' } as const
      const answer = await realtime.mutation(api.auditAssignments.updateStatus, wanted)
      return { checkAgain: answer?.checkAgain ?? false }
    },
    exclude: (args) =>
      realtime.mutation(api.auditAssignments.updateStatus, { ...args, status: 'excluded' }),
    upload: (photo, auditAssignmentId) => uploadPhoto(photo, auditAssignmentId),
  }
}
