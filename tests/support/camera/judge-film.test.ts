import { expect, test } from 'vitest'
import { judgeFilm } from './judge-film.ts'

const units = (said: Readonly<Record<string, number>>) => new Map(Object.entries(said))

test('what counts twice, not at all, or was never meant is told apart', () => {
  const judged = judgeFilm(units({ tea: 2, soap: 1, salt: 3 }), units({ tea: 1, soap: 2 }))
  expect(judged).toEqual({ shown: 3, counted: 6, doubled: 1, missed: 1, wrong: 3 })
})

test('a film that is counted as it was meant has nothing of it', () => {
  const same = units({ tea: 4 })
  expect(judgeFilm(same, same)).toEqual({ shown: 4, counted: 4, doubled: 0, missed: 0, wrong: 0 })
})
