import { api } from '#contract/api.ts'
import { freshFile, freshGroup, freshImport, READING, READING_OF_STORES } from './fresh-import.ts'
import { type CallRow, MANAGERS_ONLY, row } from './refusals.ts'
import type { Stage } from './stage.ts'

/** What concerns several stores is for those who manage each of them. */
const MANAGERS_OF_ALL = { ...MANAGERS_ONLY, manager: 'not_found' } as const

export async function importRows(stage: Stage): Promise<readonly CallRow[]> {
  const { storeId, secondStore, count } = stage
  const checkedImport = await freshImport(stage, 'checked')
  const checkedGroup = await freshGroup(stage, 'checked')
  return [
    row(api.imports.list, MANAGERS_ONLY, { storeId }),
    row(api.imports.status, MANAGERS_ONLY, { storeId, importId: checkedImport }),
    row(api.imports.findings, MANAGERS_ONLY, { storeId, importId: checkedImport }),
    row(api.imports.listExpected, MANAGERS_ONLY, {
      storeId: count.storeId,
      auditId: count.auditId,
    }),
    row(api.imports.getMapping, MANAGERS_ONLY, { storeId, headers: ['SKU'] }),
    row(api.imports.start, MANAGERS_ONLY, {
      storeId,
      kind: 'baseline',
      fileId: await freshFile(stage),
      ...READING,
    }),
    row(api.imports.preview, MANAGERS_ONLY, async () => ({
      storeId,
      importId: await freshImport(stage, 'checked'),
      ...READING,
    })),
    row(api.imports.fix, MANAGERS_ONLY, async () => ({
      storeId,
      importId: await freshImport(stage, 'checked'),
      row: 2,
      column: 'quantity',
      value: '5',
    })),
    row(api.imports.decide, MANAGERS_ONLY, {
      storeId,
      importId: checkedImport,
      code: 'quantity_negative',
      decision: 'zero',
    }),
    row(api.imports.confirm, MANAGERS_ONLY, async () => ({
      storeId,
      importId: await freshImport(stage, 'checked'),
    })),
    row(api.imports.cancel, MANAGERS_ONLY, async () => ({
      storeId,
      importId: await freshImport(stage, 'checking'),
    })),
    row(api.imports.findStores, MANAGERS_ONLY, {
      storeId,
      headers: ['SKU'],
      places: [{ name: 'Second store', place: 'Second store' }],
    }),
    row(api.imports.startGroup, MANAGERS_OF_ALL, async () => ({
      storeId,
      fileId: await freshFile(stage),
      ...READING_OF_STORES,
      stores: [
        { storeId, names: ['Main store'], column: null },
        { storeId: secondStore, names: ['Second store'], column: null },
      ],
      answers: [
        { name: 'Main store', storeId },
        { name: 'Second store', storeId: secondStore },
      ],
    })),
    row(api.imports.getGroup, MANAGERS_ONLY, { storeId, groupId: checkedGroup }),
    row(api.imports.confirmGroup, MANAGERS_OF_ALL, async () => ({
      storeId,
      groupId: await freshGroup(stage, 'checked'),
      without: [secondStore],
    })),
    row(api.imports.cancelGroup, MANAGERS_OF_ALL, async () => ({
      storeId,
      groupId: await freshGroup(stage, 'checking'),
    })),
    row(api.imports.undo, MANAGERS_ONLY, async () => ({
      storeId,
      importId: await freshImport(stage, 'undone'),
    })),
  ]
}
