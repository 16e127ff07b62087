// Where the product listens, and whether it creates the demo: accounts with a public password are only reachable from
// this machine, unless the operator explicitly asks for more.

import type { Config } from '#server/config/config.ts'

export interface StartWishes {
  readonly config: Pick<Config, 'host' | 'database'>
  /** For phones in the same network. */
  readonly https: boolean
  /** Undefined if the operator has not said. */
  readonly demo: boolean | undefined
}

export interface Listening {
  /** Null for every address. */
  readonly host: string | null
  readonly isLocal: boolean
  readonly makesDemo: boolean
}

const THIS_MACHINE = '127.0.0.1'

export function decideListening({ config, https, demo }: StartWishes): Listening {
  const isEmbedded = config.database.kind === 'embedded'
  const staysHere = isEmbedded && !https && demo === undefined
  const host = config.host ?? (staysHere ? THIS_MACHINE : null)
  const isLocal = host !== null && isLoopback(host)
  return { host, isLocal, makesDemo: isEmbedded && (demo ?? isLocal) }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** The line in the log about the demo, for the person who starts the product. */
export function demoNotice(
  { isLocal, makesDemo }: Listening,
  { hasDemo, isEmbedded }: { readonly hasDemo: boolean; readonly isEmbedded: boolean },
): { readonly level: 'info' | 'warn'; readonly text: string } | null {
  if (hasDemo && !isLocal) {
    const text =
      'demo accounts with a known password are here, and this address is open to other machines: whoever reaches it can sign in with them'
    return { level: 'warn', text }
  }
  if (hasDemo) {
    const text =
      'demo accounts are here, so only this machine is listened to; --no-demo, or HOST, opens it to others'
    return { level: 'info', text }
  }
  if (!isEmbedded || makesDemo || isLocal) return null
  const text =
    'no demo accounts were made, because other machines reach this address; --demo makes them'
  return { level: 'info', text }
}
