import { expect, test } from 'vitest'
import { LANGUAGES } from '#messages/languages.ts'
import { loadCatalogue } from '#messages/load-catalogue.ts'

/** Pairs of messages in the scanner and on the store's pages that name the same thing in a list of shelves. */
const PAIRS = [
  ['choose.mine', 'mine.title'],
  ['choose.free', 'free.title'],
  ['choose.take', 'take.button'],
  ['choose.start', 'next.count'],
  ['choose.continue', 'next.continue'],
  ['choose.recount', 'row.recount'],
  ['choose.onlyItems', 'row.recountItems'],
  ['choose.counting', 'row.counting'],
  ['choose.isFree', 'free.row'],
  ['choose.notStarted', 'row.notStarted'],
] as const

test.each(LANGUAGES)('a list of shelves has the same words everywhere in %s', async (language) => {
  const scanner = await loadCatalogue<Record<string, string>>('scanner', language)
  const work = await loadCatalogue<Record<string, string>>('work', language)
  const said = PAIRS.map(([key]) => scanner[key]?.replace('{shelf}', '{place}'))
  expect(said).toEqual(PAIRS.map(([, key]) => work[key]))
})
