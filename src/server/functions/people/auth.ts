import { api } from '#contract/api.ts'
import { asUser, implementAction } from '../implement.ts'

const changePassword = implementAction(api.auth.changePassword, {
  authorize: asUser,
  run: async ({ scope, args, services }) => {
    await services.accounts.changePassword({
      userId: scope.userId,
      sessionId: scope.viewer.sessionId,
      currentPassword: args.currentPassword,
      newPassword: args.newPassword,
      revokeOtherSessions: args.revokeOtherSessions ?? true,
    })
    return null
  },
})

const deleteCurrentUserAccount = implementAction(api.auth.deleteCurrentUserAccount, {
  authorize: asUser,
  run: async ({ scope, services }) => {
    await services.accounts.deleteUser(scope.userId)
    return null
  },
})

const revokeLogin = implementAction(api.auth.revokeLogin, {
  authorize: asUser,
  run: async ({ scope, args, services }) => {
    const { userId, viewer } = scope
    const login = { userId, sessionId: args.loginId, signedOnTo: viewer.signedOnTo }
    await services.accounts.revokeSession(login)
    return null
  },
})

const renamePasskey = implementAction(api.auth.renamePasskey, {
  authorize: asUser,
  run: async ({ scope: { userId }, args, services }) => {
    await services.accounts.renamePasskey({ userId, ...args })
    return null
  },
})

const removePasskey = implementAction(api.auth.removePasskey, {
  authorize: asUser,
  run: async ({ scope: { userId }, args, services }) => {
    await services.accounts.removePasskey({ userId, ...args })
    return null
  },
})

export const auth = [
  changePassword,
  deleteCurrentUserAccount,
  revokeLogin,
  renamePasskey,
  removePasskey,
]
