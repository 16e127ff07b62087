import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { sayCut, sayCutOnPaper, withoutCut } from './cut-words.ts'

const t = messagesIn('en', 'results')
const formats = formatsOf('en')

test('a cut names its room or shelf, its category and the lines of a figure', () => {
  const hall = { roomName: 'Hall', shelfCode: null }
  expect(sayCut({ room: 'r' }, hall, t)).toBe('Hall')
  expect(sayCut({ shelf: 's' }, { ...hall, shelfCode: 'H-01' }, t)).toBe('Hall, H-01')
  expect(sayCut({ category: 'Drinks', part: 'counted' }, null, t)).toBe(
    'Lines with a count · Drinks',
  )
  expect(sayCut({ category: '', part: 'unvalued' }, null, t)).toBe(
    'Lines without a cost · No category',
  )
})

test('a place whose name is not known yet, or any more, is still said to be one', () => {
  expect(sayCut({ room: 'r' }, undefined, t)).toBe('One room')
  expect(sayCut({ shelf: 's' }, null, t)).toBe('One shelf')
})

test('words and a tolerance have fields of their own: they are no cut, and stay when it goes', () => {
  expect(sayCut({ tab: 'extra', q: 'tea', units: '2' }, null, t)).toBeUndefined()
  const cut = { tab: 'extra', q: 'tea', room: 'r', part: 'counted' } as const
  const rest = withoutCut(cut)
  expect(sayCut(rest, null, t)).toBeUndefined()
  expect(rest).toMatchObject({ tab: 'extra', q: 'tea' })
})

test('paper says everything that its list is cut to', () => {
  const hall = { roomName: 'Hall', shelfCode: null }
  const search = { tab: 'beyond', room: 'r', q: 'tea', units: '2' } as const
  expect(sayCutOnPaper({ search, place: hall, currency: 'EUR' }, t, formats)).toBe(
    'Hall · Search: “tea” · Tolerance: 2 units',
  )
  expect(
    sayCutOnPaper({ search: { tab: 'extra' }, place: null, currency: 'EUR' }, t, formats),
  ).toBe('')
})
