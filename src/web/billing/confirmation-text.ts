// The texts of the confirmation dialog. The order of the checks matters.

import type { WireCheckout } from '#domain/billing/wire.ts'
import { formatBillDate } from './format-amount.ts'

export interface Words {
  readonly title: string
  readonly message: string
}

export function confirmationText(result: WireCheckout): Words {
  const { product, current_product, next_cycle } = result
  return wordsOf({
    name: product.name,
    scenario: product.scenario,
    current: current_product?.name,
    nextCycleAt: next_cycle?.starts_at,
    isFree: product.properties.is_free,
    isOneOff: product.properties.is_one_off,
    isUpdateable: product.properties.updateable,
    hasTrial: product.properties.has_trial,
  })
}

export interface PlanFacts {
  readonly name: string
  readonly scenario: string
  readonly current: string | undefined
  readonly nextCycleAt: number | undefined
  readonly isFree: boolean
  readonly isOneOff: boolean
  readonly isUpdateable: boolean
  readonly hasTrial: boolean
}

export function wordsOf(facts: PlanFacts): Words {
  const { name, scenario } = facts
  if (facts.isOneOff) return purchase(name)
  if (scenario === 'active' && facts.isUpdateable) return UPDATE
  if (facts.hasTrial) return trial(name, dateOf(facts))
  return byScenario(facts)
}

export function isUpdate({ product }: WireCheckout): boolean {
  const { properties, scenario } = product
  return !properties.is_one_off && scenario === 'active' && properties.updateable
}

/** The plan is active or scheduled and stays as it is: confirming changes nothing. */
export function changesNothing({ product: { scenario }, has_prorations }: WireCheckout): boolean {
  return scenario === 'scheduled' || (scenario === 'active' && !has_prorations)
}

/** Less may be included afterwards than is in use. */
export function makesSmaller({ product: { scenario } }: WireCheckout): boolean {
  return scenario === 'downgrade' || scenario === 'cancel'
}

const UPDATE: Words = {
  title: 'Update Plan',
  message:
    'Change the quantities of your plan. You are charged or credited the prorated difference for the current billing cycle.',
}

function purchase(name: string): Words {
  return {
    title: `Purchase ${name}`,
    message: `By clicking confirm, you purchase ${name} and your card is charged immediately.`,
  }
}

function trial(name: string, date: string): Words {
  return {
    title: `Start trial for ${name}`,
    message: `By clicking confirm, you start a free trial of ${name}, which ends on ${date}.`,
  }
}

function byScenario(facts: PlanFacts): Words {
  const { name, scenario, isFree, current = 'your current plan' } = facts
  const date = dateOf(facts)
  switch (scenario) {
    case 'scheduled':
      return {
        title: `${name} product already scheduled`,
        message: `You are currently on ${current}. ${name} starts on ${date}.`,
      }
    case 'active':
      return {
        title: 'Product already active',
        message: 'You are already subscribed to this product.',
      }
    case 'new':
      return isFree ? enable(name) : subscribe(name)
    case 'renew':
      return {
        title: 'Renew',
        message: `By clicking confirm, you renew your subscription to ${name}.`,
      }
    case 'upgrade':
      return {
        title: `Upgrade to ${name}`,
        message: `By clicking confirm, you upgrade to ${name} and your payment method is charged immediately.`,
      }
    case 'downgrade':
      return {
        title: `Downgrade to ${name}`,
        message: `By clicking confirm, your current subscription to ${current} is cancelled and ${name} begins on ${date}.`,
      }
    case 'cancel':
      return {
        title: 'Cancel',
        message: `By clicking confirm, your subscription to ${current} ends on ${date}.`,
      }
    default:
      return {
        title: 'Change Subscription',
        message: 'You are about to change your subscription.',
      }
  }
}

function enable(name: string): Words {
  return {
    title: `Enable ${name}`,
    message: `By clicking confirm, ${name} is enabled immediately.`,
  }
}

function subscribe(name: string): Words {
  return {
    title: `Subscribe to ${name}`,
    message: `By clicking confirm, you subscribe to ${name} and your card is charged immediately.`,
  }
}

function dateOf({ nextCycleAt }: PlanFacts): string {
  return nextCycleAt === undefined ? 'the end of the current cycle' : formatBillDate(nextCycleAt)
}
