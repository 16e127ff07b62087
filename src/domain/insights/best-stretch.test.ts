import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allStretches, bestStretch } from './best-stretch.ts'

test('the best stretch takes a weak spot along where both sides are worth it', () => {
  expect(bestStretch([-1, 3, -1, 3, -5, 1])).toEqual({ from: 1, to: 3, score: 5 })
})

test('there is no best stretch where nothing is above zero', () => {
  expect(bestStretch([-1, -2])).toBeNull()
  expect(bestStretch([])).toBeNull()
})

test('finds all that are good enough, apart from each other', () => {
  expect(allStretches([4, -9, 5, -9, 1], 3)).toEqual([
    { from: 0, to: 0, score: 4 },
    { from: 2, to: 2, score: 5 },
  ])
})

test('no other stretch of the list adds up to more than the best one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 12 }), (scores) => {
      const best = bestStretch(scores)?.score ?? 0
      for (let from = 0; from < scores.length; from += 1) {
        for (let to = from; to < scores.length; to += 1) {
          const sum = scores.slice(from, to + 1).reduce((total, score) => total + score, 0)
          expect(sum).toBeLessThanOrEqual(best)
        }
      }
    }),
  )
})
