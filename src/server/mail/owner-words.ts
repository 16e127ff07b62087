// The words of mails to owners, in the language of the one who reads them.

import type { Pool, PoolClient } from 'pg'
import { isLanguage, SOURCE_LANGUAGE } from '#messages/languages.ts'
import { type Words, wordsOf } from '../words.ts'
import { createReadersLanguage } from './readers-language.ts'

export type OwnerWords = Words<'owner-mail'>

/** By the language in the profile of this address; in English where there is none. */
export async function ownerWords(database: Pool | PoolClient, email: string): Promise<OwnerWords> {
  const language = await createReadersLanguage(database)(email)
  return await wordsOf('owner-mail', isLanguage(language) ? language : SOURCE_LANGUAGE)
}
