import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { workText } from './work-text.ts'

test('whoever waits is told what is under way, and that they need not wait', () => {
  const keys = [
    workText({ status: 'importing', kind: 'baseline' }),
    workText({ status: 'importing', kind: 'catalogue' }),
    workText({ status: 'undoing', kind: 'catalogue' }),
  ] as const
  expect(new Set(keys).size).toBe(3)
  const t = messagesIn('en', 'imports')
  for (const key of keys) {
    expect(t(key)).toContain('You can leave this page')
    expect(t(key)).not.toContain('before you confirm')
  }
})
