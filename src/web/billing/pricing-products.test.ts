import { expect, test, vi } from 'vitest'
import type { WireProduct } from '#domain/billing/wire.ts'
import { billingWordsIn } from './billing-words.ts'
import { buttonText, isButtonDisabled } from './button-text.ts'
import { cardOf, inRhythm, shownProducts } from './pricing-products.ts'
import { checkoutResult } from './testing/checkout-result.ts'

const { product: team } = checkoutResult()
const yearly: WireProduct = {
  ...team,
  id: 'team_yearly',
  name: 'Team yearly',
  base_variant_id: 'team',
  properties: { ...team.properties, interval_group: 'year' },
}

test('a variant goes by the name of its base', () => {
  expect(shownProducts([team, yearly])[1]?.display?.name).toBe('Team')
})

test('each rhythm shows its own plans', () => {
  expect(inRhythm([team, yearly], 'year').map(({ id }) => id)).toEqual(['team_yearly'])
})

test('overrides choose and order; a missing feature is logged and left out', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const items = [
    { featureId: 'stores', primaryText: 'Many stores' },
    { featureId: 'nothing', primaryText: 'x' },
  ]
  const shown = shownProducts(
    [team, yearly],
    [{ name: 'Call us' }, { name: 'Or write' }, { id: 'team', items }],
  )
  expect(shown.map(({ display, name }) => display?.name ?? name)).toEqual([
    'Call us',
    'Or write',
    'Team',
  ])
  expect(shown[2]?.items.map(({ display }) => display.primary_text)).toEqual(['$29', 'Many stores'])
  expect(log).toHaveBeenCalledWith('Feature with id nothing not found for product team')
  log.mockRestore()
})

test('a plan without items is free and does not break', () => {
  expect(cardOf({ ...team, items: [] })).toEqual({ price: undefined, features: [] })
})

test.each([
  [{ scenario: 'active' as const }, 'Update Plan', false],
  [{ scenario: 'scheduled' as const }, 'Plan Scheduled', true],
  [{ scenario: 'upgrade' as const }, 'Upgrade', false],
  [{ scenario: 'cancel' as const }, 'Cancel Plan', false],
  [{ scenario: 'new' as const }, 'Get started', false],
])('%j has the button %s', (more, text, isDisabled) => {
  const product = { ...team, ...more }
  expect(buttonText(product, billingWordsIn('en'))).toBe(text)
  expect(isButtonDisabled(product)).toBe(isDisabled)
})
