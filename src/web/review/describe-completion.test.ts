import { expect, test } from 'vitest'
import { COMPLETION_STEPS } from '#domain/completion.ts'
import { describeCompletion } from './describe-completion.ts'

const run = { step: 'freezing', startedAt: 0, byName: 'Dana' } as const

test('whoever has asked is told that it goes on, and others who has', () => {
  expect(describeCompletion(undefined, { isOwn: true }).title).toBe('Completing the audit.')
  expect(describeCompletion(run, { isOwn: true }).title).toBe('Completing the audit.')
  expect(describeCompletion(run, { isOwn: false }).title).toBe('Dana is completing the audit.')
  const nameless = describeCompletion({ ...run, byName: '' }, { isOwn: false })
  expect(nameless.title).toBe('Completing the audit.')
})

test('every step has words of its own, and nobody is asked to stay', () => {
  const said = COMPLETION_STEPS.map((step) => describeCompletion({ ...run, step }, { isOwn: true }))
  expect(new Set(said.map(({ step }) => step)).size).toBe(COMPLETION_STEPS.length)
  expect(said.every(({ note }) => note.includes('You can leave this page'))).toBe(true)
})
