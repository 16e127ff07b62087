// Sentences that the server itself writes: mails, files and paper.

import type { AreaName, Areas } from '#messages/areas.ts'
import type { Catalogue, Say, SourceCatalogue } from '#messages/catalogue.ts'
import { compileCatalogue } from '#messages/compile-catalogue.ts'
import { type Language, SOURCE_LANGUAGE } from '#messages/languages.ts'
import { loadCatalogue } from '#messages/load-catalogue.ts'
import { sayFrom } from '#messages/say.ts'

const catalogues = new Map<string, Promise<Catalogue>>()

export async function wordsOf<Area extends AreaName>(
  area: Area,
  language: Language,
): Promise<Say<Areas[Area]>> {
  const key = `${area}/${language}`
  const known = catalogues.get(key) ?? read(area, language)
  catalogues.set(key, known)
  return sayFrom<Area, never>(await known, language, noTags)
}

async function read(area: AreaName, language: Language): Promise<Catalogue> {
  const english = await loadCatalogue<SourceCatalogue>(area, SOURCE_LANGUAGE)
  return compileCatalogue(english, await loadCatalogue<SourceCatalogue>(area, language))
}

function noTags(): never {
  throw new Error('What the server writes has no tags in its sentences')
}
