import { expect, test } from 'vitest'
import { describeCut, describeCutOnPaper, withoutCut } from './cut-words.ts'

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

test('paper says everything that its list is cut to', () => {
  const hall = { roomName: 'Hall', shelfCode: null }
  expect(describeCutOnPaper({ tab: 'beyond', room: 'r', q: 'tea', units: '2' }, hall, 'EUR')).toBe(
    'Hall · Found by “tea” · Tolerance: 2 units',
  )
  expect(describeCutOnPaper({ tab: 'extra' }, null, 'EUR')).toBe('')
})
