import type { Task } from 'graphile-worker'
import * as z from 'zod'
import type { AuthService } from '#server/auth/auth-service.ts'

const payload = z.object({ email: z.string() })

/** Mails a recovery link. Runs as a job, so that the response time reveals nothing about the address. */
export function recoverAccountTask(auth: Pick<AuthService, 'sendRecovery'>): Task {
  return async (input) => {
    await auth.sendRecovery(payload.parse(input).email)
  }
}
