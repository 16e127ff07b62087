// Signing in with a code besides the password: turning it on and off, and recovery codes.

export default {
  title: 'Two-step sign-in',
  'off.text':
    'Signing in then takes a code from an app on your phone besides your password. A stolen password alone opens nothing.',
  'on.text': 'It is on: signing in takes your password and a code from your authenticator app.',
  turnOn: 'Turn on two-step sign-in',
  turnOff: 'Turn it off',
  'password.lead': 'Enter your password to go on.',
  'password.continue': 'Continue',
  'scan.lead':
    'Scan this with an authenticator app on your phone, then enter the six digits that the app shows.',
  'scan.code': 'Picture for your authenticator app',
  'scan.openApp': 'Open the authenticator app on this device',
  'scan.byHand': 'Can’t scan it? Enter this key in the app:',
  'scan.submit': 'Turn on',
  'kept.lead':
    'A recovery code lets you in when you don’t have your phone. Each works once. Keep them in a safe place: you won’t see them again.',
  'kept.title': 'Keep your recovery codes',
  'kept.list': 'Recovery codes',
  'kept.copy': 'Copy',
  'kept.copied': 'Copied',
  'kept.download': 'Download',
  'kept.heading': 'Recovery codes for Shelfcount, {email}',
  'kept.done': 'I have kept them',
  turnedOn: 'Two-step sign-in is on',
  'turnOff.title': 'Turn off two-step sign-in',
  'turnOff.text': 'Your password alone will then sign you in. Your recovery codes stop working.',
  turnedOff: 'Two-step sign-in is off',
  newCodes: 'New recovery codes',
  'newCodes.text': 'You get ten new recovery codes. The ones you have stop working.',
  'newCodes.submit': 'Create new codes',
} as const
