// What files really are, as whoever collected them has written it down. Read leniently: people write
// such files by hand.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { readJson } from '../insights/read-json.ts'

const number = z.coerce.number()
const place = z.union([number, z.array(number)])
const fact = z.looseObject({
  file: z.string().optional(),
  name: z.string().optional(),
  kind: z.string().nullish(),
  sheet: z.union([z.number(), z.string()]).nullish(),
  headerRows: z.number().nullish(),
  columns: z.record(z.string(), z.unknown()).nullish(),
  mustAsk: z.union([z.boolean(), z.string(), z.array(z.string()), z.number()]).nullish(),
  items: z.number().nullish(),
  sumQuantity: z.number().nullish(),
  scannable: z.number().nullish(),
})
const listed = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])

const FILE_KINDS = ['stock', 'catalogue', 'movements', 'none'] as const
export type TruthKind = (typeof FILE_KINDS)[number]

/** Null: the truth does not say. */
export interface Truth {
  readonly kind: TruthKind
  readonly sheet: number | string | null
  readonly headerRows: number | null
  readonly columns: Readonly<Record<string, readonly number[]>>
  readonly mustAsk: boolean
  readonly items: number | null
  readonly sumQuantity: number | null
  readonly scannable: number | null
}

interface Truths {
  readonly of: (fileName: string) => Truth | undefined
  readonly names: readonly string[]
  /** What could not be understood, in words. */
  readonly problems: readonly string[]
}

export async function readTruths(folder: string): Promise<Truths> {
  const path = join(folder, 'truth.json')
  const read = unwrapped(readJson(path, await readFile(path, 'utf8'), listed))
  const entries = Array.isArray(read)
    ? read.map((one) => ['', one] as const)
    : Object.entries(read as Readonly<Record<string, unknown>>)
  const problems: string[] = []
  const truths = new Map<string, Truth>()
  for (const [key, value] of entries) {
    const one = fact.safeParse(value)
    const name = key || one.data?.file || one.data?.name || ''
    if (one.success && name !== '') truths.set(name, truthOf(one.data))
    else problems.push(`truth.json: ${name || 'an entry without a name'} cannot be understood`)
  }
  const byAnyName = new Map([...truths].map(([name, truth]) => [plainName(name), truth]))
  return {
    of: (fileName) => truths.get(fileName) ?? byAnyName.get(plainName(fileName)),
    names: [...truths.keys()],
    problems,
  }
}

/** Some systems write an accent as a letter of its own, and take .CSV for .csv. */
export function plainName(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** Also { "files": { … } }. */
function unwrapped(value: z.infer<typeof listed>): unknown {
  const { files } = value as { readonly files?: unknown }
  const isWrapped = typeof files === 'object' && files !== null && !('kind' in files)
  return isWrapped ? files : value
}

function truthOf(one: z.infer<typeof fact>): Truth {
  const columns = Object.entries(one.columns ?? {}).flatMap(([kind, value]) => {
    const at = place.safeParse(value)
    return value !== null && at.success ? [[kind, [at.data].flat()] as const] : []
  })
  const { mustAsk } = one
  return {
    kind: FILE_KINDS.find((kind) => kind === one.kind) ?? 'none',
    sheet: one.sheet ?? null,
    headerRows: one.headerRows ?? null,
    columns: Object.fromEntries(columns),
    mustAsk: Array.isArray(mustAsk) ? mustAsk.length > 0 : Boolean(mustAsk),
    items: one.items ?? null,
    sumQuantity: one.sumQuantity ?? null,
    scannable: one.scannable ?? null,
  }
}
