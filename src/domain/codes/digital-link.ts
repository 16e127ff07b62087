// GS1 Digital Link: the same elements as an address, /01/{number}/10/{lot}?17={expiry}.

import type { Elements } from './element-string.ts'
import { isGtin } from './gtin.ts'

const ADDRESS = /^https?:\/\/[^/?#]+(\/[^?#]*)(?:\?([^#]*))?/i
const IDENTIFIER = /^\d{2,4}$/

/** The elements of an address; undefined when it names no trade item number that checks. */
export function parseDigitalLink(text: string): Elements | undefined {
  const address = ADDRESS.exec(text)
  if (!address) return undefined
  const [, path = '', query = ''] = address
  const pairs = [...pathPairs(path), ...queryPairs(query)]
  const elements = new Map(pairs.filter(([identifier]) => IDENTIFIER.test(identifier)))
  const gtin = (elements.get('01') ?? '').padStart(14, '0')
  return isGtin(gtin) ? elements.set('01', gtin) : undefined
}

type Pair = readonly [identifier: string, value: string]

/** From /01/ on, names and values take turns. */
function pathPairs(path: string): readonly Pair[] {
  const parts = path.split('/')
  const fromNumber = parts.slice(Math.max(0, parts.indexOf('01')))
  return fromNumber.flatMap((part, index) =>
    index % 2 === 0 ? [[part, decoded(fromNumber[index + 1] ?? '')]] : [],
  )
}

function queryPairs(query: string): readonly Pair[] {
  return query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return [name, decoded(value)]
  })
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
