import * as z from 'zod'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '#domain/password.ts'
import { action, defineModule, id, noArgs } from './define.ts'

export const auth = defineModule('auth', {
  changePassword: action<null>()({
    access: 'user',
    args: z.strictObject({
      currentPassword: z.string().max(PASSWORD_MAX_LENGTH),
      newPassword: z.string().min(PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT).max(PASSWORD_MAX_LENGTH),
      revokeOtherSessions: z.boolean().optional(),
    }),
  }),
  deleteCurrentUserAccount: action<null>()({ access: 'user', args: noArgs }),
  /** Ends one login of the viewer. */
  revokeLogin: action<null>()({ access: 'user', args: z.strictObject({ loginId: id }) }),
})
