import { searchCode, searchWords } from '#domain/search-words.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectItemIdsByWords, selectItems, selectNewestItems } from './items.ts'

/** Items that match typed text by name, SKU or code; the newest items if the text is empty. */
export async function findItems(db: ScopedDatabase, text: string, limit: number) {
  const words = searchWords(text)
  if (words.length === 0) return selectNewestItems(db, limit)
  const code = searchCode(text)
  const byCode = code === undefined ? [] : await selectItemIdsByWords(db, [code], limit)
  const ids = byCode.length > 0 ? byCode : await selectItemIdsByWords(db, words, limit)
  return selectItems(db, ids)
}
