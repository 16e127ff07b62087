import { expect, test } from 'vitest'
import { COMPLETION_STEPS } from '#domain/completion.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { sayCompletion } from './completion-words.ts'

const t = messagesIn('en', 'review')

const run = { step: 'freezing', startedAt: 0, byName: 'Dana' } as const

test('whoever has asked is told that it goes on, and others who has', () => {
  expect(sayCompletion(undefined, { isOwn: true }, t).title).toBe('Completing the audit.')
  expect(sayCompletion(run, { isOwn: true }, t).title).toBe('Completing the audit.')
  expect(sayCompletion(run, { isOwn: false }, t).title).toBe('Dana is completing the audit.')
  const nameless = sayCompletion({ ...run, byName: '' }, { isOwn: false }, t)
  expect(nameless.title).toBe('Completing the audit.')
})

test('every step has words of its own, and nobody is asked to stay', () => {
  const said = COMPLETION_STEPS.map((step) => sayCompletion({ ...run, step }, { isOwn: true }, t))
  expect(new Set(said.map(({ step }) => step)).size).toBe(COMPLETION_STEPS.length)
  expect(said.every(({ note }) => note.includes('You can leave this page'))).toBe(true)
})
