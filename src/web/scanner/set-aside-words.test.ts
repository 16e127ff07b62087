import { expect, test } from 'vitest'
import { setAsideNotice, setAsideWords } from './set-aside-words.ts'

test('whoever made counts that are set aside learns why, and who decides', () => {
  expect(setAsideWords(1)).toBe(
    '1 count is set aside, not lost: by the clock of this phone it was made while counting was stopped. Your manager decides whether it counts.',
  )
  expect(setAsideWords(1_200)).toContain('1\u2009200 counts are set aside')
})

test('the rail says it in at most six words', () => {
  expect(setAsideNotice(12).split(' ').length).toBeLessThanOrEqual(6)
})
