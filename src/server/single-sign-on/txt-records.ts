// Asks name servers what an organization has published to prove a domain.

import { Resolver } from 'node:dns/promises'
import { Fault } from '#domain/fault.ts'

/** The records of a name, each in the pieces it came in; none for a name that has none. */
export type ReadTxt = (name: string) => Promise<readonly (readonly string[])[]>

const TIMEOUT_MS = 3_000
const TRIES = 2

/** `servers` are those of the machine unless the operator names others. */
export function createTxtReader(servers: readonly string[] = []): ReadTxt {
  return async (name) => {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
    if (servers.length > 0) resolver.setServers([...servers])
    try {
      return await resolver.resolveTxt(name)
    } catch (error) {
      if (isMissing(error)) return []
      throw new Fault('unavailable', 'The name servers did not answer. Try again in a minute.')
    }
  }
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOTFOUND' || code === 'ENODATA'
}
