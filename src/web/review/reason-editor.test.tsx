// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { VarianceLine } from '#contract/audit-variances.ts'
import { ReasonEditor } from './reason-editor.tsx'
import { RICE_LINE } from './testing/rice-line.ts'

const saved: object[] = []

vi.mock('../client/react.tsx', () => ({
  useBackendMutation: () => async (args: object) => void saved.push(args),
}))

afterEach(() => {
  cleanup()
  saved.length = 0
})

function decided(version: number, note: string): VarianceLine {
  const said = {
    decision: 'accept',
    reasonCode: 'damaged',
    userId: 'o',
    userName: 'Olivia',
  } as const
  const decision = {
    ...said,
    note,
    at: 0,
    expected: RICE_LINE.expected,
    counted: RICE_LINE.counted,
  }
  return { ...RICE_LINE, review: 'accepted', version, decision }
}

const editor = (line: VarianceLine) => (
  <MantineProvider env="test">
    <ReasonEditor auditId="audit" line={line} />
  </MantineProvider>
)

const noteField = () => screen.getByLabelText<HTMLInputElement>('Note')

test('a note that is being written outlives what somebody else decides', async () => {
  const { rerender } = render(editor(decided(1, '')))
  fireEvent.change(noteField(), { target: { value: 'behind the pillar' } })
  rerender(editor(decided(2, 'crushed')))
  expect(noteField().value).toBe('behind the pillar')
  expect(screen.getByRole('status').textContent).toContain(
    'Olivia changed the decision on this line',
  )

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save reason' })))
  expect(saved).toEqual([
    expect.objectContaining({ seenVersion: 2, note: 'behind the pillar', reasonCode: 'damaged' }),
  ])
  expect(screen.queryByRole('status')).toBeNull()
})

test('what nobody is writing follows the line, and a note can be dropped for what stands', () => {
  const { rerender } = render(editor(decided(1, '')))
  rerender(editor(decided(2, 'crushed')))
  expect(noteField().value).toBe('crushed')
  fireEvent.change(noteField(), { target: { value: 'mine' } })
  rerender(editor(decided(3, 'wet')))
  fireEvent.click(screen.getByRole('button', { name: 'Discard mine' }))
  expect(noteField().value).toBe('wet')
})
