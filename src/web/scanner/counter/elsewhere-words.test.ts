import { expect, test } from 'vitest'
import { elsewhereWords } from './elsewhere-words.ts'

const place = (id: string, quantity: number, shelfCode: string | null = id) => ({
  id,
  roomName: 'Stockroom',
  shelfCode,
  quantity,
})

test('a count of this shelf alone is not said to be elsewhere', () => {
  expect(elsewhereWords([], 'A-01')).toBeUndefined()
  expect(elsewhereWords([place('A-01', 4)], 'A-01')).toBeUndefined()
})

test('other places stand with their numbers, by shelf or by room', () => {
  const places = [place('A-01', 4), place('A-02', 12), place('room', 3, null)]
  expect(elsewhereWords(places, 'A-01')).toBe('Counted elsewhere: 12 on A-02, 3 on Stockroom')
})

test('many places are counted instead of named', () => {
  const places = ['A-02', 'A-03', 'A-04', 'A-05'].map((id) => place(id, 1))
  expect(elsewhereWords(places, 'A-01')).toBe(
    'Counted elsewhere: 1 on A-02, 1 on A-03, more on 2 other places',
  )
})
