// Mails to the owners of an organization: its plan, and its webhooks.

export default {
  address: 'If the button does not work, open this address:',
  footer: 'You get this email because you are an owner of {organization}.',
  'paymentFailed.title': 'Payment for {plan} failed',
  'paymentFailed.text':
    'The card on file for {organization} could not be charged for the {plan} plan.',
  'paymentFailed.until':
    'Update the card before {day}. After that, the plan is paused. Nothing you have counted is lost.',
  'paymentFailed.button': 'Update the card',
  'trialEnding.title': 'Your trial of {plan} ends on {day}',
  'trialEnding.text': 'Until then, {plan} is free for {organization}.',
  'trialEnding.card': 'Your first bill is due then, unless you cancel first.',
  'trialEnding.noCard': 'There is no card on file. Without one, the plan ends then.',
  'trialEnding.button': 'See the plan',
  'webhookOff.title': 'A webhook was switched off',
  'webhookOff.gone': 'The receiver at {url} answered that it is gone (410).',
  'webhookOff.failing': 'The receiver at {url} has accepted nothing for five days.',
  'webhookOff.text':
    'Nothing more is sent there for {organization}. Once the receiver works, you can switch the webhook on again.',
  'webhookOff.button': 'See the webhook',
} as const
