// The words of mails, which are written on the server in the language of the reader.

import type { Areas } from '#messages/areas.ts'
import type { Say } from '#messages/catalogue.ts'
import { isLanguage, type Language, SOURCE_LANGUAGE } from '#messages/languages.ts'
import { wordsOf } from '../words.ts'

export interface MailWords {
  readonly language: Language
  readonly say: Say<Areas['mail']>
  list(names: readonly string[]): string
}

/** Falls back to English if the language is unknown or not offered. */
export async function mailWords(wanted: unknown): Promise<MailWords> {
  const known = isLanguage(wanted) ? wanted : SOURCE_LANGUAGE
  const { language, t, formats } = await wordsOf('mail', known)
  return { language, say: t, list: formats.list }
}
