// E-mail addresses as people paste them: a column of a spreadsheet, or what a mail program writes.

import { normalizeEmail } from './invitation.ts'

export interface AddressList {
  /** Without duplicates, however an address was spelled. */
  readonly addresses: readonly string[]
  /** Entries that are not addresses, as written. */
  readonly wrong: readonly string[]
}

export function readAddresses(text: string): AddressList {
  const addresses = new Set<string>()
  const wrong: string[] = []
  for (const entry of entriesOf(text)) {
    const address = addressIn(entry)
    if (address === undefined) wrong.push(entry)
    else addresses.add(address)
  }
  return { addresses: [...addresses], wrong }
}

/** A quoted name may contain a comma; addresses on one line may be separated by spaces only. */
function entriesOf(text: string): readonly string[] {
  return text
    .replace(/"[^"\n]*"/g, '')
    .split(/[\n\t,;]/)
    .flatMap((entry) => (isSeveral(entry) ? entry.split(/\s+/) : [entry.trim()]))
    .filter((entry) => entry !== '')
}

function isSeveral(entry: string): boolean {
  return !entry.includes('<') && entry.split('@').length > 2
}

/** Also finds it in "Priya Nair <priya@world.test>" and after "mailto:". */
function addressIn(entry: string): string | undefined {
  const bare = /<([^>]*)>/.exec(entry)?.[1] ?? entry.replace(/^mailto:/i, '')
  try {
    return normalizeEmail(bare)
  } catch {
    return undefined
  }
}
