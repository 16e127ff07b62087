// Passkeys of a person’s own account: adding, renaming, removing.

export default {
  title: 'Passkeys',
  text: 'Sign in with your fingerprint, your face or your screen lock instead of a password. A passkey stays on your device or in your password manager, and needs no code besides.',
  'unconfirmed.text':
    'Once your email address is confirmed, you can sign in with your fingerprint or your face instead of a password.',
  unsupported: 'This browser can’t add passkeys at this address.',
  list: 'Your passkeys',
  unnamed: 'Passkey',
  since: 'Added {time}',
  used: 'last used {time}',
  unused: 'not used yet',
  add: 'Add a passkey',
  'add.lead': 'Enter your password, then confirm on your device.',
  'add.name': 'Name of the passkey',
  'add.nameNote': 'Helps you tell it from others, like “Work phone”.',
  'add.submit': 'Continue',
  'add.refused': 'No passkey was added. Try again, and check that this device has a screen lock.',
  'add.there': 'This device already has a passkey for your account.',
  added: 'You can now sign in with “{name}”',
  rename: 'Rename',
  'rename.named': 'Rename {name}',
  'rename.save': 'Save name',
  remove: 'Remove',
  'remove.named': 'Remove {name}',
  'remove.text':
    '“{name}” will no longer sign you in. You can delete it on the device that keeps it, too.',
} as const
