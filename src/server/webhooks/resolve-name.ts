// Finds the addresses of a receiver. The machine's own look-up takes turns in a handful of threads, which files and
// passwords need as well: a name server that is slow for one receiver would hold up everybody. Here a name is a socket.

import { lookup as askMachine } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { isIP, type LookupFunction } from 'node:net'

interface Found {
  readonly address: string
  readonly family: number
}

interface NameOptions {
  /** Whether names lead somewhere that only this machine knows: search domains, neighbours in a local network. */
  readonly asksMachine: boolean
  /** Those of the machine unless a test has its own. */
  readonly servers?: readonly string[]
  readonly timeoutMs?: number
  readonly hostsFile?: string
}

const TIMEOUT_MS = 2_500
const TRIES = 2
const HOSTS_FILE = '/etc/hosts'

export function resolveNames(options: NameOptions): LookupFunction {
  return (hostname, lookupOptions, callback) => {
    const give = (found: readonly Found[]) => {
      const [first] = found
      if (lookupOptions.all) callback(null, [...found])
      else callback(null, first?.address ?? '', first?.family)
    }
    const refuse = (error: NodeJS.ErrnoException) => {
      // A server that knows no such name has answered, so the machine is not going to wait for it.
      if (options.asksMachine && isUnknown(error)) askMachine(hostname, lookupOptions, callback)
      else callback(error, '', 0)
    }
    find(hostname, options).then(give, refuse)
  }
}

/** What is written in the file of the machine comes before any server. */
async function find(hostname: string, options: NameOptions): Promise<readonly Found[]> {
  const { servers, timeoutMs = TIMEOUT_MS, hostsFile = HOSTS_FILE } = options
  const written = await inHostsFile(hostname, hostsFile)
  if (written.length > 0) return written
  // One for each name: it reads anew which servers there are, and waits for no other name.
  const resolver = new Resolver({ timeout: timeoutMs, tries: TRIES })
  if (servers) resolver.setServers([...servers])
  const asked = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const found = asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  if (found.length > 0) return found.map(toFound)
  const errors = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  throw errors.find((error) => !isUnknown(error)) ?? errors[0]
}

async function inHostsFile(hostname: string, file: string): Promise<readonly Found[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const wanted = hostname.toLowerCase().replace(/\.$/, '')
  return text.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/)
    const isMeant = names.some((name) => name.toLowerCase() === wanted)
    return isMeant && isIP(address) !== 0 ? [toFound(address)] : []
  })
}

function toFound(address: string): Found {
  return { address, family: isIP(address) }
}

/** Answered by a server: there is no such name, or nothing is kept under it. */
function isUnknown(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOTFOUND' || code === 'ENODATA'
}
