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
  'POST /two-factor/enable',
  'POST /two-factor/disable',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
  'POST /two-factor/generate-backup-codes',
  'POST /passkey/confirm',
  'GET /passkey/generate-register-options',
  'POST /passkey/verify-registration',
  'GET /passkey/generate-authenticate-options',
  'POST /passkey/verify-authentication',
  'POST /sign-on/start',
  'POST /day-pass/look',
  'POST /day-pass/join',
  'POST /day-pass/keep',
])

/**
 * What somebody who has nothing but a day pass may call; everything else concerns the account of a session. Ways into an
 * account by a password, a passkey, a mail or a code of another device are open: people who once helped may have one of
 * their own.
 */
const SERVED_TO_HELPERS = new Set([
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-out',
  'GET /get-session',
  'GET /token',
  'POST /one-time-token/peek',
  'POST /one-time-token/verify',
  'POST /request-password-reset',
  'POST /reset-password',
  'GET /verify-email',
  'POST /recovery/request',
  'POST /recovery/complete',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
  'GET /passkey/generate-authenticate-options',
  'POST /passkey/verify-authentication',
  'POST /sign-on/start',
  'POST /day-pass/look',
  'POST /day-pass/join',
  'POST /day-pass/keep',
])

/**
 * What a login may call that an identity provider opened, besides ways to open another one. Whoever runs the provider
 * could be anybody in the organization: the account itself, which may belong to others as well, stays out of reach.
 */
const SERVED_TO_SIGN_ON = new Set([
  'POST /update-user',
  'GET /one-time-token/generate',
  'POST /revoke-other-sessions',
  'POST /send-verification-email',
])

/** What a link in a mail, or an identity provider, leads back to. */
const LINKS = [
  /^GET \/recovery\/[\w-]{1,200}$/,
  /^GET \/sign-on\/callback\/[\da-f-]{36}$/,
  /^POST \/sign-on\/saml\/[\da-f-]{36}$/,
]

export function isServed({ method, url }: Request, basePath: string): boolean {
  const door = doorOf({ method, url }, basePath)
  return door !== undefined && (SERVED.has(door) || isLink(door))
}

export function isServedToHelpers(
  { method, url }: Pick<Request, 'method' | 'url'>,
  basePath: string,
): boolean {
  const door = doorOf({ method, url }, basePath)
  return door !== undefined && (SERVED_TO_HELPERS.has(door) || isLink(door))
}

export function isServedToSignOn(request: Pick<Request, 'method' | 'url'>, basePath: string) {
  const door = doorOf(request, basePath)
  if (door === undefined) return false
  return SERVED_TO_SIGN_ON.has(door) || isServedToHelpers(request, basePath)
}

function isLink(door: string): boolean {
  return LINKS.some((link) => link.test(door))
}

function doorOf(
  { method, url }: Pick<Request, 'method' | 'url'>,
  basePath: string,
): string | undefined {
  const { pathname } = new URL(url)
  if (!pathname.startsWith(`${basePath}/`)) return undefined
  return `${method} ${pathname.slice(basePath.length)}`
}
