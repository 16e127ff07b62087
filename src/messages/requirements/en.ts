// What the owners of an organization ask of logins, and who fulfils it.

export default {
  title: 'What members need to sign in',
  text: 'This applies to everyone in the organization, including you. Anyone who is missing something can get back in as soon as it’s set up. Day passes and API keys aren’t affected.',
  twoStep: 'Everyone needs two-step sign-in or a passkey',
  'twoStep.all': 'All members have one of them.',
  'twoStep.lacking':
    '{count, plural, one {# of {members, number} members has neither and stays out until then.} other {# of {members, number} members have neither and stay out until then.}}',
  hours: 'Sign in again',
  'hours.never': 'Only after a week without use',
  'hours.some': '{count, plural, one {After # hour} other {After # hours}}',
  'hours.days': '{count, plural, one {After # day} other {After # days}}',
  domains: 'Email domains',
  'domains.note':
    'Only people with these addresses can be invited and join, such as “example.com, example.org”. Leave empty for everyone.',
  'domains.outside':
    '{count, plural, one {# member has another address and stays a member.} other {# members have other addresses and stay members.}}',
  save: 'Save',
  saved: 'Saved',
  own_two_step: 'Turn on two-step sign-in for yourself first, or sign in with a passkey.',
  own_login: 'Your own sign-in is older than that. Sign in again first.',
  own_address: 'Your own address is not in one of these domains.',
  no_domain: '“{domain}” is not a domain. Enter it like “example.com”.',
  too_many: 'That’s too many domains.',
  profile: 'Go to my profile',
  'member.twoStep': 'Two-step sign-in',
  'member.noTwoStep': 'No two-step sign-in yet',
  'member.outside': 'Address outside your domains',
  singleSignOn: 'Everyone uses single sign-on',
  'singleSignOn.note':
    'Owners can also use two-step sign-in or a passkey, in case the provider is down.',
  'singleSignOn.lacking':
    '{count, plural, =0 {All members have used it.} one {# member hasn’t used it yet.} other {# members haven’t used it yet.}}',
  'singleSignOn.none': 'Set up single sign-on below first.',
  own_sign_on: 'Sign in with single sign-on, a passkey or two steps yourself first.',
  no_sign_on: 'Turn on single sign-on first.',
  'member.signOn': 'Single sign-on',
  'member.noSignOn': 'No single sign-on yet',
} as const
