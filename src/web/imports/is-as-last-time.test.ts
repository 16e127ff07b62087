import { expect, test } from 'vitest'
import { guessMapping } from '#domain/import/guess-mapping.ts'
import { outcomeOf } from '#domain/import/guess-outcome.ts'
import { formatsOf } from '#messages/formats.ts'
import { keepMessages } from '#tests/support/keep-messages.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { questionsOf } from './column-questions.ts'
import { isAsLastTime } from './is-as-last-time.ts'

await keepMessages('en', ['columns'])
const WORDS = { t: messagesIn('en', 'columns'), formats: formatsOf('en') }

const ROWS = [
  ['SKU', 'Item name', 'On hand', 'Stock'],
  ['R-1', 'Ruler', '5', '7'],
  ['R-2', 'Ink', '6', '9'],
  ['R-3', 'Pen', '12', '2'],
]

test('what was answered once is not asked again, and said', () => {
  const first = guessMapping(ROWS, { kind: 'baseline' })
  const [question] = questionsOf(first, 'baseline', WORDS)
  const remembered = question?.options[1]?.mapping(first.mapping) ?? first.mapping
  expect(isAsLastTime(first.columns)).toBe(false)
  const again = guessMapping(ROWS, { kind: 'baseline', remembered })
  expect(again.mapping.columns).toEqual(['sku', 'name', null, 'quantity'])
  expect(outcomeOf(again, 'baseline')).toBe('ready')
  expect(questionsOf(again, 'baseline', WORDS)).toEqual([])
  expect(isAsLastTime(again.columns)).toBe(true)
  expect(isAsLastTime(undefined)).toBe(false)
})
