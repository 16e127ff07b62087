// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AuditStatus } from '#domain/audit.ts'
import { DEFAULT_PROTOCOL } from '#domain/protocol.ts'
import { RulesDialog } from './rules-dialog.tsx'

const asked: unknown[] = []
vi.mock('#web/client/react.tsx', () => ({
  useBackendMutation: () => async (args: unknown) => void asked.push(args),
}))

beforeEach(() => {
  asked.length = 0
})
afterEach(cleanup)

function show(status: AuditStatus, protocol = DEFAULT_PROTOCOL) {
  render(
    <MantineProvider env="test">
      <RulesDialog audit={{ auditId: 'audit-1', status, protocol }} onClose={() => {}} />
    </MantineProvider>,
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save rules' })

test('only what was changed is sent, and what stands says why', async () => {
  show('active')
  expect(save().disabled).toBe(true)
  expect(box('Blind count').disabled).toBe(true)
  expect(screen.getByText(/the seal certifies it for the whole count/)).toBeTruthy()
  expect(box('Show costs to counters').disabled, 'a blind count shows nothing').toBe(true)
  fireEvent.click(box('Anyone may help count a shelf'))
  await act(async () => fireEvent.click(save()))
  expect(asked).toEqual([{ auditId: 'audit-1', protocol: { helping: true } }])
})

test('a rule that is switched back is no change', () => {
  show('active')
  fireEvent.click(box('Anyone may help count a shelf'))
  fireEvent.click(box('Anyone may help count a shelf'))
  expect(save().disabled).toBe(true)
})

test('in the review only what counters see can be changed', () => {
  show('submitted', { ...DEFAULT_PROTOCOL, blind: false })
  expect(box('Anyone may help count a shelf').disabled).toBe(true)
  expect(box('Show costs to counters').disabled).toBe(false)
})
