import { expect, test } from 'vitest'
import { maySay } from '#domain/ai/checked-sentences.ts'
import { type SummaryFacts, summaryFactList, summaryNames } from '#domain/ai/result-summary.ts'
import { wordsIn } from '#tests/support/words-in.ts'
import { writeSummary } from './summary-words.ts'

const english = await wordsIn('answers', 'en')

const FACTS: SummaryFacts = {
  stores: [{ name: 'Mill', currency: 'USD', netValue: -1_284.6, grossValue: 2_001.4 }],
  shelves: 60,
  explained: 44,
  isCounting: true,
  figures: {
    currency: 'USD',
    lines: 1_250,
    counted: 1_240,
    matched: 1_200,
    missing: 30,
    extra: 10,
    unexpected: 2,
    uncounted: 10,
    expectedValue: 70_118,
    comparedValue: 69_400,
    netVariance: -42.5,
    grossVariance: 61,
    netValue: -1_284.6,
    grossValue: 2_001.4,
    accuracyByLine: 1_200 / 1_240,
    accuracyByUnit: 0.93,
    shrinkage: 0.0234,
    expectedQuantity: 5_000,
    notFound: { lines: 0, value: null, unvalued: 0 },
    notCounted: { lines: 0, value: null, unvalued: 0 },
  },
  openDecisions: 12,
  unknownLines: 1,
  worst: [
    { name: 'Cola 330 ml', store: null, variance: -24, value: -18.5, currency: 'USD' },
    { name: 'Green tea', store: null, variance: 3, value: null, currency: 'USD' },
  ],
  categories: [
    { name: 'Drinks', currency: 'USD', netValue: -900, grossValue: 1_200 },
    { name: 'Snacks', currency: 'USD', netValue: -80, grossValue: 95 },
  ],
  likelyMistakes: 4,
}

test('the built-in summary gives net and gross figures together', () => {
  expect(writeSummary(FACTS, english)).toEqual([
    '44 of 60 shelves are done; 10 lines have no count.',
    'The submitted shelves are $1,284.60 short net, with differences of $2,001.40 gross; shrinkage is 2.34%.',
    '1,200 lines are as expected, an accuracy of 96.8%; 30 short and 10 over, 2 of them not expected here.',
    'The largest differences are “Cola 330 ml” (24 short, $18.50), “Green tea” (3 over).',
    'By category most of it is in “Drinks”, $1,200.00 gross.',
    '12 lines wait for a decision. 1 code is unknown. 4 findings point to a counting mistake rather than to missing stock.',
  ])
})

const TWO_STORES = [
  { name: 'Mill', currency: 'USD', netValue: -1_284.6, grossValue: 1_284.6 },
  { name: 'Quay 7', currency: 'USD', netValue: 0, grossValue: 716.8 },
] as const

test('with several stores it names the store, even when both have an item of that name', () => {
  const worst = [
    { name: 'Cola', store: 'Mill', variance: -24, value: -18.5, currency: 'USD' },
    { name: 'Cola', store: 'Quay 7', variance: 3, value: 2.25, currency: 'USD' },
  ] as const
  const facts = { ...FACTS, stores: TWO_STORES, worst }
  const said = writeSummary(facts, english)
  expect(said[2]).toBe(
    'By store: “Mill” is $1,284.60 short net ($1,284.60 gross), “Quay 7” is even net ($716.80 gross).',
  )
  expect(said[4]).toBe(
    'The largest differences are “Cola” in “Mill” (24 short, $18.50), “Cola” in “Quay 7” (3 over, $2.25).',
  )
  const known = { facts: summaryFactList(facts), names: summaryNames(facts) }
  for (const sentence of said) expect(maySay(sentence, known), sentence).toBe(true)
  expect(known.facts).toContainEqual(
    expect.objectContaining({ name: 'difference of "Cola" in "Quay 7" in units', value: 3 }),
  )
})

test('with many stores it names a few and says that there are more', () => {
  const stores = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ ...TWO_STORES[0], name }))
  const [, , said] = writeSummary({ ...FACTS, stores }, english)
  expect(said).toMatch(
    /^By store, among others: “A” is .* “D” is \$1,284\.60 short net \(\$1,284\.60 gross\)\.$/,
  )
})

