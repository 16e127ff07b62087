// The words of mails, which are written on the server in the language of the reader.

import type { Areas } from '#messages/areas.ts'
import type { Catalogue, Say, SourceCatalogue } from '#messages/catalogue.ts'
import { compileCatalogue } from '#messages/compile-catalogue.ts'
import { formatsOf } from '#messages/formats.ts'
import { isLanguage, type Language, SOURCE_LANGUAGE } from '#messages/languages.ts'
import { loadCatalogue } from '#messages/load-catalogue.ts'
import { sayFrom } from '#messages/say.ts'

export interface MailWords {
  readonly language: Language
  readonly say: Say<Areas['mail']>
  list(names: readonly string[]): string
}

const catalogues = new Map<Language, Promise<Catalogue>>()

/** Falls back to English if the language is unknown or not offered. */
export async function mailWords(wanted: unknown): Promise<MailWords> {
  const language = isLanguage(wanted) ? wanted : SOURCE_LANGUAGE
  const known = catalogues.get(language) ?? read(language)
  catalogues.set(language, known)
  const say = sayFrom<'mail', never>(await known, language, noTags)
  return { language, say, list: formatsOf(language).list }
}

async function read(language: Language): Promise<Catalogue> {
  const english = await loadCatalogue<SourceCatalogue>('mail', SOURCE_LANGUAGE)
  return compileCatalogue(english, await loadCatalogue<SourceCatalogue>('mail', language))
}

function noTags(): never {
  throw new Error('A mail has no tags in its sentences')
}
