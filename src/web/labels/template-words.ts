// What a template of labels means, in words.

import { LABEL_PATTERNS, readStoreLabel } from '#domain/codes/label-template.ts'
import { readCode } from '#domain/codes/read-code.ts'

export function templateWords(template: string): string {
  const pattern = template.slice(2)
  return LABEL_PATTERNS.find((one) => one.pattern === pattern)?.words ?? 'Own pattern'
}

/** What a label says by these templates; undefined while it is no whole number of a label. */
export function labelWords(text: string, templates: readonly string[]): string | undefined {
  const { kind, key } = readCode(text.trim())
  if (kind !== 'gtin') return undefined
  const label = readStoreLabel(key, templates)
  if (!label) return 'No template fits: the number is looked up as it is.'
  const number = `Item ${label.itemKey.slice(1)}`
  if (label.weight !== null) return `${number}, ${label.weight} g`
  return label.price === null ? number : `${number}, price ${label.price} in the smallest coin`
}
