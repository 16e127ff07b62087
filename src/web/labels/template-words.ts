// The meaning of a label template in words.

import { LABEL_PATTERNS, readStoreLabel } from '#domain/codes/label-template.ts'
import { readCode } from '#domain/codes/read-code.ts'
import type { Messages } from '../kit/use-messages.ts'

type Say = Messages<'labels'>

export function templateWords(template: string, t: Say): string {
  const known = LABEL_PATTERNS.find((pattern) => pattern === template.slice(2))
  return t(`pattern.${known ?? 'own'}`)
}

/** What a label says according to these templates; undefined while the number is incomplete. */
export function labelWords(text: string, templates: readonly string[], t: Say): string | undefined {
  const { kind, key } = readCode(text.trim())
  if (kind !== 'gtin') return undefined
  const label = readStoreLabel(key, templates)
  if (!label) return t('own.noneFits')
  const { weight: grams, price } = label
  const number = label.itemKey.slice(1)
  if (grams !== null) return t('own.weight', { number, grams })
  return price === null ? t('own.item', { number }) : t('own.price', { number, price })
}
