import { expect, test } from 'vitest'
import { setAsideNotice, setAsideWords } from './set-aside-words.ts'

test('whoever made counts that are set aside learns why, and who decides', () => {
  expect(setAsideWords(1, ['handed_in_by_another'])).toBe(
    '1 count is set aside, not lost. Somebody else has handed this shelf in. Your manager decides whether it counts.',
  )
  const both = setAsideWords(1_200, ['impossible_time', 'held_by_another'])
  expect(both).toContain('1\u2009200 counts are set aside')
  expect(both).toContain('The clock of this phone cannot be right. Somebody else has this shelf.')
})

test('where the server did not say why, whatever it can be is said', () => {
  expect(setAsideWords(2, [])).toContain('stopped or closed then, or somebody else counts')
})

test('the rail says it in at most six words', () => {
  expect(setAsideNotice(12).split(' ').length).toBeLessThanOrEqual(6)
})
