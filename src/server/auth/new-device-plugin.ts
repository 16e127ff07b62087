// Tells people by mail when their account is opened in a browser that was never used for it. It comes after the plugins
// that may take a new session back, so that nobody is told of a sign-in that did not happen.

import { randomBytes } from 'node:crypto'
import type { BetterAuthPlugin, User } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import type { NewDevice } from '../mail/letters.ts'
import { DEVICE_DAYS, type KnownDevices } from './known-devices.ts'

interface NewDeviceOptions {
  readonly devices: KnownDevices
  readonly tell: (user: User, device: NewDevice, request: Request | undefined) => Promise<void>
}

const COOKIE = 'device'
const COOKIE_SHAPE = /^[\w-]{32}$/

export function newDevicePlugin({ devices, tell }: NewDeviceOptions) {
  return {
    id: 'new-device',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path !== undefined && !RENEWING.has(path),
          handler: createAuthMiddleware(async (ctx) => {
            const opened = ctx.context.newSession
            if (!opened) return
            const maxAge = DEVICE_DAYS * 24 * 60 * 60
            const cookie = ctx.context.createAuthCookie(COOKIE, { maxAge })
            const kept = ctx.getCookie(cookie.name) ?? ''
            const device = COOKIE_SHAPE.test(kept) ? kept : randomBytes(24).toString('base64url')
            ctx.setCookie(cookie.name, device, cookie.attributes)
            const { user, session } = opened
            if (!(await devices.note(user.id, device))) return
            const { ipAddress = null, userAgent = null } = session
            await tell(user, { to: user.email, userAgent, address: ipAddress }, ctx.request)
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

/** Here the library writes a session anew that was there before. */
const RENEWING = new Set(['/get-session', '/update-user'])
