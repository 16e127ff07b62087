import { expect, test } from 'vitest'
import { categoryChoices, storeChoices } from './filter-choices.ts'

const mill = { id: 'mill', name: 'Mill' }
const quay = { id: 'quay', name: 'Quay' }

test('a store that is archived by now can still be chosen, and says so', () => {
  expect(storeChoices({ managed: [mill], reported: [mill, quay], asked: 'quay' })).toEqual([
    { value: 'mill', label: 'Mill' },
    { value: 'quay', label: 'Quay, archived' },
  ])
})

test('a store of somebody else, asked for by a shared address, is not kept quiet', () => {
  const choices = storeChoices({ managed: [mill], reported: [], asked: 'other' })
  expect(choices.at(-1)).toEqual({ value: 'other', label: 'A store that is not yours' })
  expect(storeChoices({ managed: [mill], reported: [], asked: 'mill' })).toHaveLength(1)
})

test('a category that no report has is still seen where the address asks for it', () => {
  expect(categoryChoices(['Tea', ''], 'Drinks')).toEqual([
    { value: '=', label: 'Without a category' },
    { value: '=Drinks', label: 'Drinks' },
    { value: '=Tea', label: 'Tea' },
  ])
  expect(categoryChoices(['Tea'], 'Tea')).toHaveLength(1)
})
