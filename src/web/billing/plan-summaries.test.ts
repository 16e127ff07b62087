import { getGlobalStartContext } from '@tanstack/react-start'
import { expect, test, vi } from 'vitest'
import { planSummaries } from './plan-summaries.ts'

vi.mock(import('@tanstack/react-start'), { spy: true })

function hostThatAnswers(answer: () => Promise<unknown>) {
  vi.mocked(getGlobalStartContext).mockReturnValue({ backend: { act: answer } } as never)
}

function plan(id: string, changes: object = {}) {
  const { properties, ...rest } = { properties: {}, ...changes }
  return {
    id,
    name: id,
    is_add_on: false,
    items: [{ type: 'price', display: { primary_text: '$29', secondary_text: 'per month' } }],
    display: { name: `The ${id}`, description: 'For shops.' },
    properties: { is_free: false, is_one_off: false, interval_group: 'month', ...properties },
    ...rest,
  }
}

test('plans by the month are summed up; add-ons and other rhythms are not', async () => {
  hostThatAnswers(async () => ({
    list: [
      plan('free', { properties: { is_free: true, interval_group: null }, items: [] }),
      plan('team'),
      plan('team-yearly', { properties: { interval_group: 'year' } }),
      plan('handhelds', { is_add_on: true }),
      plan('lifetime', { properties: { is_one_off: true, interval_group: null } }),
    ],
  }))
  expect(await planSummaries('en')).toEqual([
    { id: 'free', name: 'The free', price: 'Free', per: undefined, description: 'For shops.' },
    { id: 'team', name: 'The team', price: '$29', per: 'per month', description: 'For shops.' },
  ])
})

test('a page that wants to show prices stands without them', async () => {
  hostThatAnswers(async () => {
    throw new Error('the database is away')
  })
  expect(await planSummaries('en')).toEqual([])
})
