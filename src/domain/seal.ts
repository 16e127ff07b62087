// What a seal covers: the facts of an audit, the text of them that is hashed, and the number that people write down.
// The hashing itself is done by the caller's platform.

export const SEAL_VERSION = 2
/** For audits that were sealed before seals were signed. */
const UNSIGNED_VERSION = 1

/** SHA-256 of each part, in hexadecimal. */
interface SealParts {
  readonly baseline: string
  readonly events: string
  readonly decisions: string
  readonly lines: string
}

/** An independent shelf with one count that a manager accepted. */
export interface StandingByWord {
  readonly storeId: string
  readonly room: string
  /** Null for a room without shelves. */
  readonly shelf: string | null
  /** The manager's reason. */
  readonly reason: string | null
}

/** Lines of a store that are neither counted nor decided, in whole or in part. */
export interface NeverCounted {
  readonly storeId: string
  readonly lines: number
  /** Their expected value, in the store's currency; null when no cost is known. */
  readonly value: number | null
  /** Lines without a known cost; the value does not include them. */
  readonly unvalued: number
}

export interface SealFacts {
  readonly auditId: string
  readonly auditName: string
  readonly organizationName: string
  readonly stores: readonly {
    readonly id: string
    readonly name: string
    /** Its currency; missing in seals from before it was stored. */
    readonly currency?: string | undefined
  }[]
  /** ISO times. */
  readonly startedAt: string | null
  readonly submittedAt: string | null
  readonly completedAt: string
  readonly completedBy: string
  readonly correctsAuditId: string | null
  readonly protocol: unknown
  /** Shelves that were planned for two counts but counted once; left out when there are none. */
  readonly countedOnce?: readonly StandingByWord[] | undefined
  /** Shelves with two differing counts, where a manager chose one; left out when there are none. */
  readonly chosenCounts?: readonly StandingByWord[] | undefined
  /** By store, even when everything was counted; missing in seals from before it was stored. */
  readonly neverCounted?: readonly NeverCounted[] | undefined
  /**
   * Whether lines include serial numbers, lots and dates from labels; missing in seals from before these were stored.
   */
  readonly labels?: true | undefined
  /** Whether lines include the item's barcode; missing in seals from before it was stored. */
  readonly barcodes?: true | undefined
  readonly parts: SealParts
}

/** The text whose hash is in a signed seal. */
export function factsText(facts: SealFacts): string {
  return canonicalJson({ version: SEAL_VERSION, ...facts })
}

/** The text whose hash was itself the seal, before seals were signed. */
export function unsignedFactsText(facts: SealFacts): string {
  return canonicalJson({ version: UNSIGNED_VERSION, ...facts })
}

/** Parses the facts that were stored with a seal. */
export function parseSealFacts(stored: unknown): SealFacts {
  if (typeof stored !== 'object' || stored === null || !('parts' in stored)) {
    throw new Error('A seal without facts')
  }
  return stored as SealFacts
}

/** The same text for equal values: keys sorted, no spaces. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  let text = ''
  // One growing string, because an audit has tens of thousands of lines.
  for (const [name, member] of Object.entries(value).sort(byName)) {
    if (member === undefined) continue
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(member)}`
  }
  return `{${text}}`
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}

/** The confirmation number in an export; null when it has none. */
export function numberInExport(text: string): string | null {
  const found = /\bSC-[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}\b/.exec(text)
  return found?.[0] ?? null
}

/** Searches for it in a file that arrives in pieces; null until it was found. */
export function lookForNumber(): (piece: string) => string | null {
  let found: string | null = null
  let held = ''
  return (piece) => {
    if (found !== null) return found
    const text = held + piece
    found = numberInExport(text)
    held = text.slice(-'SC-0000-0000-0000'.length)
    return found
  }
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const NUMBER_LENGTH = 12

/** From the hash of the facts: 60 bits, in letters that are not easily confused. */
export function confirmationNumberOf(hash: string): string {
  let bits = BigInt(`0x${hash.slice(0, 15)}`)
  let letters = ''
  for (let place = 0; place < NUMBER_LENGTH; place += 1) {
    letters = `${LETTERS[Number(bits % 32n)] ?? ''}${letters}`
    bits /= 32n
  }
  return written(letters)
}

/** Normalizes a typed number; null when it cannot be one. */
export function parseConfirmationNumber(input: string): string | null {
  const letters = input
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^SC(?=.{12}$)/, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (letters.length !== NUMBER_LENGTH) return null
  return [...letters].every((letter) => LETTERS.includes(letter)) ? written(letters) : null
}

function written(letters: string): string {
  return `SC-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`
}
