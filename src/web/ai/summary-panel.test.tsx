// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AnswerSource, WrittenSummary } from '#contract/ai.ts'
import { SummaryPanel } from './summary-panel.tsx'

let source: AnswerSource = { kind: 'model', model: 'small' }
let isSilent = false

vi.mock('../client/react.tsx', () => ({
  useLiveQuery: () => ({ sentences: ['By rule.'] }),
  useBackendAction: () => async (): Promise<WrittenSummary> =>
    isSilent ? new Promise(() => {}) : { sentences: ['As it came.'], leftOut: 0, source },
}))
vi.mock('./use-model.ts', () => ({ useModel: () => 'small' }))

afterEach(() => {
  cleanup()
  isSilent = false
})

const ask = () => screen.getByRole('button', { name: 'Write it with small' })

function begin(): void {
  render(
    <MantineProvider env="test">
      <SummaryPanel orgId="org" auditId="audit" />
    </MantineProvider>,
  )
  fireEvent.click(ask())
}

const back = () => screen.queryByRole('button', { name: 'Back to the built-in one' })

test('from what the model wrote there is a way back', async () => {
  source = { kind: 'model', model: 'small' }
  begin()
  await screen.findByText('As it came.')
  expect(back()).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Write it again' })).not.toBeNull()
})

test("a built-in summary in place of the model's stays live, and there is nothing to go back to", async () => {
  source = { kind: 'built_in', why: 'too_slow' }
  begin()
  await screen.findByText(/did not answer in time/)
  expect(screen.getByText('By rule.')).toBeTruthy()
  expect(screen.queryByText('As it came.')).toBeNull()
  expect(back()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Write it with small' })).not.toBeNull()
})

test('whoever stops waiting is where it was asked for, and can ask again', async () => {
  isSilent = true
  begin()
  const stop = await screen.findByRole('button', { name: 'Stop waiting' })
  stop.focus()
  fireEvent.click(stop)
  await waitFor(() => expect(document.activeElement).toBe(ask()))
  expect(screen.queryByRole('button', { name: 'Stop waiting' })).toBeNull()
})

test('why the model did not write it is not said any more once it is asked again', async () => {
  source = { kind: 'built_in', why: 'too_slow' }
  begin()
  await screen.findByText(/did not answer in time/)
  isSilent = true
  fireEvent.click(ask())
  fireEvent.click(await screen.findByRole('button', { name: 'Stop waiting' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop waiting' })).toBeNull())
  expect(screen.queryByText(/did not answer in time/)).toBeNull()
})
