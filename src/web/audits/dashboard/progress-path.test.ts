import { expect, test } from 'vitest'
import { PICTURE, progressPicture } from './progress-path.ts'

const facts = {
  timeline: [
    { at: 0, shelves: 0 },
    { at: 500, shelves: 5 },
  ],
  startedAt: 0,
  dueAt: 1_000,
  shelves: 10,
  now: 500,
  isClosed: false,
}

test('the line climbs in steps, and the plan runs straight to the day it is due', () => {
  expect(progressPicture(facts)).toMatchObject({
    done: 'M0 64H0V64H120V32H120',
    plan: 'M0 64L240 0',
    end: { x: 120, y: 32 },
    ahead: 0,
  })
})

test('who is slower than the plan is behind it, and after its day by all that is left', () => {
  expect(progressPicture({ ...facts, now: 800 })?.ahead).toBe(-3)
  const late = progressPicture({ ...facts, now: 2_000 })
  expect(late?.ahead).toBe(-5)
  expect(late?.plan).toBe(`M0 64L${PICTURE.width / 2} 0`)
})

test('without a day there is no plan, without a shelf done there is no picture', () => {
  const free = progressPicture({ ...facts, dueAt: null })
  expect(free).toMatchObject({ plan: undefined, ahead: undefined, until: 500 })
  expect(progressPicture({ ...facts, timeline: [] })).toBeUndefined()
  expect(progressPicture({ ...facts, startedAt: null })).toBeUndefined()
})

test('the line of a count that is over ends with its last shelf, however long ago that was', () => {
  const closed = { ...facts, dueAt: null, now: 90_000_000, isClosed: true }
  expect(progressPicture(closed)).toMatchObject({ until: 500, end: { x: PICTURE.width, y: 32 } })
})
