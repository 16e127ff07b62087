// What the owners of an organization ask of logins, and who fulfils it.

export default {
  title: 'What members need to sign in',
  text: 'This holds for everybody in this organization, you included. People who lack something get in as soon as they have set it up. Day passes and API keys are not affected.',
  twoStep: 'Two-step sign-in or a passkey for everybody',
  'twoStep.all': 'All members have one of them.',
  'twoStep.lacking':
    '{count, plural, one {# of {members, number} members has neither and stays out until then.} other {# of {members, number} members have neither and stay out until then.}}',
  hours: 'Sign in again',
  'hours.never': 'Only when a login has not been used for a week',
  'hours.some': '{count, plural, one {After # hour} other {After # hours}}',
  'hours.days': '{count, plural, one {After # day} other {After # days}}',
  domains: 'Email domains',
  'domains.note':
    'Only people with these addresses can be invited and join, like “example.com, example.org”. Leave empty for everybody.',
  'domains.outside':
    '{count, plural, one {# member has another address and stays a member.} other {# members have other addresses and stay members.}}',
  save: 'Save',
  saved: 'Saved',
  own_two_step: 'Turn on two-step sign-in for yourself first, or sign in with a passkey.',
  own_login: 'You signed in longer ago than that. Sign in again first.',
  own_address: 'Your own address is not in one of these domains.',
  no_domain: '“{domain}” is not a domain. Write it like “example.com”.',
  too_many: 'That’s too many domains.',
  profile: 'Go to my profile',
  'member.twoStep': 'Two-step sign-in',
  'member.noTwoStep': 'No two-step sign-in yet',
  'member.outside': 'Address of another domain',
  singleSignOn: 'Single sign-on for everybody',
  'singleSignOn.note':
    'Owners can also come in by two-step sign-in or a passkey, for when the provider is away.',
  'singleSignOn.lacking':
    '{count, plural, =0 {All members have come by it.} one {# member has not come by it yet.} other {# members have not come by it yet.}}',
  'singleSignOn.none': 'Set up single sign-on below first.',
  own_sign_on: 'Sign in with single sign-on, a passkey or two steps yourself first.',
  no_sign_on: 'Turn on single sign-on first.',
  'member.signOn': 'Single sign-on',
  'member.noSignOn': 'No single sign-on yet',
} as const
