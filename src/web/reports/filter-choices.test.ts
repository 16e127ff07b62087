import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { categoryChoices, storeChoices } from './filter-choices.ts'

const t = messagesIn('en', 'reports')
const formats = formatsOf('en')

const mill = { id: 'mill', name: 'Mill' }
const quay = { id: 'quay', name: 'Quay' }

test('a store that is archived by now can still be chosen, and says so', () => {
  expect(storeChoices({ managed: [mill], reported: [mill, quay], asked: 'quay' }, t)).toEqual([
    { value: 'mill', label: 'Mill' },
    { value: 'quay', label: 'Quay, archived' },
  ])
})

test('a store of somebody else, asked for by a shared address, is not kept quiet', () => {
  const choices = storeChoices({ managed: [mill], reported: [], asked: 'other' }, t)
  expect(choices.at(-1)).toEqual({ value: 'other', label: 'A store you don’t manage' })
  expect(storeChoices({ managed: [mill], reported: [], asked: 'mill' }, t)).toHaveLength(1)
})

test('a category that no report has is still seen where the address asks for it', () => {
  expect(categoryChoices(['Tea', ''], 'Drinks', t, formats.compare)).toEqual([
    { value: '=', label: 'No category' },
    { value: '=Drinks', label: 'Drinks' },
    { value: '=Tea', label: 'Tea' },
  ])
  expect(categoryChoices(['Tea'], 'Tea', t, formats.compare)).toHaveLength(1)
})
