import { expect, test } from 'vitest'
import { chosenCard } from './follow-card.ts'

test('the card that somebody chose since the last look pays', () => {
  expect(chosenCard('old', 'new', ['old'])).toBe('new')
  expect(chosenCard('old', 'old', ['old', 'new'])).toBe('new')
  expect(chosenCard('old', 'new', ['other'])).toBe('new')
})

test('nothing was chosen while everything names the card that is known', () => {
  expect(chosenCard('old', 'old', ['old', null])).toBe('old')
  expect(chosenCard(null, null, [null])).toBeNull()
})

test('a card that only a plan names becomes the card of the customer', () => {
  expect(chosenCard(null, null, ['first'])).toBe('first')
})
