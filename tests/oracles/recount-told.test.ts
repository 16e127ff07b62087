import { expect, test } from 'vitest'
import { recountTold } from './recount-told.ts'

const LINE = { counterIds: ['ann'], holderId: 'ben' }

test('a recount is told of whoever had counted the line, and not of whoever holds the shelf', () => {
  expect(recountTold({ ...LINE, counted: 4_000, standing: 4_000 })).toEqual({
    userIds: ['ann'],
    differs: false,
  })
  expect(recountTold({ ...LINE, counted: 4_000, standing: 5_000 })?.differs).toBe(true)
  const together = { ...LINE, counterIds: ['ann', 'ben', 'ann'] }
  expect(recountTold({ ...together, counted: 4_000, standing: 5_000 })?.userIds).toEqual([
    'ann',
    'ben',
  ])
})

test('counted before and not found again came out otherwise; none found is not the same as 0', () => {
  expect(recountTold({ ...LINE, counted: 4_000, standing: null })?.differs).toBe(true)
  expect(recountTold({ ...LINE, counted: 0, standing: null })?.differs).toBe(true)
})

test('a line that was missed is told of whoever handed the shelf in', () => {
  const missed = { counted: null, standing: 3_000, counterIds: [] }
  expect(recountTold({ ...missed, holderId: 'ben' })).toEqual({ userIds: ['ben'], differs: true })
  expect(recountTold({ ...missed, holderId: null })?.userIds).toEqual([])
})

test('a line that neither round has is not counted again', () => {
  expect(recountTold({ ...LINE, counted: null, standing: null })).toBeNull()
})
