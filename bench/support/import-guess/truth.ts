// What files really are, as whoever collected them has written it down. Read leniently: people write
// such files by hand.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { readJson } from '../insights/read-json.ts'

const place = z.union([z.number(), z.array(z.number()), z.null()])
const fact = z.looseObject({
  kind: z.string().optional(),
  sheet: z.union([z.number(), z.string()]).nullish(),
  headerRows: z.number().nullish(),
  columns: z.record(z.string(), place).nullish(),
  mustAsk: z.union([z.boolean(), z.string(), z.array(z.string())]).nullish(),
  items: z.number().nullish(),
  sumQuantity: z.number().nullish(),
  scannable: z.number().nullish(),
})
const nested = z.union([
  z.record(z.string(), fact),
  z.array(fact.extend({ file: z.string().optional(), name: z.string().optional() })),
])

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

export async function readTruths(folder: string): Promise<ReadonlyMap<string, Truth>> {
  const path = join(folder, 'truth.json')
  const read = readJson(path, await readFile(path, 'utf8'), unwrapped)
  const entries = Array.isArray(read)
    ? read.map((one) => [one.file ?? one.name ?? '', one] as const)
    : Object.entries(read)
  return new Map(entries.map(([name, one]) => [name, truthOf(one)]))
}

/** Also { "files": { … } }. */
const unwrapped = z.preprocess((value) => {
  const isObject = typeof value === 'object' && value !== null && 'files' in value
  return isObject && typeof value.files === 'object' ? value.files : value
}, nested)

function truthOf(one: z.infer<typeof fact>): Truth {
  const columns = Object.entries(one.columns ?? {}).flatMap(([kind, at]) =>
    at === null ? [] : [[kind, typeof at === 'number' ? [at] : at] as const],
  )
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
