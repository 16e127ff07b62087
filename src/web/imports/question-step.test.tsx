// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { guessMapping } from '#domain/import/guess-mapping.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import { formatsOf } from '#messages/formats.ts'
import { keepMessages } from '#tests/support/keep-messages.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { questionsOf } from './column-questions.ts'
import { QuestionStep } from './question-step.tsx'

await keepMessages('en', ['columns'])
const WORDS = { t: messagesIn('en', 'columns'), formats: formatsOf('en') }

const ROWS = [
  ['SKU', 'Item name', 'On hand', 'Stock', 'Location'],
  ['R-1', 'Ruler', '5', '7', 'Hall'],
  ['R-2', 'Ink', '6', '9', 'Cellar'],
  ['R-3', 'Pen', '12', '2', 'Attic'],
]
const GUESS = guessMapping(ROWS, { kind: 'baseline' })

let told: string[] = []
let done: Mapping | undefined
beforeEach(() => {
  told = []
  done = undefined
})
afterEach(cleanup)

function Step() {
  const [mapping, setMapping] = useState(GUESS.mapping)
  return (
    <MantineProvider env="test">
      <QuestionStep
        questions={questionsOf(GUESS, 'baseline', WORDS)}
        kind="baseline"
        mapping={mapping}
        onAnswer={setMapping}
        onSheet={(sheet) => told.push(`sheet ${sheet}`)}
        onDone={(answered) => {
          done = answered
        }}
        onSeeAll={() => told.push('all')}
        onBack={() => told.push('back')}
      />
    </MantineProvider>
  )
}

const press = (name: RegExp | string) => act(() => screen.getByRole('button', { name }).click())
const asked = () => screen.getByRole('heading').textContent

test('questions come one by one, and the last answer goes on', () => {
  render(<Step />)
  expect(asked()).toBe('Which column is the quantity on hand?')
  expect(document.activeElement?.textContent).toBe(asked())
  expect(screen.getByText('Question 1 of 2')).toBeTruthy()
  press(/^Stock/)
  expect(asked()).toBe('What does “Location” name?')
  expect(done).toBeUndefined()
  press('Stores: only rows of Cellar')
  expect(done).toMatchObject({
    columns: ['sku', 'name', null, 'quantity', 'site'],
    site: 'Cellar',
  })
})

test('the way back leads to the question before, as it was', () => {
  render(<Step />)
  press(/^Stock/)
  press('Back')
  expect(asked()).toBe('Which column is the quantity on hand?')
  press(/^On hand/)
  press(/^Shelves of this store/)
  expect(done?.columns).toEqual(['sku', 'name', 'quantity', null, 'shelf'])
  expect(told).toEqual([])
})

test('before the first answer the way back leaves the file', () => {
  render(<Step />)
  press('Back')
  expect(told).toEqual(['back'])
})

test('where none of them is it, all columns are shown, and nothing is checked without it', () => {
  render(<Step />)
  press('None of these')
  press('Nothing needed: all rows')
  expect(told).toEqual(['all'])
  expect(done).toBeUndefined()
})
