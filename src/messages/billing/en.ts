// Plans, payments and invoices. The names of plans are the operator's, and stay as they are.

export default {
  notNow: 'Not now',
  confirm: 'Confirm',
  save: 'Save',
  tryAgain: 'Try again',
  close: 'Close',
  copied: 'Copied',

  // What a plan counts. Features of the operator’s own have the operator’s words.
  'feature.stores': 'Stores',
  'feature.members': 'Seats',
  'feature.items': 'Items',
  'feature.audits': 'Audits',
  'feature.handhelds': 'Handhelds',
  'feature.labels': 'Printed labels',
  'feature.ai_requests': 'AI requests',
  'feature.credits': 'AI credits',
  'feature.api': 'API and webhooks',
  'amount.stores': '{count, plural, one {# store} other {# stores}}',
  'amount.members': '{count, plural, one {# seat} other {# seats}}',
  'amount.items': '{count, plural, one {# item} other {# items}}',
  'amount.audits': '{count, plural, one {# audit} other {# audits}}',
  'amount.handhelds': '{count, plural, one {# handheld} other {# handhelds}}',
  'amount.labels': '{count, plural, one {# printed label} other {# printed labels}}',
  'amount.ai_requests': '{count, plural, one {# AI request} other {# AI requests}}',
  'amount.credits': '{count, plural, one {# AI credit} other {# AI credits}}',
  'amount.other': '{count, plural, one {# unit} other {# units}}',
  'unlimited.stores': 'Unlimited stores',
  'unlimited.members': 'Unlimited seats',
  'unlimited.items': 'Unlimited items',
  'unlimited.audits': 'Unlimited audits',
  'unlimited.handhelds': 'Unlimited handhelds',
  'unlimited.labels': 'Unlimited printed labels',
  'unlimited.ai_requests': 'Unlimited AI requests',
  'unlimited.credits': 'Unlimited AI credits',
  /** Beside a price or an amount. */
  per: '{interval, select, minute {per minute} hour {per hour} day {per day} week {per week} quarter {per quarter} semi_annual {per half year} year {per year} other {per month}}',
  /** Amounts are “5 seats”. */
  'price.each':
    '{interval, select, none {{price} for {amount}} year {{price} for {amount} per year} other {{price} for {amount} per month}}',
  'price.then':
    '{interval, select, none {then {price} for {amount}} year {then {price} for {amount} per year} other {then {price} for {amount} per month}}',

  // The pricing page, and the plans to choose from.
  'pricing.title': 'Pricing',
  'pricing.plans': 'Plans',
  'pricing.owner': 'Plans for {organization}. Nothing is charged before you confirm.',
  'pricing.member': 'What {organization} can have. An owner of the organization chooses its plan.',
  'pricing.newcomer': 'Set up your organization first. It starts on the free plan.',
  'pricing.stranger': 'Start free, no card needed. Change or cancel any time.',
  'pricing.billed': 'Billed',
  'pricing.monthly': 'Monthly',
  'pricing.annual': 'Annual',
  'pricing.free': 'Free',
  'pricing.everything': 'Everything in {plan}, plus:',
  'button.trial': 'Start Free Trial',
  'button.update': 'Update Plan',
  'button.current': 'Current Plan',
  'button.purchase': 'Purchase',
  'button.start': 'Get started',
  'button.renew': 'Renew',
  'button.upgrade': 'Upgrade',
  'button.downgrade': 'Downgrade',
  'button.cancel': 'Cancel Plan',
  'button.scheduled': 'Plan Scheduled',

  // The plan of an organization.
  'plan.title': 'Plan',
  'plan.choose': 'Plans to choose from',
  'plan.usage': 'Usage',
  'plan.invoices': 'Invoices',
  'plan.none': 'No plan.',
  'plan.paused': '{plan}, paused until it is paid.',
  'plan.overdue': '{plan} · payment overdue since {day}.',
  'plan.freeUntil': '{plan}, free until {day}.',
  'plan.is': '{plan}.',
  'plan.ends': 'It ends on {day}.',
  'plan.endsThen': 'It ends on {day}. {next} starts then.',
  'plan.starts': '{next} starts on {day}.',
  'plan.firstBill': 'The first bill comes then, unless you cancel before.',
  'plan.nextBill': 'The next bill comes on {day}.',
  'plan.noticePaused':
    'A payment for {plan} is missing, so the plan is paused. You keep your stores, people, items and audits, but can’t add more. Update the card in the billing portal, and the plan continues right away.',
  'plan.noticeLate':
    'Payment for {plan} failed. Update your card in the billing portal to keep your plan.',
  'plan.noticeLateBy':
    'Payment for {plan} failed. Update your card in the billing portal by {day} to keep your plan.',
  'plan.portal': 'Open billing portal',
  'plan.renew': 'Renew {plan}',
  'plan.thanks': 'Thank you',
  'plan.arrived': '{plan} is yours from now on.',
  'plan.arrivedFree': '{plan} is free until {day}.',
  'overdue.text': 'Payment for {plans} failed. Update your card to keep your plan.',
  'overdue.textOf':
    'Payment for {plans} of {organization} failed. Update your card to keep the plan.',
  'overdue.open': 'Open billing',

  // Canceling.
  'cancel.keep': 'Keep plan',
  'cancel.endTitle': 'End {plan} now',
  'cancel.end': 'End plan now',
  'cancel.endText':
    '{plan} is paused, so it ends right away. An open bill stays open, and is charged to the next card that works. Nothing you have counted is deleted.',
  'cancel.endTextNext':
    '{plan} is paused, so it ends right away, and {next} takes its place. An open bill stays open, and is charged to the next card that works. Nothing you have counted is deleted.',
  'cancel.title': 'Cancel {plan}',
  'cancel.cancel': 'Cancel plan',
  'cancel.text':
    'Your subscription to {plan} ends on {day}. Until then nothing changes, and you can renew it. Nothing you have counted is deleted.',
  'cancel.textCycle':
    'Your subscription to {plan} ends on the last day of the billing cycle. Until then nothing changes, and you can renew it. Nothing you have counted is deleted.',
  /** “Free includes 1 store and 3 seats. You use 2 and 5.” */
  'cancel.overflow':
    '{plan} includes {allowed}; you use {used}. You keep all of them, but can’t add more until there is room.',

  // How much of a plan is used.
  'usage.unlimited': '{used}, unlimited',
  'usage.of': '{used} of {included}',
  'usage.resets': 'Resets on {day}',
  'usage.none': 'None left',
  'usage.beyond': '{count} on the next bill',
  'usage.over': '{count} over the limit. You keep them but can’t add more.',
  'usage.feature': 'Usage of',
  'usage.range': 'Range',
  'range.24h': '24 hours',
  'range.7d': '7 days',
  'range.30d': '30 days',
  'range.90d': '90 days',
  'range.last_cycle': 'This cycle',
  'usage.nothing': 'No usage in this period.',
  'usage.sum': '{count} in this period.',

  // What could not be loaded.
  'notLoaded.plan': 'The plan could not be loaded.',
  'notLoaded.news': 'Changes to the plan could not be loaded.',
  'notLoaded.plans': 'The plans could not be loaded.',
  'notLoaded.yours': 'Your plan could not be loaded.',
  'notLoaded.usage': 'The usage could not be loaded.',

  // Invoices.
  'invoice.none': 'No invoices yet.',
  'invoice.date': 'Date',
  'invoice.number': 'Number',
  'invoice.status': 'Status',
  'invoice.total': 'Total',
  'invoice.all': '{count, plural, one {Show all # invoice} other {Show all # invoices}}',
  'invoice.paid': 'Paid',
  'invoice.open': 'Open',
  'invoice.void': 'Void',
  'invoice.refundedAll': 'Refunded',
  'invoice.refundedPart': 'Partly refunded',
  'invoice.refunded': '{amount} refunded',
  'invoice.credited': '{amount} credited',

  // A limit of the plan.
  'limit.includes':
    '{interval, select, minute {{plan} includes {amount} per minute} hour {{plan} includes {amount} per hour} day {{plan} includes {amount} per day} week {{plan} includes {amount} per week} month {{plan} includes {amount} per month} quarter {{plan} includes {amount} per quarter} semi_annual {{plan} includes {amount} per half year} year {{plan} includes {amount} per year} other {{plan} includes {amount}}}',
  'limit.includesYours':
    '{interval, select, minute {Your plan includes {amount} per minute} hour {Your plan includes {amount} per hour} day {Your plan includes {amount} per day} week {Your plan includes {amount} per week} month {Your plan includes {amount} per month} quarter {Your plan includes {amount} per quarter} semi_annual {Your plan includes {amount} per half year} year {Your plan includes {amount} per year} other {Your plan includes {amount}}}',
  'limit.isReached': '{limit}.',
  'limit.stays': 'Everything you have stays, and can be counted, read and exported.',
  'limit.askPlan': 'Ask an owner of the organization to change its plan.',
  'limit.askCard': 'Ask an owner of the organization to update the card.',
  'limit.plans': 'See plans',
  'limit.plansTab': 'See plans in a new tab',
  'limit.billing': 'Open billing',
  'limit.billingTab': 'Open billing in a new tab',
  'limit.ended': '{plan} has ended',
  'limit.trialEnded': 'The free trial of {plan} has ended',
  'limit.paused': '{plan} is paused',
  'limit.pausedText':
    'A payment is missing. Everything you have stays, but nothing can be added until it is paid.',
  'limit.pausedCard': 'Update the card, and the plan continues right away.',
  'limit.title': 'Limit reached',
  'limit.pausedTitle': 'Plan paused',
  'limit.pausedReason': 'A payment for {plan} is missing, so the plan is paused.',
  'limit.pausedPortal': 'Update the card in the billing portal, and the plan continues right away.',
  'limit.noMore': 'Your plan does not include more of this.',
  'limit.typedKept': 'Nothing is lost: what you entered is still here.',
  'limit.answersKept': 'Nothing is lost: built-in answers keep working.',

  // The paywall.
  'paywall.unavailable': 'Feature Unavailable',
  'paywall.trial': 'Start trial for {plan}',
  'paywall.purchase': 'Purchase {plan}',
  'paywall.upgrade': 'Upgrade to {plan}',
  'paywall.limit': 'You have reached the usage limit for {feature}.',
  'paywall.notAvailable': 'This feature is not available for your account.',
  'paywall.raise': 'Contact us to raise it.',
  'paywall.enable': 'Contact us to enable {feature}.',
  'paywall.doPurchase': 'Purchase {plan} to get more.',
  'paywall.doUpgrade': 'Upgrade to {plan} to get more.',

  // Before anything is bought or changed.
  'change.details': 'View details',
  'change.dueToday': 'Total due today',
  'change.credit': 'Credit for later bills',
  'change.dueNext': 'Due next cycle ({day})',
  /** Usage is only known afterwards. */
  'change.usagePrices': '{amount} + usage prices',
  'change.price': 'Price',
  'change.subscription': 'Subscription',
  'change.qty': 'Qty: {count, number}',
  'change.withQty': '{text} · Qty: {count, number}',
  'change.quantity': 'Quantity',
  'change.packages': 'Packages of {amount}',
  'change.wholeNumber': 'A whole number from {least, number} to {most, number}.',
  'change.updateTitle': 'Update Plan',
  'change.updateText':
    'Change the quantities of your plan. You are charged or credited the prorated difference for the current billing cycle.',
  'change.purchaseTitle': 'Purchase {plan}',
  'change.purchaseText':
    'By clicking confirm, you purchase {plan} and your card is charged immediately.',
  'change.trialTitle': 'Start trial for {plan}',
  'change.trialText': 'By clicking confirm, you start a free trial of {plan}, which ends on {day}.',
  'change.trialTextCycle':
    'By clicking confirm, you start a free trial of {plan}, which ends with the current billing cycle.',
  'change.scheduledTitle': '{plan} product already scheduled',
  'change.scheduledText': 'You are currently on {current}. {plan} starts on {day}.',
  'change.scheduledTextCycle':
    'You are currently on {current}. {plan} starts at the end of the current billing cycle.',
  'change.activeTitle': 'Product already active',
  'change.activeText': 'You are already subscribed to this product.',
  'change.enableTitle': 'Enable {plan}',
  'change.enableText': 'By clicking confirm, {plan} is enabled immediately.',
  'change.subscribeTitle': 'Subscribe to {plan}',
  'change.subscribeText':
    'By clicking confirm, you subscribe to {plan} and your card is charged immediately.',
  'change.renewTitle': 'Renew',
  'change.renewText': 'By clicking confirm, you renew your subscription to {plan}.',
  'change.upgradeTitle': 'Upgrade to {plan}',
  'change.upgradeText':
    'By clicking confirm, you upgrade to {plan} and your payment method is charged immediately.',
  'change.downgradeTitle': 'Downgrade to {plan}',
  'change.downgradeText':
    'By clicking confirm, your current subscription to {current} is cancelled and {plan} begins on {day}.',
  'change.downgradeTextCycle':
    'By clicking confirm, your current subscription to {current} is cancelled and {plan} begins at the end of the current billing cycle.',
  'change.cancelTitle': 'Cancel',
  'change.cancelText': 'By clicking confirm, your subscription to {current} ends on {day}.',
  'change.cancelTextCycle':
    'By clicking confirm, your subscription to {current} ends at the end of the current billing cycle.',
  'change.otherTitle': 'Change Subscription',
  'change.otherText': 'You are about to change your subscription.',
  /** In place of the name of a plan. */
  'change.currentPlan': 'your current plan',

  // Handhelds.
  'handhelds.title': 'Handhelds',
  'handhelds.text':
    'Devices that belong to the store and are shared. Each has a name and a code. Enter the code on the device’s profile page, and everyone who counts with it sees its name.',
  'handhelds.notInPlan':
    'Handhelds are not part of the plan you chose back then. The plans below include them: choose one again to get them.',
  'handhelds.name': 'Name',
  'handhelds.code': 'Code',
  'handhelds.actions': 'Actions',
  'handhelds.remove': 'Remove',
  'handhelds.removeNamed': 'Remove {name}',
  'handhelds.removeConfirm': 'Remove handheld',
  'handhelds.keep': 'Keep handheld',
  'handhelds.removeText': 'Its code stops working. Everything counted with the device stays.',
  'handhelds.newName': 'Handheld name',
  'handhelds.example': 'Handheld 1',
  'handhelds.add': 'Add handheld',

  // Referring a friend.
  'referral.title': 'Refer a friend',
  'referral.your': 'Your code: <code></code>',
  'referral.copy': 'Copy code',
  'referral.show': 'Show my code',
  'referral.friend': 'Have a code?',
  'referral.redeem': 'Redeem code',
  'referral.credit': '{amount} of credit',
  'referral.percent': '{percent} off',
  'referral.aPlan': 'a plan',
  'referral.all':
    '{when, select, checkout {Give {gift}, get {gift} after their first payment.} other {Give {gift}, get {gift} when someone uses your code.}}',
  'referral.redeemer':
    '{when, select, checkout {Anyone who subscribes with your code gets {gift} after their first payment.} other {Anyone who uses your code gets {gift} right away.}}',
  'referral.referrer':
    '{when, select, checkout {You get {gift} for everyone who subscribes with your code, after their first payment.} other {You get {gift} for everyone who uses your code, right away.}}',
  'referral.thanks': 'Code redeemed. Thanks for telling us who sent you.',
  'referral.later': 'Code redeemed. You get your reward with the first payment.',
  'referral.now': 'Code redeemed. You have your reward.',

  // Paying: in the sandbox, and on return from Stripe.
  'pay.sandbox': 'Sandbox. No card is charged here, and no money moves.',
  'pay.title': 'Checkout',
  'pay.back': 'Back to Shelfcount',
  'pay.subscribe': 'Subscribe',
  'pay.subscribeTo': 'Subscribe to {plan}',
  'pay.pay': 'Pay',
  'pay.payFor': 'Pay for {plan}',
  'pay.saveTitle': 'Save a card',
  'pay.saveFor': 'Save a card for {plan}',
  'pay.customer': 'For {name}',
  'pay.costs': 'What it costs',
  'pay.leave': 'Go back without paying',
  'pay.saveCard': 'Save card',
  'pay.startTrial': 'Start trial',
  'pay.amount': 'Pay {amount}',
  'pay.paid': 'This is already paid. You won’t be charged twice.',
  'pay.expired': 'This checkout has expired. Nothing was charged.',
  'pay.continue': 'Continue',
  'pay.card': 'Card number',
  'pay.testCards':
    '4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0000 0000 0341 is declined from the second bill on.',
  'portal.title': 'Billing portal',
  'portal.credit': 'Credit: {amount}',
  'portal.card': 'Card',
  'portal.noCard': 'No card.',
  'portal.cardIs': '{brand} ending in {digits}.',
  'portal.cardRefused': '{brand} ending in {digits}, declined by the bank.',
  'portal.clock': 'Clock',
  'portal.clockText': 'For this organization it is {day}. Move the clock to test billing.',
  'portal.days': '{count, plural, one {# day} other {# days}}',
  'return.confirming': 'Confirming your payment. One moment.',
  'return.open':
    'Stripe has not confirmed the payment yet. This page updates automatically, and nothing is lost if you leave it.',
  /** Does not reveal whether the checkout belongs to another account. */
  'return.unknown':
    'This checkout is not one of yours. If you paid with another account, sign in with that one.',
  'return.signInFirst': 'Sign in to see how the payment went. It is confirmed either way.',
  'return.again': 'Check again',
  'return.organization': 'Go to the organization',
  'return.signIn': 'Sign in',

  // Why something was refused, where the code alone says more than that it was.
  'problem.card_declined': 'The card was declined. Nothing was charged.',
  'problem.customer_has_no_payment_method': 'Save a card first.',
  'problem.product_already_attached': 'You already have this plan.',
  'problem.product_already_canceled': 'This plan is already ending.',
  'problem.checkout_expired': 'This checkout has expired. Start again from the plans.',
  'problem.checkout_already_paid': 'This checkout is already paid.',
  'problem.operation_in_progress': 'Another change is under way. Try again in a moment.',
  'problem.feature_limit_reached': 'Your plan does not include more of this.',
  'problem.insufficient_balance': 'Your plan does not include more of this.',
  'problem.invalid_options': 'This quantity does not fit your plan.',
  'problem.entity_already_exists': 'This code is already in use.',
  'problem.referral_code_not_found': 'There is no such code.',
  'problem.referral_code_max_redemptions_reached': 'This code has been used too often.',
  'problem.customer_already_redeemed_referral_code': 'You have already redeemed a code.',
  'problem.customer_cannot_redeem_own_code': 'This is your own code.',
  'problem.provider_unreachable': 'The payment service can’t be reached right now. Try again.',
  'problem.provider_refused': 'The payment service refused this.',
  'problem.other': 'Something went wrong. Try again.',
} as const
