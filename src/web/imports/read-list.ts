import { handOverFile } from './handed-file.ts'

/** A list for a store that is still to be made: a fault where it is none, else what hands it over. */
export async function readList(file: File): Promise<(storeId: string) => void> {
  // What reads files is large, and most visits bring none.
  const { importKindOfFile } = await import('./import-kind-of-file.ts')
  const use = await importKindOfFile(file, [])
  return (storeId) => handOverFile({ storeId, auditId: null, file, use })
}
