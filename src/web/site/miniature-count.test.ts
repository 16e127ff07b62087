import { expect, test } from 'vitest'
import { doneIn, MINIATURE_STEPS, miniatureAt } from './miniature-count.ts'

function doneAt(step: number): number {
  return doneIn(miniatureAt(step).rooms.flatMap(({ shelves }) => shelves))
}

test('the little count only moves forward, and is never finished', () => {
  const steps = Array.from({ length: MINIATURE_STEPS }, (_, step) => doneAt(step))
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  expect(steps[0]).toBe(22)
  expect(steps.at(-1)).toBe(29)
})

test('every step changes something, and after the last one it begins again', () => {
  for (let step = 0; step < MINIATURE_STEPS; step += 1) {
    expect(miniatureAt(step + 1)).not.toEqual(miniatureAt(step))
  }
  expect(miniatureAt(MINIATURE_STEPS)).toEqual(miniatureAt(0))
})

test('the wall says of the phone without a network what the phone says of itself', () => {
  const { rooms, unsent } = miniatureAt(5)
  const kitchen = rooms.find(({ name }) => name === 'kitchen')
  expect(kitchen?.shelves.find(({ code }) => code === 'K-07')).toMatchObject({
    state: 'unsent',
    unsentEvents: unsent,
  })
})
