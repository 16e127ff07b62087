// Sentences that the server itself writes: mails, files and paper.

import type { AreaName, Areas } from '#messages/areas.ts'
import type { Catalogue, Say, SourceCatalogue } from '#messages/catalogue.ts'
import { compileCatalogue } from '#messages/compile-catalogue.ts'
import { type Formats, formatsOf } from '#messages/formats.ts'
import { type Language, SOURCE_LANGUAGE } from '#messages/languages.ts'
import { loadCatalogue } from '#messages/load-catalogue.ts'
import { sayFrom } from '#messages/say.ts'

export interface Words<Area extends AreaName> {
  readonly language: Language
  readonly t: Say<Areas[Area]>
  readonly formats: Formats
}

/** In English, numbers included, where the language has nothing of the area yet. */
export async function wordsOf<Area extends AreaName>(
  area: Area,
  wanted: Language,
): Promise<Words<Area>> {
  const own = await catalogueOf(area, wanted)
  const language = own ? wanted : SOURCE_LANGUAGE
  const catalogue = own ?? (await catalogueOf(area, language))
  if (!catalogue) throw new Error(`There are no messages of ${area}`)
  const t = sayFrom<Area, never>(catalogue, language, noTags)
  return { language, t, formats: formatsOf(language) }
}

const catalogues = new Map<string, Promise<Catalogue | undefined>>()

function catalogueOf(area: AreaName, language: Language): Promise<Catalogue | undefined> {
  const key = `${area}/${language}`
  const known = catalogues.get(key) ?? read(area, language)
  catalogues.set(key, known)
  return known
}

async function read(area: AreaName, language: Language): Promise<Catalogue | undefined> {
  const english = await loadCatalogue<SourceCatalogue>(area, SOURCE_LANGUAGE)
  const own = await loadCatalogue<SourceCatalogue>(area, language).catch(unlessMissing)
  return own && compileCatalogue(english, own)
}

/** In the built product there are no files of messages, so whether there is one can only be told by loading it. */
function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && MISSING.test(error.message)) return undefined
  throw error
}

/** As Node says it, the bundle of the host, and that of the pages. */
const MISSING = /^(Cannot find module|Module not found in bundle|Unknown variable dynamic import)/

function noTags(): never {
  throw new Error('What the server writes has no tags in its sentences')
}
