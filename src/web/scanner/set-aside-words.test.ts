import { expect, test } from 'vitest'
import { setAsideNotice, setAsideWords } from './set-aside-words.ts'

test('whoever made counts that are set aside learns why, and who decides', () => {
  expect(setAsideWords(1)).toBe(
    '1 count is set aside, not lost. Counting was stopped when it was made, by the clock of this phone; or it was closed before it came; or somebody else counts this shelf. Your manager decides whether it counts.',
  )
  expect(setAsideWords(1_200)).toContain('1\u2009200 counts are set aside')
})

test('the rail says it in at most six words', () => {
  expect(setAsideNotice(12).split(' ').length).toBeLessThanOrEqual(6)
})
