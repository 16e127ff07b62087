import {
  ANALYTICS_FAILED,
  type BillingError,
  FETCH_FAILED,
  PRICING_TABLE_FAILED,
  UNKNOWN_ERROR,
} from './billing-answer.ts'

/** The text for a refusal: the browser's own message about a failed request helps nobody. */
export function problemText({ code, message }: BillingError): string {
  switch (code) {
    case FETCH_FAILED:
    case PRICING_TABLE_FAILED.code:
    case ANALYTICS_FAILED.code:
      return 'No answer came. Check the connection, then try again.'
    case UNKNOWN_ERROR.code:
      return 'That did not work. Try again.'
    default:
      return message
  }
}
