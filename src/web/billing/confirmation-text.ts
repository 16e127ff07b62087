// The texts of the confirmation dialog. The order of the checks matters.

import type { WireCheckout } from '#domain/billing/wire.ts'
import type { BillingWords } from './billing-words.ts'

export interface Words {
  readonly title: string
  readonly message: string
}

export function confirmationText(result: WireCheckout, words: BillingWords): Words {
  const { product, current_product, next_cycle } = result
  const facts = {
    name: product.name,
    scenario: product.scenario,
    current: current_product?.name,
    nextCycleAt: next_cycle?.starts_at,
    isFree: product.properties.is_free,
    isOneOff: product.properties.is_one_off,
    isUpdateable: product.properties.updateable,
    hasTrial: product.properties.has_trial,
  }
  return wordsOf(facts, words)
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

export function wordsOf(facts: PlanFacts, words: BillingWords): Words {
  const { t } = words
  const { name: plan, scenario } = facts
  if (facts.isOneOff) {
    return {
      title: t('change.purchaseTitle', { plan }),
      message: t('change.purchaseText', { plan }),
    }
  }
  if (scenario === 'active' && facts.isUpdateable) {
    return { title: t('change.updateTitle'), message: t('change.updateText') }
  }
  return facts.hasTrial ? trial(facts, words) : byScenario(facts, words)
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

function byScenario(facts: PlanFacts, words: BillingWords): Words {
  const { t, formats } = words
  const { name: plan, nextCycleAt } = facts
  const current = facts.current ?? t('change.currentPlan')
  const day = nextCycleAt === undefined ? undefined : formats.date(nextCycleAt)
  switch (facts.scenario) {
    case 'scheduled':
      return {
        title: t('change.scheduledTitle', { plan }),
        message: day
          ? t('change.scheduledText', { current, plan, day })
          : t('change.scheduledTextCycle', { current, plan }),
      }
    case 'active':
      return { title: t('change.activeTitle'), message: t('change.activeText') }
    case 'new':
      return facts.isFree
        ? { title: t('change.enableTitle', { plan }), message: t('change.enableText', { plan }) }
        : {
            title: t('change.subscribeTitle', { plan }),
            message: t('change.subscribeText', { plan }),
          }
    case 'renew':
      return { title: t('change.renewTitle'), message: t('change.renewText', { plan }) }
    case 'upgrade':
      return {
        title: t('change.upgradeTitle', { plan }),
        message: t('change.upgradeText', { plan }),
      }
    case 'downgrade':
      return {
        title: t('change.downgradeTitle', { plan }),
        message: day
          ? t('change.downgradeText', { current, plan, day })
          : t('change.downgradeTextCycle', { current, plan }),
      }
    case 'cancel':
      return {
        title: t('change.cancelTitle'),
        message: day
          ? t('change.cancelText', { current, day })
          : t('change.cancelTextCycle', { current }),
      }
    default:
      return { title: t('change.otherTitle'), message: t('change.otherText') }
  }
}

function trial({ name: plan, nextCycleAt }: PlanFacts, { t, formats }: BillingWords): Words {
  return {
    title: t('change.trialTitle', { plan }),
    message:
      nextCycleAt === undefined
        ? t('change.trialTextCycle', { plan })
        : t('change.trialText', { plan, day: formats.date(nextCycleAt) }),
  }
}
