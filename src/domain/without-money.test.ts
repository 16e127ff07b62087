import { expect, test } from 'vitest'
import { withoutMoney } from './without-money.ts'

test('money is left out at every depth, and everything else stays', () => {
  const answer = {
    figures: { netValue: -11.09, netVariance: -1, shrinkage: 0.1, currency: 'USD', lines: 3 },
    page: [{ name: 'Tea', unitCost: 7.13, unitPrice: null, value: -14.26, places: [] }],
    tolerance: { units: 0, value: 10 },
    text: null,
  }
  expect(withoutMoney(answer)).toEqual({
    figures: { netValue: null, netVariance: -1, shrinkage: null, currency: 'USD', lines: 3 },
    page: [{ name: 'Tea', unitCost: null, unitPrice: null, value: null, places: [] }],
    tolerance: { units: 0, value: 10 },
    text: null,
  })
})
