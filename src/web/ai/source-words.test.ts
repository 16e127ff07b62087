import { expect, test } from 'vitest'
import { BUILT_IN_REASONS } from '#contract/ai.ts'
import { describeLeftOut, describeSource } from './source-words.ts'

test.each(BUILT_IN_REASONS)('an answer that is built in because of %s says that it is', (why) => {
  expect(describeSource({ kind: 'built_in', why })).toMatch(/^Built-in answer/)
})

test('an answer of the model names it', () => {
  expect(describeSource({ kind: 'model', model: 'small' })).toContain('small')
})

test('it is said how many sentences of an answer were left out', () => {
  expect(describeLeftOut(0)).toBeNull()
  expect(describeLeftOut(1)).toContain('1 sentence was left out: the data do not bear it out.')
  expect(describeLeftOut(3)).toContain('3 sentences were left out: the data do not bear them out.')
})
