// What a seal stands for: the facts of an audit, which text of them is hashed, and the number that
// people write down. Hashing itself is done where it runs.

export const SEAL_VERSION = 2
/** Of audits that were sealed before seals were signed. */
const UNSIGNED_VERSION = 1

/** SHA-256 of each part, in hexadecimal. */
interface SealParts {
  readonly baseline: string
  readonly events: string
  readonly decisions: string
  readonly lines: string
}

/** A shelf for two people whose count stands by the word of a manager. */
export interface StandingByWord {
  readonly storeId: string
  readonly room: string
  /** Null for a room that is counted as one. */
  readonly shelf: string | null
  /** Why the manager said so. */
  readonly reason: string | null
}

/** Lines of a store that nobody has counted or spoken for, in whole or in part. */
export interface NeverCounted {
  readonly storeId: string
  readonly lines: number
  /** What that should be worth, in the store's currency; null: nobody knows any of the costs. */
  readonly value: number | null
  /** Lines whose cost nobody knows: they are not in the value. */
  readonly unvalued: number
}

export interface SealFacts {
  readonly auditId: string
  readonly auditName: string
  readonly organizationName: string
  readonly stores: readonly {
    readonly id: string
    readonly name: string
    /** What its money is in; seals from before it was kept have none. */
    readonly currency?: string | undefined
  }[]
  /** ISO times. */
  readonly startedAt: string | null
  readonly submittedAt: string | null
  readonly completedAt: string
  readonly completedBy: string
  readonly correctsAuditId: string | null
  readonly protocol: unknown
  /** Shelves that should have been counted twice, and were once; left out: none were. */
  readonly countedOnce?: readonly StandingByWord[] | undefined
  /** Shelves whose two counts differed, where a manager said which stands; left out: none were. */
  readonly chosenCounts?: readonly StandingByWord[] | undefined
  /** By store, also where all was counted; seals from before it was kept have none. */
  readonly neverCounted?: readonly NeverCounted[] | undefined
  /** Whether lines say the serial numbers, lots and dates of labels; seals from before they were kept do not. */
  readonly labels?: true | undefined
  /** Whether lines say the barcode of their item; seals from before it was kept do not. */
  readonly barcodes?: true | undefined
  readonly parts: SealParts
}

/** The text whose hash a signed seal names. */
export function factsText(facts: SealFacts): string {
  return canonicalJson({ version: SEAL_VERSION, ...facts })
}

/** The text whose hash was the seal itself before seals were signed. */
export function unsignedFactsText(facts: SealFacts): string {
  return canonicalJson({ version: UNSIGNED_VERSION, ...facts })
}

/** Reads facts back from where they were kept with their seal. */
export function parseSealFacts(stored: unknown): SealFacts {
  if (typeof stored !== 'object' || stored === null || !('parts' in stored)) {
    throw new Error('A seal without facts')
  }
  return stored as SealFacts
}

/** One spelling for every value: keys in order, no spaces. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  let text = ''
  // One text that grows: an audit has tens of thousands of lines.
  for (const [name, member] of Object.entries(value).sort(byName)) {
    if (member === undefined) continue
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(member)}`
  }
  return `{${text}}`
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}

/** The number that an export says it has; null when it says none. */
export function numberInExport(text: string): string | null {
  const found = /\bSC-[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}\b/.exec(text)
  return found?.[0] ?? null
}

/** Looks for it in a file that comes in pieces; null as long as none was there. */
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

/** Made of the hash of the facts: 60 bits in letters that are not mistaken for each other. */
export function confirmationNumberOf(hash: string): string {
  let bits = BigInt(`0x${hash.slice(0, 15)}`)
  let letters = ''
  for (let place = 0; place < NUMBER_LENGTH; place += 1) {
    letters = `${LETTERS[Number(bits % 32n)] ?? ''}${letters}`
    bits /= 32n
  }
  return written(letters)
}

/** Reads a number as people type it; null when it cannot be one. */
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
