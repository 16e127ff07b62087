// What a folder of photographs says is in them, and whether a reading agrees.

import * as z from 'zod'
import { normalizeCode } from '#domain/barcode.ts'
import { isGtin } from '#domain/codes/gtin.ts'
import type { Reading } from '#web/scanner/decoder/reading.ts'

const some = z.union([z.string().transform((text) => [text]), z.array(z.string())])
const truthFile = z.record(
  z.string(),
  z.looseObject({
    format: z.string(),
    text: z.string().nullish(),
    alt: some.optional(),
    also: some.optional(),
    alsoPattern: z.string().optional(),
  }),
)

export interface Truth {
  readonly file: string
  /** NONE: there is no code in it. */
  readonly format: string
  readonly texts: readonly string[]
  readonly also: readonly string[]
  readonly alsoPattern: RegExp | undefined
}

export function parseTruth(json: string): readonly Truth[] {
  return Object.entries(truthFile.parse(JSON.parse(json))).map(([file, one]) => ({
    file,
    format: one.format,
    texts: [one.text ?? '', ...(one.alt ?? [])],
    also: one.also ?? [],
    alsoPattern: one.alsoPattern === undefined ? undefined : new RegExp(one.alsoPattern),
  }))
}

/** Right when the code was read; wrong when only something else was; nothing otherwise. */
export function judge(truth: Truth, readings: readonly Reading[]): 'right' | 'wrong' | 'nothing' {
  const texts = readings.map(({ text }) => text)
  if (truth.format !== 'NONE' && texts.some((text) => sameIn(truth.texts, text))) return 'right'
  const known = (text: string) => sameIn(truth.also, text) || truth.alsoPattern?.test(text) === true
  return texts.some((text) => !known(text)) ? 'wrong' : 'nothing'
}

export function isGtinFormat(format: string): boolean {
  return /^(EAN|UPC)/.test(format)
}

/** Numbers as numbers. What stands beside the number of a book or magazine is not part of it. */
function sameIn(wanted: readonly string[], text: string): boolean {
  const read = keyOf(text)
  return wanted.some((each) => keyOf(each) === read)
}

function keyOf(spelled: string): string {
  const text = spelled.replaceAll(' ', '')
  const supplemented = /^(\d{13})(?:\d{2}|\d{5})$/.exec(text)?.[1]
  return normalizeCode(supplemented && isGtin(supplemented) ? supplemented : text).key
}
