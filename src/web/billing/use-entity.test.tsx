// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, BillingStage, Refusal } from './testing/billing-stage.tsx'
import { customerFeature } from './testing/wire-samples.ts'
import { useEntity } from './use-entity.ts'

const ENTITY = {
  id: 'seat',
  name: 'Seat',
  customer_id: 'org',
  feature_id: 'seats',
  products: [],
  features: { calls: customerFeature({ id: 'calls', feature_id: 'calls', balance: 2 }) },
}

let stage = new BillingStage()
afterEach(() => stage.end())

async function entity(id: string | null, answers: Answers, expand?: readonly string[]) {
  stage.end()
  stage = new BillingStage(answers)
  const wrapper = ({ children }: { readonly children: ReactNode }) => stage.wrap(children)
  const { result } = renderHook(() => useEntity(id, expand && { expand }), { wrapper })
  await stage.settle()
  return () => result.current
}

test('an entity is asked for with what is wanted beside it', async () => {
  const now = await entity('seat', { 'GET /entities/seat?expand=invoices': ENTITY }, ['invoices'])
  expect(now().entity).toMatchObject({ id: 'seat', feature_id: 'seats' })
})

test('without an id nothing is asked and everything is nothing', async () => {
  const now = await entity(null, {})
  expect(stage.calls()).toEqual([])
  expect(now()).toMatchObject({ entity: null, isLoading: false, error: null })
  expect(now().check({ featureId: 'calls' }).data.allowed).toBe(false)
})

test('a check of an entity is local, and everything that is sent names it', async () => {
  const now = await entity('seat', { 'GET /entities/seat': ENTITY })
  expect(now().check({ featureId: 'calls', requiredBalance: 2 }).data).toMatchObject({
    allowed: true,
    entity_id: 'seat',
    customer_id: 'org',
  })
  expect(now().check({ featureId: 'calls', requiredBalance: 3 }).data.allowed).toBe(false)
  await stage.do(() => now().attach({ productId: 'pro', entityId: 'other' }))
  await stage.do(() => now().cancel({ productId: 'pro' }))
  await stage.do(() => now().track({ featureId: 'calls' }))
  for (const call of ['POST /attach', 'POST /cancel', 'POST /track']) {
    expect(stage.bodyOf(call), call).toHaveProperty('entityId', 'seat')
  }
})

test('an entity that is not there is not asked for again', async () => {
  const missing = new Refusal(404, { message: 'There is no entity.', code: 'entity_not_found' })
  const now = await entity('gone', { 'GET /entities/gone': missing })
  await stage.do(() => new Promise((wake) => setTimeout(wake, 50)))
  expect(now()).toMatchObject({ entity: null, error: { code: 'entity_not_found' } })
  expect(stage.calls()).toEqual(['GET /entities/gone'])
})
