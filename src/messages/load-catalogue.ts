import type { AreaName } from './areas.ts'
import type { Language } from './languages.ts'

/**
 * The file of an area in a language: uncompiled in Node; compiled in pages, where each is a file of its own
 * that is loaded when needed.
 */
export async function loadCatalogue<Messages>(
  area: AreaName,
  language: Language,
): Promise<Messages> {
  const file: { readonly default: Messages } = await import(`./${area}/${language}.ts`)
  return file.default
}
