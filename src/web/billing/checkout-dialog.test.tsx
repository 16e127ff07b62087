// @vitest-environment happy-dom

import { Button } from '@mantine/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CheckoutDialog } from './checkout-dialog.tsx'
import { BillingStage, Refusal } from './testing/billing-stage.tsx'
import { checkoutResult } from './testing/checkout-result.ts'
import { customerOf } from './testing/wire-samples.ts'
import { useCustomer } from './use-customer.ts'
import { useTask } from './use-task.ts'

let stage = new BillingStage()
afterEach(() => stage.end())

/** The button of a plan. */
function Choose() {
  const { checkout } = useCustomer()
  const { isBusy, run } = useTask()
  return (
    <Button
      loading={isBusy}
      onClick={() => run(() => checkout({ productId: 'team', dialog: CheckoutDialog }))}
    >
      Choose Team
    </Button>
  )
}

async function chooses(answers: Readonly<Record<string, unknown>> = {}): Promise<HTMLElement> {
  stage.end()
  stage = new BillingStage({
    'POST /customers': customerOf(),
    'POST /checkout': checkoutResult(),
    ...answers,
  })
  await stage.show(<Choose />)
  screen.getByRole('button', { name: 'Choose Team' }).focus()
  await stage.press('Choose Team')
  return screen.findByRole('dialog')
}

const LOST = new TypeError('Failed to fetch')

test('a lost answer is put into words, keeps the focus, and can be tried again', async () => {
  const dialog = await chooses({ 'POST /attach': LOST })
  const confirm = within(dialog).getByRole('button', { name: 'Confirm' })
  confirm.focus()
  await stage.press('Confirm')
  expect(within(dialog).getByRole('alert').textContent).toContain('No connection.')
  expect(document.activeElement).toBe(confirm)
  stage.answer({
    'POST /attach': { customer_id: 'c', product_ids: ['team'], code: '', message: '' },
  })
  await stage.press('Confirm')
  expect(stage.calls().filter((call) => call === 'POST /attach')).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('while something is charged nothing is sent twice and the dialog stays', async () => {
  let answer = () => {}
  const charged = new Promise((resolve) => {
    answer = () =>
      resolve(new Refusal(402, { message: 'The card was declined.', code: 'declined' }))
  })
  const dialog = await chooses({ 'POST /attach': () => charged })
  const confirm = within(dialog).getByRole('button', { name: 'Confirm' })
  await stage.press('Confirm')
  await stage.press('Confirm')
  expect(confirm.hasAttribute('disabled'), 'what is disabled loses the focus').toBe(false)
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  await stage.do(() => fireEvent.keyDown(confirm, { key: 'Escape' }))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  await stage.do(answer)
  expect(stage.calls().filter((call) => call === 'POST /attach')).toHaveLength(1)
  expect(within(dialog).getByRole('alert').textContent).toContain('The card was declined.')
  await stage.do(() => fireEvent.keyDown(confirm, { key: 'Escape' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the focus goes back to what opened the dialog', async () => {
  const dialog = await chooses()
  within(dialog).getByRole('button', { name: 'Confirm' }).focus()
  await stage.press('Not now')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose Team' }))
})

test('what is chosen while the last dialog fades is what the next one asks about', async () => {
  await chooses()
  await stage.press('Not now')
  stage.answer({ 'POST /checkout': checkoutResult({ total: 77 }) })
  await stage.press('Choose Team')
  expect((await screen.findByRole('dialog')).textContent).toContain('$77')
})

test('Enter saves a quantity; a refusal leaves what was typed', async () => {
  const dialog = await chooses()
  await stage.do(() => fireEvent.click(within(dialog).getByRole('button', { name: /^Qty: / })))
  const field = screen.getByLabelText('Quantity')
  await stage.do(() => fireEvent.change(field, { target: { value: '3' } }))
  stage.answer({ 'POST /checkout': LOST })
  await stage.do(() => fireEvent.submit(field))
  expect(stage.bodyOf('POST /checkout')).toMatchObject({
    options: [
      { featureId: 'other', quantity: 2 },
      { featureId: 'members', quantity: 15 },
    ],
  })
  expect(screen.getByText('No connection. Try again.')).toBeDefined()
  expect(field).toHaveProperty('value', '3')
})
