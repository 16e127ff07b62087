// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { WireCustomer } from '#domain/billing/wire.ts'
import { Handhelds } from './handhelds.tsx'
import { BillingStage } from './testing/billing-stage.tsx'
import { customerFeature, customerOf } from './testing/wire-samples.ts'
import { useCustomer } from './use-customer.ts'

let stage: BillingStage
afterEach(() => {
  stage.end()
  cleanup()
})

function customerWith(names: readonly string[], more: object = {}): WireCustomer {
  const figures = { balance: 2 - names.length, allowed: names.length < 2, usage: names.length }
  const feature = customerFeature({ id: 'handhelds', feature_id: 'handhelds', ...figures })
  return customerOf({
    features: { handhelds: feature },
    entities: names.map((name, index) => ({
      id: `AAAAA${index + 2}`,
      name,
      feature_id: 'handhelds',
      created_at: 0,
    })),
    ...more,
  })
}

function Shown() {
  const { customer } = useCustomer({ expand: ['entities'] })
  return customer && <Handhelds customer={customer} />
}

async function show(customer: WireCustomer, answers: object = {}) {
  stage = new BillingStage({ 'POST /customers': customer, ...answers })
  await stage.show(<Shown />)
}

async function typeName(name: string) {
  const field = screen.getByLabelText('Handheld name')
  await stage.do(() => fireEvent.change(field, { target: { value: name } }))
}

test('a handheld is added by its name, and gets a code that can be typed', async () => {
  await show(customerWith([]))
  await typeName('  Handheld 1 ')
  await stage.press('Add handheld')
  expect(stage.bodyOf('POST /entities')).toEqual({
    id: expect.stringMatching(/^[A-Z2-9]{6}$/),
    name: 'Handheld 1',
    featureId: 'handhelds',
  })
  expect(stage.calls().filter((one) => one === 'POST /customers').length).toBeGreaterThan(1)
})

test('handhelds are listed with their codes, and are removed after a question', async () => {
  await show(customerWith(['Handheld 1']))
  expect(screen.getByText('AAAAA2')).toBeTruthy()
  await stage.press('Remove Handheld 1')
  const question = within(screen.getByRole('dialog', { name: 'Remove Handheld 1' }))
  await stage.do(() => fireEvent.click(question.getByRole('button', { name: 'Remove handheld' })))
  expect(stage.calls()).toContain('DELETE /entities/AAAAA2')
})

test('a plan that is full opens the paywall and asks for nothing', async () => {
  const preview = {
    scenario: 'usage_limit',
    title: '',
    message: '',
    feature_id: 'handhelds',
    feature_name: 'Handhelds',
    products: [],
  }
  await show(customerWith(['One', 'Two']), {
    'POST /check': { allowed: false, feature_id: 'handhelds', preview },
  })
  await typeName('Three')
  await stage.press('Add handheld')
  expect(screen.getByRole('dialog', { name: 'Feature Unavailable' })).toBeTruthy()
  expect(stage.calls()).not.toContain('POST /entities')
  const field = screen.getByLabelText('Handheld name')
  expect(field).toHaveProperty('value', 'Three')
})

test('a plan from before there were handhelds says how to come by them', async () => {
  await show(customerWith([], { features: {} }))
  expect(screen.getByText(/Choose a plan below again/)).toBeTruthy()
  expect(screen.queryByLabelText('Handheld name')).toBeNull()
})
