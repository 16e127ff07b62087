import { expect, test } from 'vitest'
import { describeWork } from './describe-work.ts'

test('whoever waits is told what is under way, and that they need not wait', () => {
  const texts = [
    describeWork({ status: 'importing', kind: 'baseline' }),
    describeWork({ status: 'importing', kind: 'catalogue' }),
    describeWork({ status: 'undoing', kind: 'catalogue' }),
  ]
  expect(new Set(texts).size).toBe(3)
  for (const text of texts) {
    expect(text).toContain('You can leave this page')
    expect(text).not.toContain('before you confirm')
  }
})
