// The paths of the auth library that are served. It has many more (social sign-in, changes of address, lists of session
// tokens), and an update may add others, so only these are open.

const SERVED = new Set([
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-out',
  'GET /get-session',
  'GET /token',
  'GET /one-time-token/generate',
  'POST /one-time-token/peek',
  'POST /one-time-token/verify',
  'POST /request-password-reset',
  'POST /reset-password',
  'POST /send-verification-email',
  'GET /verify-email',
  'POST /update-user',
  'POST /delete-user',
  'POST /revoke-sessions',
  'POST /revoke-other-sessions',
  'POST /recovery/request',
  'POST /recovery/complete',
])

const RECOVERY_LINK = /^GET \/recovery\/[\w-]{1,200}$/

export function isServed({ method, url }: Request, basePath: string): boolean {
  const { pathname } = new URL(url)
  if (!pathname.startsWith(`${basePath}/`)) return false
  const door = `${method} ${pathname.slice(basePath.length)}`
  return SERVED.has(door) || RECOVERY_LINK.test(door)
}
