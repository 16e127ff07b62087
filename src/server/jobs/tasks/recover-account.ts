import type { Task } from 'graphile-worker'
import * as z from 'zod'
import type { AuthService } from '#server/auth/auth-service.ts'

const payload = z.object({ email: z.string() })

/** Sends a link back in. In a job, so that the one who asked learns nothing from how long it takes. */
export function recoverAccountTask(auth: Pick<AuthService, 'sendRecovery'>): Task {
  return async (input) => {
    await auth.sendRecovery(payload.parse(input).email)
  }
}
