import { describe, expect, test } from 'vitest'
import { placeOfRow } from '#domain/import/stores-in-file.ts'
import { messagesIn } from '../kit/use-messages.ts'
import {
  describeLeftOut,
  firstAnswers,
  isAnsweredBefore,
  isForSeveral,
  openIn,
  type StoresQuestion,
  titleOf,
} from './stores-question.ts'

const t = messagesIn('en', 'imports')
const counts = { rows: 4, items: 3, quantity: 9_000 }
const found = [
  { name: 'OSLO', store: { name: 'Oslo', id: 'o' } },
  { name: 'Bergen', store: { name: 'Bergen', id: null } },
  { name: 'Moss', store: { name: 'Moss', id: 'm' } },
  { name: 'Van 3', store: null },
]

function questionOf(facts: Partial<StoresQuestion> = {}): StoresQuestion {
  return {
    places: found.map(({ name }) => ({ ...placeOfRow(name), ...counts })),
    unlistedRows: 0,
    found,
    remembered: null,
    isByColumn: false,
    stores: [],
    ...facts,
  }
}

test('only names of stores are answered for, and one that is not theirs stays out', () => {
  const question = questionOf()
  const answers = firstAnswers(question)
  expect([...answers]).toEqual([
    ['OSLO', 'o'],
    ['Bergen', null],
    ['Moss', 'm'],
  ])
  expect(titleOf(question, t)).toBe('This file has 3 of your stores')
  expect(openIn(question, answers, t)).toBe('1 place needs an answer.')
  const whole = new Map([...answers, ['Van 3', null] as const])
  expect(openIn(question, whole, t)).toBeUndefined()
  expect(describeLeftOut(question, whole, t)).toBe('8 rows of 2 places skipped.')
  expect(describeLeftOut({ ...question, unlistedRows: 5 }, whole, t)).toBe(
    '13 rows of many places skipped.',
  )
})

test('what was answered before is answered again, and nobody is asked where all of it was', () => {
  const remembered = [
    { name: 'OSLO', storeId: 'm' },
    { name: 'Bergen', storeId: null },
    { name: 'Moss', storeId: null },
  ]
  const some = questionOf({ remembered })
  expect(firstAnswers(some).get('OSLO')).toBe('m')
  expect(isAnsweredBefore(some)).toBe(false)
  const all = questionOf({ remembered: [...remembered, { name: 'Van 3', storeId: 'o' }] })
  expect(isAnsweredBefore(all)).toBe(true)
  expect(isAnsweredBefore(questionOf())).toBe(false)
})

test('two columns of one store are asked about, and cannot both be it', () => {
  const columns = ['Qty Oslo', 'Stock Oslo'].map((name, column) => ({
    ...{ name, place: 'oslo', column },
    ...counts,
  }))
  const store = { name: 'Oslo', id: 'o' }
  const question = questionOf({
    isByColumn: true,
    places: columns,
    found: columns.map(({ name }) => ({ name, store })),
  })
  expect(firstAnswers(question).size).toBe(0)
  const both = new Map(columns.map(({ name }) => [name, 'o'] as const))
  expect(openIn(question, both, t)).toBe('One store has two columns.')
  const none = new Map(columns.map(({ name }) => [name, null] as const))
  expect(openIn(question, none, t)).toBe('Choose at least one store.')
})

describe('a file is for several stores', () => {
  const mapping = {
    columns: ['sku', 'quantity', 'site'] as const,
    ...{ headerRows: 1, decimal: '.' as const, site: null, gtins: false },
  }
  const named = (count: number) => ({ found: found.slice(0, count), remembered: null })
  const places = (...names: string[]) => ({
    found: names.map((name) => ({ name, store: null })),
    remembered: null,
  })

  test('where it names two of them', () => {
    expect(isForSeveral(named(2), { mapping, sites: ['OSLO', 'Bergen'] })).toBe(true)
    expect(isForSeveral(named(1), { mapping, sites: ['OSLO'] })).toBe(false)
  })

  test('where a place comes up late that would be poured into the first one', () => {
    expect(isForSeveral(places('Hall', 'Yard'), { mapping, sites: ['Hall'] })).toBe(true)
    expect(isForSeveral(places('Hall', 'Yard'), { mapping, sites: ['Hall', 'Yard'] })).toBe(false)
    const chosen = { ...mapping, site: 'Hall' }
    expect(isForSeveral(places('Hall', 'Yard'), { mapping: chosen, sites: ['Hall'] })).toBe(false)
  })
})
