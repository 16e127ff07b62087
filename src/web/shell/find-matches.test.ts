import { expect, test } from 'vitest'
import { type Find, type FindKind, matchFinds } from './find-matches.ts'

const find = (kind: FindKind, name: string, note?: string): Find<null> => ({
  ...{ id: `${kind} ${name}`, kind, name, note, target: null },
})
const names = (finds: readonly Find<null>[], text: string) =>
  matchFinds(finds, text).map(({ name }) => name)

test('before anything is typed pages and actions are offered, and no things', () => {
  const finds = [find('page', 'Reports'), find('item', 'Rice'), find('action', 'New audit')]
  expect(names(finds, '  ')).toEqual(['Reports', 'New audit'])
})

test('what is called so comes first, then what begins so, then words, then the rest', () => {
  const finds = [
    find('item', 'Brown rice vinegar'),
    find('item', 'Licorice'),
    find('item', 'Rice flour'),
    find('item', 'Rice'),
    find('person', 'Ana', 'rice@shop.test'),
    find('item', 'Olive oil'),
  ]
  expect(names(finds, 'rice')).toEqual([
    'Rice',
    'Rice flour',
    'Brown rice vinegar',
    'Licorice',
    'Ana',
  ])
})

test('a shelf is found without its dash, and a word without its accents', () => {
  const finds = [find('shelf', 'K-04'), find('item', 'Crème brûlée')]
  expect(names(finds, 'k 04')).toEqual(['K-04'])
  expect(names(finds, 'CREME BRU')).toEqual(['Crème brûlée'])
})

test('many of one kind leave room for others', () => {
  const shelves = Array.from({ length: 40 }, (_, index) => find('shelf', `A-${index}`))
  expect(names([...shelves, find('store', 'A store')], 'a')).toContain('A store')
})
