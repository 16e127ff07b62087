import { SOURCE_LANGUAGE } from '#messages/languages.ts'
import { useLateMessages } from '../kit/use-late-messages.ts'
import { type Messages, useLanguage, useMessages } from '../kit/use-messages.ts'
import {
  ANALYTICS_FAILED,
  type BillingError,
  FETCH_FAILED,
  PRICING_TABLE_FAILED,
  UNKNOWN_ERROR,
} from './billing-answer.ts'

type SayProblem = (error: BillingError) => string

/** Also for pages about something else, which load the messages of billing late. */
export function useSayProblem(): SayProblem {
  const common = useMessages('common')
  const t = useLateMessages('billing')
  const isEnglish = useLanguage() === SOURCE_LANGUAGE
  return (error) => problemText(error, common, isEnglish ? undefined : t)
}

const KNOWN = [
  'card_declined',
  'customer_has_no_payment_method',
  'product_already_attached',
  'product_already_canceled',
  'checkout_expired',
  'checkout_already_paid',
  'operation_in_progress',
  'feature_limit_reached',
  'insufficient_balance',
  'invalid_options',
  'entity_already_exists',
  'referral_code_not_found',
  'referral_code_max_redemptions_reached',
  'customer_already_redeemed_referral_code',
  'customer_cannot_redeem_own_code',
  'provider_unreachable',
  'provider_refused',
] as const

/**
 * The text for a refusal: the browser's own message about a failed request helps nobody. English pages show
 * the message of the wire, which says more; other languages have one for each code.
 */
export function problemText(
  { code, message }: BillingError,
  common: Messages<'common'>,
  translated?: Messages<'billing'>,
): string {
  switch (code) {
    case FETCH_FAILED:
    case PRICING_TABLE_FAILED.code:
    case ANALYTICS_FAILED.code:
      return common('failure.noConnection')
    case UNKNOWN_ERROR.code:
      return common('failure.unexpected')
    default: {
      const known = KNOWN.find((one) => one === code)
      return translated ? translated(known ? `problem.${known}` : 'problem.other') : message
    }
  }
}
