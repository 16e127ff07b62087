import { expect, test } from 'vitest'
import { describeCut, withoutCut } from './cut-words.ts'

test('a cut names its room or shelf, its category and the lines of a figure', () => {
  const hall = { roomName: 'Hall', shelfCode: null }
  expect(describeCut({ room: 'r' }, hall)).toBe('Hall')
  expect(describeCut({ shelf: 's' }, { ...hall, shelfCode: 'H-01' })).toBe('Hall, H-01')
  expect(describeCut({ category: 'Drinks', part: 'counted' }, null)).toBe(
    'Lines with a count · Drinks',
  )
  expect(describeCut({ category: '', part: 'unvalued' }, null)).toBe(
    'Lines without a cost · Without a category',
  )
})

test('a place whose name is not known yet, or any more, is still said to be one', () => {
  expect(describeCut({ room: 'r' }, undefined)).toBe('One room')
  expect(describeCut({ shelf: 's' }, null)).toBe('One shelf')
})

test('words and a tolerance have fields of their own: they are no cut, and stay when it goes', () => {
  expect(describeCut({ tab: 'extra', q: 'tea', units: '2' }, null)).toBeUndefined()
  const cut = { tab: 'extra', q: 'tea', room: 'r', part: 'counted' } as const
  const rest = withoutCut(cut)
  expect(describeCut(rest, null)).toBeUndefined()
  expect(rest).toMatchObject({ tab: 'extra', q: 'tea' })
})
