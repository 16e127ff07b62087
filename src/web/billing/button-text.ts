import type { WireProduct } from '#domain/billing/wire.ts'

const SAME_WORD: Readonly<Record<string, string>> = {
  renew: 'Renew',
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
  cancel: 'Cancel Plan',
  scheduled: 'Plan Scheduled',
}

/** The text of a plan's button. */
export function buttonText({ display, properties, scenario }: WireProduct): string {
  if (display?.button_text) return display.button_text
  if (properties.has_trial) return 'Start Free Trial'
  if (scenario === 'active') return properties.updateable ? 'Update Plan' : 'Current Plan'
  if (scenario === 'new') return properties.is_one_off ? 'Purchase' : 'Get started'
  return SAME_WORD[scenario] ?? 'Get Started'
}

export function isButtonDisabled({ properties, scenario }: WireProduct): boolean {
  return scenario === 'scheduled' || (scenario === 'active' && !properties.updateable)
}

/** Only an upgrade is recommended: nobody is urged to downgrade. */
export function isRecommended({ display, scenario }: WireProduct): boolean {
  return display?.recommend_text !== undefined && (scenario === 'new' || scenario === 'upgrade')
}
