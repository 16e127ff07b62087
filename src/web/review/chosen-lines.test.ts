import { expect, test } from 'vitest'
import { chooseLines, chosenLines, firstRun, runAround } from './chosen-lines.ts'

const line = (id: string, version = 0) => ({ id, version })
const at = (...places: readonly (readonly [number, string])[]) =>
  new Map(places.map(([place, id]) => [place, line(id)]))

test('a chosen line that was scrolled away stays chosen, as it was seen', () => {
  const chosen = new Map([
    ['a', line('a', 1)],
    ['z', line('z', 1)],
  ])
  const loaded = new Map([[0, line('a', 2)]])
  expect(chosenLines(chosen, loaded, true)).toEqual([line('a', 2), line('z', 1)])
  expect(chosenLines(chosen, loaded, false)).toEqual([line('a', 2)])
})

test('a line stays as it was seen when it was chosen, whatever is chosen after it', () => {
  const chosen = new Map([['a', line('a', 1)]])
  const loaded = new Map([
    [0, line('a', 2)],
    [1, line('b', 5)],
  ])
  const both = chooseLines(chosen, loaded, new Set(['a', 'b']))
  expect([...both.values()]).toEqual([line('a', 1), line('b', 5)])
  expect([...chooseLines(both, loaded, new Set(['b'])).keys()]).toEqual(['b'])
})

test('a range never leaps over lines that nobody has seen', () => {
  const loaded = at([0, 'a'], [1, 'b'], [50, 'x'], [51, 'y'], [52, 'z'])
  expect(firstRun(loaded)).toEqual(['a', 'b'])
  expect(runAround(loaded, 'y')).toEqual(['x', 'y', 'z'])
  expect(runAround(loaded, 'a')).toEqual(['a', 'b'])
})
