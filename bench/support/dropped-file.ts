// A list of items that somebody drops, plain or odd.

import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '#contract/api.ts'
import type { Shop, World } from '#seeds/world.ts'
import { createFileStorage } from '#server/http/file-storage.ts'
import { newId } from '#server/new-id.ts'

const MEGABYTE = 1024 * 1024
const CHUNK = 256 * 1024

/** Five megabytes whose quotes never fit: each row has to be looked for. */
export function oddFile(seed: number): Buffer {
  const rows: string[] = []
  let bytes = 0
  while (bytes < 5 * MEGABYTE) {
    const row = `"S-${seed}-${rows.length}"x"" ,"12 "inch" pipe\n`
    rows.push(row)
    bytes += row.length
  }
  return Buffer.from(`SKU,On hand\n${rows.join('')}`)
}

export async function dropFile(world: World, shop: Shop, bytes: Buffer) {
  const { organizationId, owner, storeId } = shop
  const fileId = newId()
  await createFileStorage(world.database.app).insert({
    organizationId,
    id: fileId,
    name: 'stock.csv',
    mime: 'text/csv',
    sizeBytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdBy: owner.id,
    storeId: null,
    chunks: (async function* () {
      for (let at = 0; at < bytes.byteLength; at += CHUNK) yield bytes.subarray(at, at + CHUNK)
    })(),
  })
  const { id } = await world.run(owner, api.imports.start, {
    storeId,
    kind: 'baseline',
    fileId,
    format: { kind: 'text', encoding: null, delimiter: null, sheet: null },
    headers: ['SKU', 'On hand'],
    mapping: {
      columns: ['sku', 'quantity'],
      headerRows: 1,
      decimal: '.',
      site: null,
      gtins: false,
    } as never,
  })
  return { checked: () => untilChecked(world, id) }
}

async function untilChecked({ database }: World, id: string): Promise<void> {
  for (;;) {
    const { rows } = await database.owner.query<{ status: string }>(
      'select status from import where id = $1',
      [id],
    )
    if (rows[0]?.status !== 'checking') return
    await sleep(20)
  }
}
