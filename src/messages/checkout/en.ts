// The page that people return to after a payment.

export default {
  title: 'Checkout',
  none: 'No payment in progress. Choose a plan, and the payment page opens.',
  seePlans: 'See plans',
  backToPricing: 'Back to pricing',
  'cancelled.title': 'Checkout canceled',
  'cancelled.text': 'Nothing was bought and nothing was charged.',
  'failed.title': 'Payment failed',
  'failed.text':
    'The payment did not go through. Your plan has not changed. If your card was charged, the money will be refunded.',
  'failed.again': 'Try again from your plan',
  'complete.title': 'Checkout complete',
  'complete.text': 'Thank you. Sign in to set up your organization.',
  'received.title': 'Payment received',
  'received.text': 'Thank you. Sign in to go to your stores, or create the account that uses them.',
  signIn: 'Sign in',
  signUp: 'Create an account',
} as const
