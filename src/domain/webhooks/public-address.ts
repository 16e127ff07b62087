// Whether an address belongs to the internet at large. Webhooks go nowhere else unless the operator says so: a tenant
// could otherwise make the server talk to its own machine, its network or the metadata of its host.

const GROUPS = 8

/** Everything that is set aside for something else than hosts of the internet, by the registries of special addresses. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map((block) => {
  const [address = '', bits = ''] = block.split('/')
  return { start: parseV4(address) ?? 0n, bits: Number(bits) }
})

/** Of the newer protocol only this is given to hosts; inside it are ways to write older addresses, and examples. */
const GLOBAL_V6 = v6Block('2000::/3')
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map(v6Block)
/** Addresses of the older protocol behind a translator: the last 32 bits are what counts. */
const TRANSLATED_V6 = v6Block('64:ff9b::/96')
const MAPPED_V6 = v6Block('::ffff:0:0/96')

/** False for anything that is not an address. */
export function isPublicAddress(address: string): boolean {
  const v4 = parseV4(address)
  if (v4 !== undefined) return isPublicV4(v4)
  const v6 = parseV6(address)
  if (v6 === undefined) return false
  if (isInside(v6, MAPPED_V6, 128) || isInside(v6, TRANSLATED_V6, 128)) {
    return isPublicV4(v6 & 0xffff_ffffn)
  }
  if (!isInside(v6, GLOBAL_V6, 128)) return false
  return !SPECIAL_V6.some((block) => isInside(v6, block, 128))
}

function isPublicV4(address: bigint): boolean {
  return !SPECIAL_V4.some((block) => isInside(address, block, 32))
}

interface Block {
  readonly start: bigint
  readonly bits: number
}

function isInside(address: bigint, { start, bits }: Block, width: number): boolean {
  const rest = BigInt(width - bits)
  return address >> rest === start >> rest
}

/** Four decimal numbers without leading zeros: other ways to write an address are none here. */
function parseV4(text: string): bigint | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part))) {
    return undefined
  }
  if (parts.some((part) => Number(part) > 255)) return undefined
  return parts.reduce((sum, part) => (sum << 8n) | BigInt(part), 0n)
}

function parseV6(text: string): bigint | undefined {
  // A zone such as fe80::1%eth0 belongs to one machine.
  if (text.includes('%')) return undefined
  const halves = withoutDots(text)?.split('::')
  if (!halves || halves.length > 2) return undefined
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = GROUPS - head.length - tail.length
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail]
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n)
}

/** `::ffff:127.0.0.1` as `::ffff:7f00:1`. */
function withoutDots(text: string): string | undefined {
  if (!text.includes('.')) return text
  const colon = text.lastIndexOf(':')
  const v4 = parseV4(text.slice(colon + 1))
  if (v4 === undefined) return undefined
  return `${text.slice(0, colon + 1)}${(v4 >> 16n).toString(16)}:${(v4 & 0xffffn).toString(16)}`
}

function v6Block(text: string): Block {
  const [address = '', bits = ''] = text.split('/')
  return { start: parseV6(address) ?? 0n, bits: Number(bits) }
}
