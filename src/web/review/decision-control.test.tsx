// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { VarianceLine } from '#contract/audit-variances.ts'
import { DecisionControl, type DecisionControlProps } from './decision-control.tsx'
import { RICE_LINE } from './testing/rice-line.ts'

let answer = Promise.withResolvers<{ version: number }>()

const asked: unknown[] = []

vi.mock('../client/react.tsx', () => ({
  useBackendMutation: () => (args: unknown) => {
    asked.push(args)
    return answer.promise
  },
}))

afterEach(() => {
  cleanup()
  answer = Promise.withResolvers()
  asked.length = 0
})

const control = (line: VarianceLine, asked: Partial<DecisionControlProps> = {}) => (
  <MantineProvider env="test">
    <DecisionControl auditId="audit" line={line} needsReason={false} {...asked} />
  </MantineProvider>
)

const focused = () => document.activeElement?.textContent

test('a decision by keyboard keeps its place: from the choice to Undo, and back', async () => {
  const { rerender } = render(control(RICE_LINE))
  const accept = screen.getByRole('button', { name: 'Accept: Rice' })
  act(() => accept.focus())
  fireEvent.click(accept)
  expect(focused()).toBe('Undo')

  rerender(control({ ...RICE_LINE, review: 'accepted', version: 1 }))
  await act(async () => answer.resolve({ version: 1 }))
  expect(focused()).toBe('Undo')
  answer = Promise.withResolvers()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(focused()).toBe('Accept')
})

test('two presses before anything is drawn anew are one decision', () => {
  render(control(RICE_LINE))
  const accept = screen.getByRole('button', { name: 'Accept: Rice' })
  act(() => {
    accept.click()
    accept.click()
  })
  expect(asked).toHaveLength(1)
})

test('what was said stays until the line shows it: the focus has its place all the while', async () => {
  const { rerender } = render(control(RICE_LINE))
  fireEvent.click(screen.getByRole('button', { name: 'Accept: Rice' }))
  await act(async () => answer.resolve({ version: 1 }))
  expect(focused(), 'the answer comes before the line').toBe('Undo')
  rerender(control({ ...RICE_LINE, review: 'accepted', version: 1 }))
  expect(focused()).toBe('Undo')
})

test('the reason that its cause suggests stands first and takes Enter, the others follow', async () => {
  const cause = { kind: 'sibling' } as const
  render(control(RICE_LINE, { needsReason: true, cause }))
  fireEvent.click(screen.getByRole('button', { name: 'Accept: Rice' }))
  const choices = await screen.findAllByRole('menuitem')
  expect(choices[0]?.textContent).toBe('Wrong variant scanned')
  expect(choices[0]?.hasAttribute('data-autofocus')).toBe(true)
  expect(choices.filter((one) => one.textContent === 'Wrong variant scanned')).toHaveLength(1)
  expect(screen.getByText('Likely cause')).toBeTruthy()
  fireEvent.click(choices[0] ?? document.body)
  expect(asked).toMatchObject([{ decision: 'accept', reasonCode: 'wrong_variant' }])
})

test('where nothing is suggested no reason is chosen beforehand', async () => {
  render(control(RICE_LINE, { needsReason: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Accept: Rice' }))
  const choices = await screen.findAllByRole('menuitem')
  expect(choices.some((one) => one.hasAttribute('data-autofocus'))).toBe(false)
  expect(screen.queryByText('Likely cause')).toBeNull()
})
