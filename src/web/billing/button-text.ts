import type { WireProduct } from '#domain/billing/wire.ts'
import { type BillingWords, operatorText } from './billing-words.ts'

const SAME_WORD = ['renew', 'upgrade', 'downgrade', 'cancel', 'scheduled'] as const

/** The text of a plan's button. */
export function buttonText(
  { display, properties, scenario }: WireProduct,
  { t, language }: BillingWords,
): string {
  const own = operatorText(display, 'button_text', language)
  if (own) return own
  if (properties.has_trial) return t('button.trial')
  if (scenario === 'active') return t(properties.updateable ? 'button.update' : 'button.current')
  if (scenario === 'new') return t(properties.is_one_off ? 'button.purchase' : 'button.start')
  const same = SAME_WORD.find((one) => one === scenario)
  return t(same ? `button.${same}` : 'button.start')
}

export function isButtonDisabled({ properties, scenario }: WireProduct): boolean {
  return scenario === 'scheduled' || (scenario === 'active' && !properties.updateable)
}

/** Only an upgrade is recommended: nobody is urged to downgrade. */
export function isRecommended({ display, scenario }: WireProduct): boolean {
  return display?.recommend_text !== undefined && (scenario === 'new' || scenario === 'upgrade')
}
