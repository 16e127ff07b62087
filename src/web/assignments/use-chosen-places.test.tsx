// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { placesOf } from './places.ts'
import { useChosenPlaces } from './use-chosen-places.ts'

afterEach(cleanup)

function hall(...codes: readonly string[]) {
  const shelves = codes.map((code) => ({ id: code, code, name: null }))
  return placesOf([{ id: 'r', name: 'Hall', shelves }], [], messagesIn('en', 'shared')).flatMap(
    ({ places }) => places,
  )
}

function choosing(...codes: readonly string[]) {
  const { result, rerender } = renderHook(({ places }) => useChosenPlaces(places), {
    initialProps: { places: hall(...codes) },
  })
  return {
    now: () => result.current,
    chosen: () => result.current.selected.map(({ code }) => code),
    mapHas: (...left: readonly string[]) => rerender({ places: hall(...left) }),
  }
}

test('places are chosen one by one, as a range, and by room', () => {
  const { now, chosen } = choosing('A', 'B', 'C', 'D')
  const [a = '', b = '', c = ''] = hall('A', 'B', 'C').map(({ id }) => id)
  act(() => now().choose(a, false))
  act(() => now().choose(c, true))
  expect(chosen()).toEqual(['A', 'B', 'C'])
  act(() => now().choose(b, false))
  expect(chosen()).toEqual(['A', 'C'])
  act(() => now().chooseAll([a, b, c]))
  expect(chosen()).toEqual(['A', 'B', 'C'])
  act(() => now().chooseOnly([b]))
  expect(chosen()).toEqual(['B'])
})

test('a place that has left the map is not chosen any more', () => {
  const { now, chosen, mapHas } = choosing('A', 'B')
  act(() => now().chooseOnly(hall('A', 'B').map(({ id }) => id)))
  mapHas('B')
  expect(chosen()).toEqual(['B'])
})

test('giving a place chooses it where nothing is chosen, and clearing ends both', () => {
  const { now, chosen } = choosing('A', 'B')
  const [a = '', b = ''] = hall('A', 'B').map(({ id }) => id)
  act(() => now().startGiving(a))
  expect([chosen(), now().isGiving]).toEqual([['A'], true])
  act(() => now().startGiving(b))
  expect(chosen()).toEqual(['A'])
  act(() => now().clear())
  expect([chosen(), now().isGiving]).toEqual([[], false])
})
