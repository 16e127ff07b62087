import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkSentences, maySay, splitSentences } from './checked-sentences.ts'
import { count, type Fact, money, percent, sayFact } from './fact.ts'
import { numbersIn } from './numbers-in-text.ts'

const FACTS: readonly Fact[] = [
  count('lines counted', 1_240),
  count('lines short', 17),
  count('units net', -42.5),
  ...money('net value', -1_284.6, 'USD'),
  ...money('gross value', 2_001.4, 'EUR'),
  ...money('value of the tea', 1_900, 'JPY'),
  ...percent('accuracy by line', 0.98634),
  ...percent('shrinkage', 0.004),
]
const known = { facts: FACTS, names: new Set(['Cola 330 ml', 'A-12', '99']) }

describe('a sentence stands', () => {
  test.each([
    'The team counted 1,240 lines.',
    'Accuracy by line is 98.6%.',
    'Accuracy by line is 98.63 percent, with 17 lines short.',
    'The store is −$1,284.60 net, about $1,285.',
    'Net, 42.5 units are missing.',
    'The largest shortage is "Cola 330 ml" on “A-12”.',
    'Seventeen lines are short.',
    'The store is 1,284.60 US dollars short, or 1,284.60 USD.',
    'Gross it is €2,001.40, or EUR 2,001, in words 2,001.40 euros.',
    'All 17 lines together are ¥1,900.',
  ])('%s', (sentence) => {
    expect(maySay(sentence, known)).toBe(true)
  })
})

describe('a sentence is left out', () => {
  test.each([
    ['a number that no fact has', 'The team counted 1,241 lines.'],
    ['a number in another unit', 'The team is $17 short.'],
    ['a percentage that is a count', 'Accuracy is 17%.'],
    ['money of another currency', 'The store is €1,284.60 short.'],
    ['money of a currency that no fact has', 'The store is 2,001.40 francs short.'],
    ['a unit of money nobody knows', 'The store is ₿17 short.'],
    ['the wrong sign', 'The store is +$1,284.60 net.'],
    ['rounded to a number that says more', 'Accuracy is about 99% and shrinkage 0%.'],
    ['a number word', 'Twelve lines are short.'],
    ['half of something', 'Half of the 17 lines are drinks.'],
    ['a suffix', 'They counted 17k lines.'],
    ['digits of another script', 'The team counted ١٧ lines.'],
    ['a time', 'Counting ended at 17:45.'],
    ['a name without quotation marks', 'Cola 330 ml is short.'],
    ['a name nobody has', 'The item "Lemonade" is one of 17 lines short.'],
    ['a number in quotation marks that is no name', 'They lost "1,241" of 17 lines.'],
    ['nothing that can be checked', 'Everything is perfect and was approved.'],
    ['a link', 'See https://example.test/17 for the 17 lines.'],
    ['markup', 'The <b>17</b> lines are short.'],
    ['an accusation', 'The 17 lines were stolen.'],
    ['an accusation in another language', 'It is said: 17 wurden gestohlen.'],
    ['a number word in another language', 'Zwölf Stück von "Cola 330 ml" fehlen.'],
    ['another language', 'Faltan 17 de "Cola 330 ml".'],
    ['another script', '商品 "Cola 330 ml" 短缺 17。'],
  ])('%s', (_why, sentence) => {
    expect(maySay(sentence, known)).toBe(false)
  })
})

test('text is split at the ends of sentences, not inside numbers', () => {
  expect(splitSentences('Net is −$1,284.60. The rest is 98.6%! 17 lines? Yes.')).toEqual([
    'Net is −$1,284.60.',
    'The rest is 98.6%!',
    '17 lines?',
    'Yes.',
  ])
})

test('what was left out is counted', () => {
  const texts = ['The team counted 1,240 lines. It lost 3 of them.', '17 lines are short.']
  expect(checkSentences(texts, known)).toEqual({
    kept: ['The team counted 1,240 lines.', '17 lines are short.'],
    leftOut: 1,
  })
})

test('a fact may be worded the way the product words it, and no other number may appear', () => {
  const units = fc.constantFrom<Fact['unit']>('count', 'money', 'percent')
  const numbers = fc.integer({ min: -1e8, max: 1e8 })
  fc.assert(
    fc.property(numbers, units, fc.boolean(), (hundredths, unit, isSigned) => {
      const currency = unit === 'money' ? { currency: 'CHF' } : {}
      const sign = isSigned ? { isSigned } : {}
      const fact = { name: 'it', value: hundredths / 100, unit, ...currency, ...sign }
      const only = { facts: [fact], names: new Set<string>() }
      expect(maySay(`It is ${sayFact(fact)} today.`, only)).toBe(true)
      const other = sayFact({ ...fact, value: fact.value + (fact.value < 0 ? -2 : 2) })
      expect(maySay(`It is ${other} today.`, only)).toBe(false)
    }),
  )
})

test('almost all and almost nothing are worded as on the screen', () => {
  const facts = [...percent('accuracy by line', 0.99975), ...percent('coverage', 0.0001)]
  const almost = { facts, names: new Set<string>() }
  expect(facts.map(sayFact)).toEqual(['99.9%', 'under 0.1%'])
  expect(maySay('Accuracy is 99.9%.', almost)).toBe(true)
  expect(maySay('Accuracy is 100%.', almost)).toBe(false)
  expect(maySay('Coverage is under 0.1%.', almost)).toBe(true)
  expect(maySay('Coverage is 0%.', almost)).toBe(false)
})

test('numbers come with their unit and sign', () => {
  expect(numbersIn('a −$5.20, 3% and a range of 4-6')).toEqual([
    { value: 5.2, decimals: 2, unit: 'money', mark: '$', sign: '-' },
    { value: 3, decimals: 0, unit: 'percent', mark: null, sign: null },
    { value: 4, decimals: 0, unit: 'count', mark: null, sign: null },
    { value: 6, decimals: 0, unit: 'count', mark: null, sign: null },
  ])
})
