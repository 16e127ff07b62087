import { createHash, type Hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

const TURN = 1_000

export interface HashedTexts {
  readonly head?: string
  readonly texts: readonly string[]
  readonly between: string
  readonly tail?: string
}

/** SHA-256 of many texts as one. Yields to the event loop in between, so that other requests are not blocked. */
export async function hashYielding(texts: HashedTexts): Promise<string> {
  return (await beginHashYielding(texts)).digest('hex')
}

/** The same, returning the hash so that more can be appended. */
export async function beginHashYielding({
  head = '',
  texts,
  between,
  tail = '',
}: HashedTexts): Promise<Hash> {
  const hash = createHash('sha256').update(head)
  for (let start = 0; start < texts.length; start += TURN) {
    if (start > 0) {
      hash.update(between)
      await setImmediate()
    }
    hash.update(texts.slice(start, start + TURN).join(between))
  }
  return hash.update(tail)
}
