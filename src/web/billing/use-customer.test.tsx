// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CheckoutDialog } from './checkout-dialog.tsx'
import { PricingTable } from './pricing-table.tsx'
import { BillingStage, Refusal } from './testing/billing-stage.tsx'
import { checkoutResult } from './testing/checkout-result.ts'
import { customerOf } from './testing/wire-samples.ts'

let stage = new BillingStage()
afterEach(() => stage.end())

function stageWith(answers: Readonly<Record<string, unknown>>): BillingStage {
  stage.end()
  stage = new BillingStage({ 'POST /customers': customerOf(), ...answers })
  return stage
}

test('a refused confirmation says why, and the dialog stays', async () => {
  const declined = new Refusal(402, { message: 'The card was declined.', code: 'card_declined' })
  const stage = stageWith({ 'POST /checkout': checkoutResult(), 'POST /attach': declined })
  const tools = await stage.customer()
  await stage.do(() => tools().checkout({ productId: 'team', dialog: CheckoutDialog }))
  await stage.press('Confirm')
  expect(screen.getByRole('dialog').textContent).toContain('The card was declined.')
})

test('a quantity is saved with everything else that was asked for', async () => {
  const stage = stageWith({ 'POST /checkout': checkoutResult() })
  const tools = await stage.customer()
  const params = { productId: 'team', entityId: 'seat', successUrl: '/done' }
  await stage.do(() => tools().checkout({ ...params, dialog: CheckoutDialog }))
  await stage.press('Qty: 5')
  await stage.press('Save')
  expect(stage.bodyOf('POST /checkout')).toMatchObject(params)
})

test.each(['-2', '1.5', '', '20000'])(
  '%j packages are not saved as something else',
  async (typed) => {
    const stage = stageWith({ 'POST /checkout': checkoutResult() })
    const tools = await stage.customer()
    await stage.do(() => tools().checkout({ productId: 'team', dialog: CheckoutDialog }))
    await stage.press('Qty: 5')
    const field = screen.getByLabelText('Quantity')
    await stage.do(async () => {
      fireEvent.change(field, { target: { value: typed } })
      fireEvent.blur(field)
    })
    const asked = stage.calls().length
    await stage.press('Save')
    expect(stage.calls(), 'nobody was asked').toHaveLength(asked)
    expect(screen.getByText('A whole number from 0 to 10,000.')).toBeTruthy()
  },
)

test('a cancellation asks for plans and customer again; a refused one does not', async () => {
  const stage = stageWith({ 'GET /products': { list: [] } })
  await stage.show(<PricingTable />)
  const tools = await stage.customer()
  await stage.do(() => tools().cancel({ productId: 'team' }))
  const after = stage.calls().slice(stage.calls().indexOf('POST /cancel'))
  expect(after).toEqual(expect.arrayContaining(['GET /products', 'POST /customers']))
  stage.answer({ 'POST /cancel': new Refusal(400, { message: 'No.', code: 'no' }) })
  const before = stage.calls().length
  await stage.do(() => tools().cancel({ productId: 'team' }))
  expect(stage.calls().length).toBe(before + 1)
})

const CUSTOM = [
  { name: 'Enterprise', buttonText: 'Talk to us', buttonUrl: 'https://shop.test/talk' },
  { name: 'Charity', buttonText: 'Write to us', buttonUrl: 'https://shop.test/write' },
]

test('cards that are no product lead elsewhere, each to its own place', async () => {
  const stage = stageWith({ 'GET /products': { list: [] } })
  await stage.show(<PricingTable productDetails={CUSTOM} />)
  await stage.press('Write to us')
  await stage.press('Talk to us')
  expect(stage.went).toEqual([
    ['https://shop.test/write', '_blank'],
    ['https://shop.test/talk', '_blank'],
  ])
  expect(stage.calls()).not.toContain('POST /checkout')
})

test('without a customer a plan opens the address that it names', async () => {
  const { product } = checkoutResult()
  const list = [{ ...product, display: { button_url: 'https://shop.test/buy' } }]
  const stage = stageWith({ 'POST /customers': null, 'GET /products': { list } })
  await stage.show(<PricingTable />)
  await stage.press('Upgrade')
  expect(stage.went).toEqual([['https://shop.test/buy', '_blank']])
})
