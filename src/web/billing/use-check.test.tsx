// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PaywallDialog } from './paywall-dialog.tsx'
import { BillingStage } from './testing/billing-stage.tsx'
import { customerFeature, customerOf } from './testing/wire-samples.ts'
import { useCustomer } from './use-customer.ts'

const PREVIEW = {
  scenario: 'usage_limit',
  title: '',
  message: '',
  feature_id: 'stores',
  feature_name: 'Stores',
  products: [],
}
let stage = new BillingStage()
afterEach(() => stage.end())

function closedShop(): BillingStage {
  stage.end()
  stage = new BillingStage({
    'POST /customers': customerOf(),
    'POST /check': { allowed: false, feature_id: 'stores', preview: PREVIEW },
  })
  return stage
}

/** Checks while rendering, as a page with a paywall does. */
function DrawnCheck() {
  const { check } = useCustomer()
  const [times, setTimes] = useState(0)
  const { data } = check({ featureId: 'stores', dialog: PaywallDialog })
  return (
    <button type="button" onClick={() => setTimes(times + 1)}>
      {`${data.allowed} ${times}`}
    </button>
  )
}

test('a check while drawing opens its dialog once, and closing it is final', async () => {
  const stage = closedShop()
  await stage.show(<DrawnCheck />)
  await stage.settle()
  expect(screen.getByRole('dialog', { name: 'Feature Unavailable' })).toBeDefined()
  await stage.press('Confirm')
  expect(screen.queryByRole('dialog')).toBeNull()
  await stage.press(/^false/)
  expect(screen.getByText('false 1')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a click that is refused opens the dialog each time', async () => {
  const stage = closedShop()
  const tools = await stage.customer()
  for (const time of ['first', 'second']) {
    await stage.do(() => tools().check({ featureId: 'stores', dialog: PaywallDialog }))
    await stage.settle()
    expect(screen.getByRole('dialog'), time).toBeDefined()
    await stage.press('Confirm')
  }
})

test('the paywall asks for what was asked: the amount and the part of the customer', async () => {
  const stage = closedShop()
  const tools = await stage.customer()
  const question = { featureId: 'stores', requiredBalance: 7, entityId: 'seat' }
  await stage.do(() => tools().check({ ...question, dialog: PaywallDialog }))
  expect(stage.bodyOf('POST /check')).toEqual({ ...question, withPreview: true })
})

test('what is allowed opens nothing, and nothing is asked of the host', async () => {
  const stage = closedShop()
  stage.answer({
    'POST /customers': customerOf({ features: { stores: customerFeature({ balance: 3 }) } }),
  })
  const tools = await stage.customer()
  const answer = await stage.do(() => tools().check({ featureId: 'stores', dialog: PaywallDialog }))
  expect(answer).toMatchObject({ data: { allowed: true, balance: 3 }, error: null })
  expect(stage.calls()).toEqual(['POST /customers'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without a customer the answer is no, and no id is needed for it', async () => {
  const stage = closedShop()
  stage.answer({ 'POST /customers': null })
  const tools = await stage.customer()
  expect(tools().check({}).data).toEqual({
    allowed: false,
    feature_id: '',
    customer_id: '',
    required_balance: 0,
  })
})
