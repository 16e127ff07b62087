// The door: every function of the backend.

import * as z from 'zod'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '#domain/password.ts'
import { ai } from './ai.ts'
import { apiKeys } from './api-keys.ts'
import { auditAssignments } from './audit-assignments.ts'
import { audits } from './audits.ts'
import { billing } from './billing.ts'
import { dayPasses } from './day-passes.ts'
import type { AnyContract } from './define.ts'
import { action, defineModule, id, noArgs } from './define.ts'
import { devices } from './devices.ts'
import { imports } from './imports.ts'
import { insights } from './insights.ts'
import { invitations } from './invitations.ts'
import { items } from './items.ts'
import { journal } from './journal.ts'
import { labels } from './labels.ts'
import { members } from './members.ts'
import { organizations } from './organizations.ts'
import { platform } from './platform.ts'
import { reports } from './reports.ts'
import { rooms } from './rooms.ts'
import { scanEvents } from './scan-events.ts'
import { scanOnce } from './scan-once.ts'
import { scim } from './scim.ts'
import { shelves } from './shelves.ts'
import { signOn } from './sign-on.ts'
import { stockFiles } from './stock-files.ts'
import { stores } from './stores.ts'
import { users } from './users.ts'
import { webhooks } from './webhooks.ts'

const auth = defineModule('auth', {
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
  /** Of the viewer; one is added by the auth service. */
  renamePasskey: action<null>()({
    access: 'user',
    args: z.strictObject({ passkeyId: id, name: z.string() }),
  }),
  removePasskey: action<null>()({ access: 'user', args: z.strictObject({ passkeyId: id }) }),
})

export const api = {
  ai,
  apiKeys,
  auditAssignments,
  audits,
  auth,
  billing,
  dayPasses,
  devices,
  imports,
  insights,
  invitations,
  items,
  journal,
  labels,
  members,
  organizations,
  platform,
  reports,
  rooms,
  scanEvents,
  scanOnce,
  scim,
  shelves,
  signOn,
  stockFiles,
  stores,
  users,
  webhooks,
}

/** @internal */
export const ALL_CONTRACTS: readonly AnyContract[] = Object.values(api).flatMap((module) =>
  Object.values(module),
)
