// What happens when the library writes a user.

import * as z from 'zod'
import { toApiError } from './api-error.ts'
import type { PlatformAdmins } from './platform-admins.ts'
import { endedRecovery, type Recoveries } from './recoveries.ts'

interface UserHookOptions {
  readonly recoveries: Recoveries
  readonly admins: PlatformAdmins
}

interface RequestFacts {
  readonly path?: string
  readonly body?: unknown
}

const signUp = z.object({ recoveryToken: z.string().min(1) })

export function userHooks({ recoveries, admins }: UserHookOptions) {
  const applyRole = (user: { readonly id: string }) => admins.apply(user.id)
  return {
    create: {
      /** A recovery link proves the mailbox: it is used up, and the address counts as confirmed. */
      async before(user: { readonly email: string }, request: RequestFacts | null) {
        if (request?.path !== '/sign-up/email') return
        const { data } = signUp.safeParse(request.body)
        if (!data) return
        const proven = await recoveries.consume(data.recoveryToken, user.email)
        if (!proven) throw toApiError(endedRecovery('recoveryToken'))
        return { data: { emailVerified: true } }
      },
      after: applyRole,
    },
    update: { after: applyRole },
  }
}
