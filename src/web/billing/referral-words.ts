import type { WireReferralProgram } from '#domain/billing/wire.ts'
import { formatAmount } from './format-amount.ts'

/** What a referral program promises, in one sentence. */
export function referralText(program: WireReferralProgram): string {
  const when = program.trigger === 'checkout' ? 'after their first payment' : 'at once'
  const gift = giftOf(program)
  switch (program.received_by) {
    case 'all':
      return `Whoever subscribes with your code gets ${gift}, and so do you, ${when}.`
    case 'redeemer':
      return `Whoever subscribes with your code gets ${gift}, ${when}.`
    case 'referrer':
      return `You get ${gift} for everybody who subscribes with your code, ${when}.`
  }
}

export function redeemedText({ received_by, trigger }: WireReferralProgram): string {
  if (received_by === 'referrer') return 'Code redeemed. Thank you for saying who sent you.'
  return trigger === 'checkout'
    ? 'Code redeemed. Your reward comes with the first payment.'
    : 'Code redeemed. Your reward is there.'
}

function giftOf({ reward }: WireReferralProgram): string {
  const { type, value, product_name, currency } = reward
  if (type === 'free_product') return product_name ?? 'a plan'
  return type === 'fixed_discount'
    ? `${formatAmount(value ?? 0, currency)} of credit`
    : `${value ?? 0}% off`
}