test('one shelf is singular and several stores are plural', () => {
  const [first, net] = writeSummary(
    { ...FACTS, stores: TWO_STORES, shelves: 1, explained: 1 },
    english,
  )
  expect(first).toBe('The shelf is done; 10 lines have no count.')
  expect(net).toMatch(/^The stores are \$1,284\.60 short net/)
  const startOf = (shelves: number, explained: number) =>
    writeSummary({ ...FACTS, shelves, explained }, english)[0]?.split(';')[0]
  expect(startOf(1, 0)).toBe('The shelf is not done')
  expect(startOf(60, 1)).toBe('1 of 60 shelves is done')
})

test("every sentence of it passes the same check as a model's", () => {
  const known = { facts: summaryFactList(FACTS), names: summaryNames(FACTS) }
  for (const sentence of writeSummary(FACTS, english))
    expect(maySay(sentence, known), sentence).toBe(true)
})

test('without a baseline and without counts nothing is made up', () => {
  const nothing = { ...FACTS.figures, netVariance: null, netValue: null, grossValue: null }
  const figures = {
    ...nothing,
    expectedQuantity: null,
    accuracyByLine: null,
    shrinkage: null,
    uncounted: 0,
  }
  const facts = { ...FACTS, figures, worst: [], categories: [], openDecisions: 0, unknownLines: 0 }
  expect(writeSummary({ ...facts, explained: 60, likelyMistakes: null }, english)).toEqual([
    'All 60 shelves are done, and every line has a count.',
    'There is no expected stock to compare with.',
  ])
})

test('before anybody has counted, it does not claim that the baseline is missing', () => {
  const none = { netVariance: null, netValue: null, grossValue: null, accuracyByLine: null }
  const figures = { ...FACTS.figures, ...none, counted: 0, uncounted: 1_250 }
  const said = writeSummary({ ...FACTS, figures, worst: [], categories: [] }, english)
  expect(said[0]).toBe('44 of 60 shelves are done; nothing is counted.')
  expect(said.join(' ')).not.toContain('no expected stock')
})

test('without lines it says nothing about counted lines', () => {
  const figures = { ...FACTS.figures, lines: 0, counted: 0, uncounted: 0 }
  expect(writeSummary({ ...FACTS, figures }, english)[0]).toBe(
    '44 of 60 shelves are done; nothing is counted.',
  )
})

test('values in different currencies are left out of every sentence', () => {
  const figures = { ...FACTS.figures, currency: null, netValue: null, grossValue: null }
  const said = writeSummary({ ...FACTS, figures: { ...figures, shrinkage: null } }, english)
  expect(said[1]).toBe(
    'The stores count in different currencies, so their values are not added up.',
  )
})

test('it mentions items not found, and uncounted ones once counting is over', () => {
  const notFound = { lines: 2, value: 128, unvalued: 0 }
  const notCounted = { lines: 10, value: 718, unvalued: 0 }
  const facts = { ...FACTS, figures: { ...FACTS.figures, notFound, notCounted } }
  expect(writeSummary(facts, english)).toContain(
    '2 lines worth $128.00 were not found on submitted shelves.',
  )
  for (const over of [{ explained: 60 }, { isCounting: false }]) {
    expect(writeSummary({ ...facts, ...over }, english)).toContain(
      '10 lines worth $718.00 were never counted.',
    )
  }
  const uncompared = { ...FACTS.figures, netVariance: null, netValue: null, grossValue: null }
  expect(writeSummary({ ...FACTS, figures: uncompared }, english)).toContain(
    'Results appear as shelves are submitted.',
  )
})

test.each([
  ['de', 'Auf den abgegebenen Regalen fehlen netto 1.284,60 $'],
  ['es', 'En los estantes entregados faltan $1,284.60 netos'],
  ['fr', 'Dans les rayons remis, il manque 1 284,60 $US net'],
] as const)('in %s it is told in that language, numbers included', async (language, start) => {
  const [, net] = writeSummary(FACTS, await wordsIn('answers', language))
  expect(net?.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(start)
})

test('in every language every message of it can be said', async () => {
  const uncounted = { lines: 3, value: 12, unvalued: 1 }
  for (const language of ['de', 'es', 'fr'] as const) {
    const words = await wordsIn('answers', language)
    const figures = { ...FACTS.figures, notFound: uncounted, notCounted: uncounted }
    for (const shelves of [1, 60]) {
      for (const explained of [0, 1, shelves]) {
        const facts = { ...FACTS, stores: TWO_STORES, figures, shelves, explained }
        expect(writeSummary(facts, words).join(' ')).not.toMatch(/[{}]/)
      }
    }
  }
})
