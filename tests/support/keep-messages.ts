import type { AreaName } from '#messages/areas.ts'
import type { SourceCatalogue } from '#messages/catalogue.ts'
import { compileCatalogue } from '#messages/compile-catalogue.ts'
import type { Language } from '#messages/languages.ts'
import { loadCatalogue } from '#messages/load-catalogue.ts'
import { keepCatalogue } from '#web/kit/message-store.ts'

/** The messages that a page in this language has before it is drawn. */
export async function keepMessages(language: Language, areas: readonly AreaName[]): Promise<void> {
  for (const area of areas) {
    const source = await loadCatalogue<SourceCatalogue>(area, language)
    keepCatalogue(area, language, compileCatalogue(source))
  }
}
