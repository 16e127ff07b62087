// From sentences as they are written to what pages draw. For the build, the host and tests: pages get
// their messages compiled, and have no parser.

import compile from 'icu-minify/compile'
import type { Catalogue, SourceCatalogue } from './catalogue.ts'

/** What a language does not have yet is there in English. */
export function compileCatalogue(
  english: SourceCatalogue,
  translation: SourceCatalogue = {},
): Catalogue {
  const messages = Object.entries({ ...english, ...translation })
  return Object.fromEntries(messages.map(([key, message]) => [key, compile(message)]))
}
