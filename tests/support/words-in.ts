// The messages of an area outside of pages, for tests of what is written without a screen.

import type { AreaName, Areas } from '#messages/areas.ts'
import type { Say, SourceCatalogue } from '#messages/catalogue.ts'
import { compileCatalogue } from '#messages/compile-catalogue.ts'
import { type Formats, formatsOf } from '#messages/formats.ts'
import type { Language } from '#messages/languages.ts'
import { loadCatalogue } from '#messages/load-catalogue.ts'
import { sayFrom } from '#messages/say.ts'

export async function wordsIn<Area extends AreaName>(
  area: Area,
  language: Language,
): Promise<{ readonly t: Say<Areas[Area]>; readonly formats: Formats }> {
  const source = await loadCatalogue<SourceCatalogue>(area, language)
  const t = sayFrom<Area, never>(compileCatalogue(source), language, () => {
    throw new Error('What is written without a screen has no tags')
  })
  return { t, formats: formatsOf(language) }
}
