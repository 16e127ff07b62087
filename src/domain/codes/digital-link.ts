// GS1 Digital Link: GS1 elements written as a web address, /01/{number}/10/{lot}?17={expiry}.

import type { Elements } from './element-string.ts'
import { isGtin } from './gtin.ts'

const ADDRESS = /^https?:\/\/[^/?#]+(\/[^?#]*)(?:\?([^#]*))?/i
const IDENTIFIER = /^\d{2,4}$/
/** Words that addresses of the first edition use instead of identifiers. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['gtin', '01'],
  ['lot', '10'],
  ['ser', '21'],
  ['cpv', '22'],
  ['exp', '17'],
])
const GTIN_LENGTHS = new Set([8, 12, 13, 14])

/** The elements of an address; undefined without a trade item number with a valid check digit. */
export function parseDigitalLink(text: string): Elements | undefined {
  const address = ADDRESS.exec(text)
  if (!address) return undefined
  const [, path = '', query = ''] = address
  // The path wins over anything that was appended as a query.
  const pairs = [...queryPairs(query), ...pathPairs(path)]
  const elements = new Map(
    pairs.filter(([identifier, value]) => IDENTIFIER.test(identifier) && value !== ''),
  )
  const number = elements.get('01') ?? ''
  if (!isTradeItem(number)) return undefined
  return elements.set('01', number.padStart(14, '0'))
}

type Pair = readonly [identifier: string, value: string]

/** From the number on, names and values alternate; the folders before it can have any name. */
function pathPairs(path: string): readonly Pair[] {
  const parts = path.split('/').map(decoded)
  const start = parts.findIndex(
    (part, index) => identifierOf(part) === '01' && isTradeItem(parts[index + 1] ?? ''),
  )
  if (start < 0) return []
  return parts
    .slice(start)
    .flatMap((part, index, all) =>
      index % 2 === 0 ? [[identifierOf(part), all[index + 1] ?? '']] : [],
    )
}

function queryPairs(query: string): readonly Pair[] {
  return query.split(/[&;]/).map((pair) => {
    const equals = pair.indexOf('=')
    const name = equals < 0 ? pair : pair.slice(0, equals)
    return [identifierOf(decoded(name)), equals < 0 ? '' : decoded(pair.slice(equals + 1))]
  })
}

function identifierOf(name: string): string {
  return WORDS.get(name.toLowerCase()) ?? name
}

function isTradeItem(number: string): boolean {
  return GTIN_LENGTHS.has(number.length) && isGtin(number)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
