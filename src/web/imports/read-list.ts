import { handOverFile } from './handed-file.ts'

/**
 * Reads a list for a store that does not exist yet. Throws a fault if it is not a list; otherwise returns a
 * function that hands it to the new store.
 */
export async function readList(file: File): Promise<(storeId: string) => void> {
  // The code that reads files is large, and most visits do not bring one.
  const { importKindOfFile } = await import('./import-kind-of-file.ts')
  const use = await importKindOfFile(file, [])
  return (storeId) => handOverFile({ storeId, auditId: null, file, use })
}
