import type { VarianceLine } from '#contract/audit-variances.ts'

/** Two of ten are missing, and the line is not decided. */
export const RICE_LINE: VarianceLine = {
  id: 'store/item',
  storeId: 'store',
  itemId: 'item',
  sku: 'R-1',
  name: 'Rice',
  category: null,
  unit: 'each',
  currency: 'USD',
  unitCost: 1,
  expected: 10,
  inBaseline: true,
  counted: 8,
  due: 10,
  variance: -2,
  percent: -20,
  value: -2,
  beyond: true,
  review: 'open',
  settled: null,
  version: 0,
  decision: null,
  labels: null,
  places: [],
}
