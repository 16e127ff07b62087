import { expect, test } from 'vitest'
import { readsPersonFact, teammateFor } from './person-facts.ts'

test('everybody in a store knows who works there, and managers how to reach them', () => {
  const dana = { id: 'dana', name: 'Dana', email: 'dana@harbor.test' }
  expect(teammateFor('manager', dana)).toEqual(dana)
  expect(teammateFor('scanner', dana)).toEqual({ ...dana, email: null })
  expect(readsPersonFact('scanner', 'name')).toBe(true)
})
