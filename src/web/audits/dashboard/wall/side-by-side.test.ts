import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { sideBySide } from './side-by-side.ts'

const { compare } = formatsOf('en')
const line = (id: string, quantity: number, itemName: string | null = id) => ({
  id,
  itemName,
  quantity,
})

test('lines that differ stand beside each other by name; those that agree are a number', () => {
  const first = [line('tea', 5), line('milk', 2), line('rice', 1)]
  const second = [line('rice', 2), line('milk', 2), line('tea', 6)]
  expect(sideBySide(first, second, compare)).toEqual({
    differing: [
      { id: 'rice', name: 'rice', quantities: [1, 2] },
      { id: 'tea', name: 'tea', quantities: [5, 6] },
    ],
    alike: 1,
  })
})

test('not counted is not 0, and a code without an item stands for itself', () => {
  const counted = sideBySide([line('milk', 0)], [line('?4006381', 3, null)], compare)
  expect(counted.differing).toEqual([
    { id: '?4006381', name: '4006381', quantities: [null, 3] },
    { id: 'milk', name: 'milk', quantities: [0, null] },
  ])
})
