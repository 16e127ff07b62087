import type { AreaName } from './areas.ts'
import type { Language } from './languages.ts'

/**
 * The file of an area in a language: as written in Node, compiled in pages, where each is a file of its
 * own that comes when it is needed.
 */
export async function loadCatalogue<Messages>(
  area: AreaName,
  language: Language,
): Promise<Messages> {
  const file: { readonly default: Messages } = await import(`./${area}/${language}.ts`)
  return file.default
}
