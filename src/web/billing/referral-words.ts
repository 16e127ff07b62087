import type { WireReferralProgram } from '#domain/billing/wire.ts'
import type { BillingWords } from './billing-words.ts'
import { formatAmount } from './format-amount.ts'

/** What a referral program promises, in one sentence. */
export function referralText(program: WireReferralProgram, words: BillingWords): string {
  const { trigger: when, received_by } = program
  const gift = giftOf(program, words)
  return words.t(`referral.${received_by}`, { gift, when })
}

export function redeemedText(
  { received_by, trigger }: WireReferralProgram,
  { t }: BillingWords,
): string {
  if (received_by === 'referrer') return t('referral.thanks')
  return t(trigger === 'checkout' ? 'referral.later' : 'referral.now')
}

function giftOf({ reward }: WireReferralProgram, { t, formats }: BillingWords): string {
  const { type, value, product_name, currency } = reward
  if (type === 'free_product') return product_name ?? t('referral.aPlan')
  return type === 'fixed_discount'
    ? t('referral.credit', { amount: formatAmount(value ?? 0, currency) })
    : t('referral.percent', { percent: formats.share((value ?? 0) / 100, 0) })
}
