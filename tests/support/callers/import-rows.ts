import { api } from '#contract/api.ts'
import { freshFile, freshImport, READING } from './fresh-import.ts'
import { type CallRow, MANAGERS_ONLY, row } from './refusals.ts'
import type { Stage } from './stage.ts'

export async function importRows(stage: Stage): Promise<readonly CallRow[]> {
  const { storeId } = stage
  const checkedImport = await freshImport(stage, 'checked')
  return [
    row(api.imports.list, MANAGERS_ONLY, { storeId }),
    row(api.imports.status, MANAGERS_ONLY, { storeId, importId: checkedImport }),
    row(api.imports.findings, MANAGERS_ONLY, { storeId, importId: checkedImport }),
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
    row(api.imports.undo, MANAGERS_ONLY, async () => ({
      storeId,
      importId: await freshImport(stage, 'undone'),
    })),
  ]
}
