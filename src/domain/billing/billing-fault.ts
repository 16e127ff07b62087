// Refusals of billing. The wire has its own codes, finer than those of the rest of the product.

import { Fault, type FaultCode } from '../fault.ts'

const KINDS = {
  invalid_request: 'invalid_argument',
  invalid_inputs: 'invalid_argument',
  invalid_options: 'invalid_argument',
  customer_not_found: 'not_found',
  product_not_found: 'not_found',
  feature_not_found: 'not_found',
  entity_not_found: 'not_found',
  cus_product_not_found: 'not_found',
  checkout_not_found: 'not_found',
  reward_not_found: 'not_found',
  reward_program_not_found: 'not_found',
  referral_code_not_found: 'not_found',
  product_already_attached: 'conflict',
  product_already_canceled: 'conflict',
  entity_already_exists: 'conflict',
  duplicate_event: 'conflict',
  checkout_expired: 'conflict',
  checkout_already_paid: 'conflict',
  operation_in_progress: 'conflict',
  referral_code_max_redemptions_reached: 'conflict',
  customer_already_redeemed_referral_code: 'conflict',
  customer_cannot_redeem_own_code: 'conflict',
  insufficient_balance: 'limit_reached',
  feature_limit_reached: 'limit_reached',
  customer_has_no_payment_method: 'limit_reached',
  card_declined: 'limit_reached',
  track_not_allowed: 'forbidden',
  provider_unreachable: 'unavailable',
  provider_refused: 'conflict',
} as const satisfies Record<string, FaultCode>

export type BillingCode = keyof typeof KINDS

export function billingFault(
  code: BillingCode,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): Fault {
  return new Fault(KINDS[code], message, { ...details, billingCode: code })
}

/** The code that a caller of the billing wire gets. */
export function billingCodeOf(fault: Fault): string {
  const { billingCode } = fault.details ?? {}
  return typeof billingCode === 'string' ? billingCode : fault.code
}
