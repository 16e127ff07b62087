/** From `iat` to `exp`, so that a wrong clock on the device does not matter; undefined if either is missing. */
export function tokenLifetimeMs(token: string): number | undefined {
  const { iat, exp } = readClaims(token)
  if (typeof iat !== 'number' || typeof exp !== 'number' || exp <= iat) return undefined
  return (exp - iat) * 1_000
}

/** The user of a token; undefined if it does not say. */
export function tokenSubject(token: string): string | undefined {
  const { sub } = readClaims(token)
  return typeof sub === 'string' ? sub : undefined
}

function readClaims(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(payload))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}
