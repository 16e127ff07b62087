// Signing in with a code besides the password: turning it on and off, and recovery codes.

export default {
  title: 'Two-step sign-in',
  'off.text':
    'Signing in will also take a code from an app on your phone, so a stolen password alone opens nothing.',
  'on.text': 'It is on: signing in takes your password and a code from your authenticator app.',
  'unconfirmed.text':
    'Confirm your email address first. Then you can have signing in take a code from an app on your phone, too.',
  turnOn: 'Turn on two-step sign-in',
  turnOff: 'Turn off two-step sign-in',
  'password.lead': 'Enter your password to go on.',
  'password.continue': 'Continue',
  'scan.lead':
    'Scan this QR code with an authenticator app on your phone, then enter the six digits that the app shows.',
  'scan.code': 'QR code for your authenticator app',
  'scan.openApp': 'Open the authenticator app on this device',
  'scan.byHand': 'Can’t scan it? Enter this key in the app:',
  'scan.submit': 'Turn on',
  'kept.lead':
    'A recovery code lets you in when you don’t have your phone. Each works once. Keep them in a safe place: you won’t see them again.',
  'kept.title': 'Save your recovery codes',
  'kept.list': 'Recovery codes',
  'kept.copy': 'Copy',
  'kept.copied': 'Copied',
  'kept.download': 'Download',
  'kept.heading': 'Recovery codes for Shelfcount, {email}',
  'kept.done': 'I’ve saved them',
  turnedOn: 'Two-step sign-in is on. Your other devices are signed out.',
  'turnOff.title': 'Turn off two-step sign-in',
  'turnOff.text': 'Your password alone will then sign you in. Your recovery codes stop working.',
  turnedOff: 'Two-step sign-in is off',
  newCodes: 'New recovery codes',
  'newCodes.text': 'You get ten new recovery codes. The ones you have stop working.',
  'newCodes.submit': 'Create new codes',
} as const
