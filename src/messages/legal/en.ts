// The privacy policy and the terms.

export default {
  'operator.someone': 'the operator of this installation',

  'privacy.title': 'Privacy policy',
  'privacy.lead': 'What this installation stores about you, why, and for how long.',
  'kept.title': 'What we store',
  'kept.you':
    'Your name, your email, whether you confirmed it, and a one-way hash of your password, so we can recognize you. A picture, if you add one.',
  'kept.places':
    'Your organizations, stores and roles, and what you enter there, so that you see what is yours and nothing else.',
  'kept.counts':
    'What you count: the item, the number, the shelf, the time, the device, and a note or a picture if you add one, so that the totals can be checked. It stays with the organization.',
  'kept.logins':
    'Each login: when it began, when it was last used, the network address and the browser, so that you can find and end one that isn’t yours. A login that isn’t used ends after seven days.',
  'kept.twoFactor':
    'If you turn on two-step sign-in: the key that your authenticator app shares with this installation, and your unused recovery codes, both encrypted. They are deleted when you turn it off.',
  'kept.passkeys':
    'Passkeys you add: their names, public keys, and when you last used each of them. The private half never leaves your device.',
  'kept.browsers':
    'Which browsers you signed in with, as a hash of a cookie, so that you get an email when your account is opened in a new one.',
  'kept.invitations':
    'Invitations: the email they were sent to, who sent them, for which stores, and what became of them. They stay in the organization’s list.',
  'kept.links':
    'Links for resetting a password, recovering an account or continuing on a phone, as a hash. They expire within minutes or an hour.',
  'kept.attempts':
    'How often someone tried to sign in, by network address and by a hash of the email, for about an hour, so that passwords can’t be guessed.',
  'kept.log':
    'The server log names pages that failed and how long they took. Tokens and passwords are never written to it.',

  'device.title': 'What stays on your device',
  'device.session':
    '<name>shelfcount.session_token</name>, a cookie that holds your login. Scripts can’t read it. It is removed when you sign out, and after seven days without use.',
  'device.twoFactor':
    '<name>shelfcount.two_factor</name>, for ten minutes between your password and your code, and <name>shelfcount.trust_device</name>, for 30 days if you choose not to be asked for a code on this device.',
  'device.passkey':
    '<name>shelfcount.passkey</name>, for five minutes while you sign in with a passkey or add one.',
  'device.browser':
    '<name>shelfcount.device</name>, a cookie with a random value that tells this browser from a new one when you sign in. It is removed after 400 days.',
  'device.return':
    '<name>shelfcount-return</name>, a cookie with the page you asked for before you signed in. It is removed after ten minutes.',
  'device.demo':
    '<name>shelfcount-demo</name>, a cookie that says you are looking at the demo, and nothing else. It is removed after four hours, when you leave the demo, and when you sign in.',
  'device.language': '<name>shelfcount-language</name>, a cookie with the language you chose.',
  'device.colors':
    '<name>shelfcount-color-scheme</name>, in the browser’s storage: the colors you chose.',
  'device.user':
    '<name>shelfcount-user</name> and <name>shelfcount-access</name>, in the same place: who was signed in last and in which stores, so that you can keep counting without signal. They are removed when you sign out.',
  'device.scanner':
    '<name>shelfcount-scanner</name>, in the same place, and a database in the browser: how the scanner is set up here, the list of items, and counts until they are sent.',
  'device.why':
    'All of it is needed for what you asked for. There are no cookies for advertising or tracking, and these pages load no code, fonts or pictures from anyone else.',

  'payments.title': 'Plans and payments',
  'payments.text':
    'For each organization we store its plan, its invoices, what was used of the plan and when, and whom it referred, to bill it and to show what a bill was for. Its bills carry the name and email of its first owner. People who work in the organization can see this much of it:',
  'payments.cards':
    'Card numbers are not stored, only the kind of card and its last four digits. If the operator has not connected a payment provider, payments are simulated: no money moves, and no one outside is told. If a provider such as Stripe is connected, you enter your card on the provider’s pages. The provider gets the organization’s name, the email and what is bought, and keeps them by its own rules and for as long as the law requires.',
  'readers.billing': 'Who sees what of an organization’s billing',
  'readers.organization': 'Of the organization',
  'readers.owners': 'Owners',
  'readers.team': 'Managers, scanners',
  'readers.you': 'Who sees what about you',
  'readers.ofYou': 'About you',
  'readers.managers': 'Owners, managers',
  'readers.scanners': 'Scanners',
  yes: 'Yes',
  no: 'No',
  'billing.plans': 'Its plans and add-ons, what they include, and whether they are active',
  'billing.limits': 'What is left of each limit, and what was used when',
  'billing.holder': 'The name and the email on its bills',
  'billing.card': 'The kind of its card and the last four digits',
  'billing.invoices': 'Its invoices',
  'billing.prices': 'What a change of plan would cost',
  'billing.dates': 'When it pays next, whether a payment is missing, and when a plan was canceled',
  'billing.trials': 'Which plans it has tried for free',
  'billing.rewards': 'Its credit, its rewards, and whom it referred',
  'billing.provider': 'How the payment provider and this installation identify it',
  'person.name': 'Your name and your picture',
  'person.role': 'Whether you are an owner, a manager or a scanner',
  'person.email': 'Your email',

  'sees.title': 'Who sees it',
  'sees.text':
    'People in your stores see what you count and change there, and about you what this table shows. People in other organizations see nothing about you.',
  'sees.operator':
    'The operator of this installation runs the server and can access what is stored on it. Emails to you pass through the mail server that the operator chose.',

  'end.title': 'Deleting your data',
  'end.text':
    'On your <profile>profile page</profile> you can download what is stored about you, change your name and picture, end logins and delete your account. Deleting is immediate and final: the account, the picture, the logins and the memberships are removed. An organization in which you are the only member is deleted too. What you did for an organization stays with it, without your name. An owner can delete an organization with everything stored about it.',
  'questions.title': 'Questions',
  'questions.text':
    'For corrections, or for anything else about your data, contact the operator of this installation: <operator></operator>.',

  'terms.title': 'Terms',
  'terms.lead': 'What you can expect here, and what is expected of you.',
  'terms.software': 'The software',
  'terms.softwareText':
    'Shelfcount is open source under the MIT license. It is provided as is, without warranty of any kind; the license has the details.',
  'terms.installation': 'This installation',
  'terms.installationText':
    'It is run by its operator, <operator></operator>, who maintains the server and its data and is responsible for both. The operator can suspend an organization and then tells its owners why. How often backups are made, and how long the service stays up, is also up to the operator.',
  'terms.data': 'Your data',
  'terms.dataText':
    'What you enter belongs to you and your organization. Owners decide who belongs to it and can remove people from it. What is stored about you is in the <privacy>privacy policy</privacy>.',
  'terms.part': 'Your part',
  'terms.partSecret': 'Keep your password and the codes for your phone to yourself.',
  'terms.partShare': 'Enter only what you are allowed to share with your organization.',
  'terms.partOthers':
    'Do not try to access what belongs to others, or to disrupt the service for them.',
  'terms.costs': 'What it costs',
  'terms.costsText':
    'What the <pricing>pricing page</pricing> says, and nothing without your agreement.',
  'terms.leaving': 'Leaving',
  'terms.leavingText':
    'You can leave an organization or delete your account at any time, and an owner can delete the organization. Deleting is final: there is no grace period.',
} as const
