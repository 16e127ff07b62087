import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultProducts } from '#domain/billing/catalog.ts'
import { OBSERVABLE } from './observed.ts'
import { PlanFileError, parsePlans } from './plan-file.ts'

const own = readFileSync('plans.json', 'utf8')

interface Loose {
  features: { id: string; type: string; name?: string }[]
  products: { id: string; isDefault?: boolean; items: Record<string, unknown>[] }[]
}

/** The problems of our own plans after an edit. */
function problemsAfter(edit: (plans: Loose) => void): readonly string[] {
  const plans: Loose = JSON.parse(own)
  edit(plans)
  try {
    parsePlans(JSON.stringify(plans), 'plans.json')
    return []
  } catch (error) {
    if (error instanceof PlanFileError) return error.problems
    throw error
  }
}

/** A price per seat, with the feature it is for. */
function seat({ features }: Loose) {
  features.push({ id: 'desks', name: 'Desks', type: 'continuous_use' })
  return { featureId: 'desks', usageModel: 'pay_per_use', price: 5, interval: 'month' }
}

test('seats are charged and given back as the plan says', () => {
  const edit = (plans: Loose) => {
    const desks = { ...seat(plans), onIncrease: 'charge_immediately', onDecrease: 'none' }
    plans.products[1]?.items.push(desks)
  }
  expect(problemsAfter(edit)).toEqual([])
})

test('credits are for one unit, however many the plan names', () => {
  const withCredits = (featureAmount: number, creditCost: number) => {
    const plans: { features: Record<string, unknown>[] } = JSON.parse(own)
    const creditSchema = [{ meteredFeatureId: 'ai_requests', featureAmount, creditCost }]
    plans.features.push({ id: 'coins', name: 'Coins', type: 'credit_system', creditSchema })
    const { features } = parsePlans(JSON.stringify(plans), 'plans.json')
    return features.find(({ id }) => id === 'coins')?.creditSchema
  }
  expect(withCredits(10, 2)).toEqual([{ meteredFeatureId: 'ai_requests', creditCost: 0.2 }])
  expect(withCredits(1, 3)).toEqual([{ meteredFeatureId: 'ai_requests', creditCost: 3 }])
  expect(() => withCredits(3, 1)).toThrow('at most 6 decimals')
})

describe('the plans of the product', () => {
  const plans = parsePlans(own, 'plans.json')

  test('have one plan that everybody starts with, and it is free', () => {
    expect(defaultProducts(plans).map(({ id }) => id)).toEqual(['free'])
  })

  test('call observed only what can be counted', () => {
    const observed = plans.features.filter((one) => one.observed).map(({ id }) => id)
    for (const id of observed) expect(OBSERVABLE).toContain(id)
  })
})

describe('an edit that cannot be sold is named', () => {
  test.each<[string, string, (plans: Loose) => void]>([
    [
      'a feature that is not there',
      'there is no feature wings',
      (plans) => {
        plans.products[0]?.items.push({ featureId: 'wings', included: 2 })
      },
    ],
    [
      'the same product twice',
      'product free is there twice',
      (plans) => {
        plans.products.push({ ...plans.products[0], id: 'free', items: [] })
      },
    ],
    [
      'two intervals',
      'all prices of a product have one interval',
      (plans) => {
        plans.products[1]?.items.push({ price: 5, interval: 'year' })
      },
    ],
    [
      'a default that costs something',
      'a default product is free',
      (plans) => {
        plans.products[0]?.items.push({ price: 5, interval: 'month' })
      },
    ],
    [
      'a negative price',
      'price',
      (plans) => {
        plans.products[1]?.items.push({ price: -5, interval: 'month' })
      },
    ],
    [
      'a word that is not known',
      'Unrecognized key',
      (plans) => {
        plans.products[1]?.items.push({ prize: 5 })
      },
    ],
    [
      'a limit below what is included',
      'below what is included',
      (plans) => {
        plans.products[0]?.items.splice(3, 1, {
          featureId: 'audits',
          included: 9,
          usageLimit: 3,
          usageModel: 'pay_per_use',
          price: 1,
          interval: 'month',
        })
      },
    ],
    [
      'a way to charge for seats that there is not',
      'onIncrease Invalid option: expected one of "prorate_immediately"|"charge_immediately"|"next_cycle"',
      (plans) => {
        plans.products[1]?.items.push({ ...seat(plans), onIncrease: 'later' })
      },
    ],
    [
      'a way to give seats back that there is not',
      'onDecrease Invalid option: expected one of "prorate"|"none"',
      (plans) => {
        plans.products[1]?.items.push({ ...seat(plans), onDecrease: true })
      },
    ],
    [
      'a way to charge for seats on what is used up',
      'product team: audits is not continuous_use and pay_per_use: it has no onIncrease or onDecrease',
      (plans) => {
        const audits = { featureId: 'audits', included: 9, onIncrease: 'next_cycle' }
        plans.products.find(({ id }) => id === 'team')?.items.push(audits)
      },
    ],
    [
      'a way to charge for what the product counts itself',
      'members is counted by the product itself and billed when its cycle ends',
      (plans) => {
        const members = { ...seat(plans), featureId: 'members', onDecrease: 'none' }
        plans.products[1]?.items.push(members)
      },
    ],
  ])('%s', (_name, problem, edit) => {
    expect(problemsAfter(edit).join('\n')).toContain(problem)
  })

  test('and so is what is not JSON', () => {
    expect(() => parsePlans('{', 'plans.json')).toThrow('The plans in plans.json have problems')
  })
})
