import { expect, test, vi } from 'vitest'
import { fail, succeed } from './billing-answer.ts'
import type { BillingClient } from './billing-client.ts'
import {
  attach,
  checkout,
  DIALOG_OR_PRODUCT_IDS,
  type PlanDialog,
  type PurchaseTools,
} from './purchase.ts'
import { checkoutResult } from './testing/checkout-result.ts'

const dialog: PlanDialog = () => null

function bench(answers: Readonly<Record<string, unknown>>) {
  const called: string[] = []
  const client = {
    id: 'test',
    call: async (name: string) => {
      called.push(name)
      const answer = answers[name]
      return answer instanceof Error
        ? fail({ message: answer.message, code: 'no' })
        : succeed(answer)
    },
  } as unknown as BillingClient
  const tools = {
    client,
    isDialogOpen: () => false,
    openDialog: vi.fn(),
    closeDialog: vi.fn(),
    openUrl: vi.fn(),
    leaveWith: vi.fn(),
    refetchProducts: vi.fn(async () => {}),
    refetchCustomer: vi.fn(async () => {}),
  } satisfies PurchaseTools
  return { tools, called }
}

test('a checkout with a dialog and several products is refused before anything is asked', async () => {
  const { tools, called } = bench({})
  const asked = checkout(tools, { productIds: ['a', 'b'], dialog })
  await expect(asked).rejects.toThrow(DIALOG_OR_PRODUCT_IDS)
  expect(called).toEqual([])
})

test('a plan with quantities opens the dialog even when there is an address', async () => {
  const { tools } = bench({ checkout: checkoutResult({ url: '/pay' }) })
  await checkout(tools, { productId: 'team', dialog })
  expect(tools.openDialog).toHaveBeenCalledOnce()
  expect(tools.openUrl).not.toHaveBeenCalled()
})

test('without a dialog the browser goes to the address, in a new tab when asked', async () => {
  const { tools } = bench({ checkout: checkoutResult({ url: '/pay' }) })
  await checkout(tools, { productId: 'team', openInNewTab: true })
  expect(tools.openUrl).toHaveBeenCalledWith('/pay', true)
})

test('an attach with a dialog shows the preview first', async () => {
  const preview = { scenario: 'upgrade' }
  const { tools, called } = bench({ check: { product_id: 'team', preview } })
  await attach(tools, { productId: 'team', dialog })
  expect(called).toEqual(['check'])
  expect(tools.openDialog).toHaveBeenCalledWith(dialog, { preview, params: { productId: 'team' } })
})

test('an attach without a preview happens at once, and everything is asked for again', async () => {
  const { tools, called } = bench({ check: { product_id: 'team' }, attach: { code: 'ok' } })
  await attach(tools, { productId: 'team', dialog })
  expect(called).toEqual(['check', 'attach'])
  expect(tools.refetchProducts).toHaveBeenCalledOnce()
  expect(tools.refetchCustomer).toHaveBeenCalledOnce()
  expect(tools.closeDialog).toHaveBeenCalledOnce()
})

test('a refused attach leaves the dialog open', async () => {
  const { tools } = bench({ attach: new Error('Declined.') })
  const { error } = await attach(tools, { productId: 'team' })
  expect(error).toEqual({ message: 'Declined.', code: 'no' })
  expect(tools.closeDialog).not.toHaveBeenCalled()
})
