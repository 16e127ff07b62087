// Compiles sentences for pages. For the build, the host and tests: pages get compiled messages, and have no parser.

import compile from 'icu-minify/compile'
import type { Catalogue, SourceCatalogue } from './catalogue.ts'

/** Sentences that a language does not have yet stay in English. */
export function compileCatalogue(
  english: SourceCatalogue,
  translation: SourceCatalogue = {},
): Catalogue {
  const messages = Object.entries({ ...english, ...translation })
  return Object.fromEntries(messages.map(([key, message]) => [key, compile(message)]))
}
