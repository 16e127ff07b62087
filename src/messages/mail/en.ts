// Mails that people get before they count: an invitation, and the links of their account.

export default {
  address: 'If the button does not work, open this address:',
  'invitation.subject': 'Join {organization} on Shelfcount',
  'invitation.title': '{inviter} invites you to {organization}',
  'invitation.titleUnnamed': 'You’re invited to {organization}',
  'invitation.text': '{inviter} wants to count stock with you on Shelfcount.',
  'invitation.textUnnamed': 'Your team wants to count stock with you on Shelfcount.',
  'invitation.stores': 'Where you’ll work: {stores}.',
  'invitation.button': 'See the invitation',
  'invitation.footer': 'If you don’t know who sent this, you can ignore it.',

  'reset.subject': 'Choose a new password for Shelfcount',
  'reset.title': 'Choose a new password',
  'reset.text': 'Someone asked for a new password for this address.',
  'reset.button': 'Choose a new password',
  'once.footer':
    'The link works once and expires in an hour. If it wasn’t you, you can ignore this.',

  'verify.subject': 'Confirm your address for Shelfcount',
  'verify.title': 'Is this your address?',
  'verify.text': 'A Shelfcount account was created with this address. Confirm that it is yours.',
  'verify.button': 'Confirm this address',
  'verify.footer': 'The link expires in an hour. If it wasn’t you, you can ignore this.',

  'recovery.subject': 'Get back into Shelfcount',
  'recovery.text': 'Someone asked to get back into Shelfcount with this address.',
  'recovery.effect':
    'The link lets you choose a new password and signs out everyone else. If there is no account with this address, you can create a new one.',
  'recovery.button': 'Get back in',
  'device.on':
    '{browser} on {device, select, iphone {an iPhone} ipad {an iPad} androidPhone {an Android phone} androidTablet {an Android tablet} chromebook {a Chromebook} windows {a Windows computer} mac {a Mac} other {a Linux computer}}',
  'device.browser': 'A browser',
  'device.unknown': 'Unknown device',
  'newDevice.subject': 'New sign-in to your Shelfcount account',
  'newDevice.title': 'Was this you?',
  'newDevice.text': 'Your account was just opened on a device for the first time: {device}.',
  'newDevice.network': 'Its network address was {network}.',
  'newDevice.button': 'See where you’re signed in',
  'newDevice.footer':
    'If it was you, there is nothing to do. If not, sign that device out and change your password.',
  'twoFactorOn.title': 'Two-step sign-in is on',
  'twoFactorOn.text':
    'Signing in to your Shelfcount account now also takes a code from your authenticator app. Devices that were signed in are signed out.',
  'twoFactorOff.title': 'Two-step sign-in is off',
  'twoFactorOff.text': 'Your password alone now signs you in to your Shelfcount account.',
  'twoFactor.button': 'See your profile',
  'twoFactorOn.footer':
    'If it wasn’t you, turn it off in your profile now, then change your password. If you can’t sign in, contact whoever runs your Shelfcount.',
  'twoFactorOff.footer': 'If it wasn’t you, change your password and sign out everywhere.',
  'passkeyAdded.title': 'A passkey was added',
  'passkeyAdded.text':
    'You can now sign in to your Shelfcount account with the passkey “{name}”, without your password.',
  'passkeyAdded.footer':
    'If it wasn’t you, remove it in your profile now, then change your password.',
  'passkeyRemoved.title': 'A passkey was removed',
  'passkeyRemoved.text': 'The passkey “{name}” no longer signs in to your Shelfcount account.',
  'passkeyRemoved.footer': 'If it wasn’t you, change your password and sign out everywhere.',
  'signOn.title': '{organization} can sign you in',
  'signOn.text':
    'Your Shelfcount account can now be opened through the single sign-on of {organization}. Such a sign-in reaches {organization} only.',
  'signOn.takenOver':
    'The address of this account had never been confirmed. Its old password no longer works, and all devices were signed out.',
  'signOn.footer': 'If this surprises you, ask an owner of {organization}.',
} as const
