// Signing in and up, new passwords, and getting back in.

export default {
  // Fields, and what is wrong with them.
  'email.label': 'Email',
  'email.confirmed': 'Confirmed by the link you opened.',
  'email.required': 'Email is required',
  'email.invalid': 'Enter a valid email address.',
  'email.letters': 'Use letters without accents, as in name@example.com.',
  'email.taken': 'This email already has an account. Sign in, or reset the password.',
  'name.label': 'Your name',
  'name.note': 'Your team sees this next to your counts.',
  'name.required': 'Name is required',
  'name.tooLong': 'A name has at most {count, plural, one {# character} other {# characters}}.',
  'password.label': 'Password',
  'password.new': 'New password',
  'password.note': 'At least {count, plural, one {# character} other {# characters}}.',
  'password.required': 'Password is required',
  'password.tooShort':
    'Password must be at least {count, plural, one {# character} other {# characters}} long',
  'password.tooLong':
    'Password must be at most {count, plural, one {# character} other {# characters}} long',
  'password.current': 'Current password',
  'password.again': 'New password again',
  'password.currentRequired': 'Current password is required',
  'password.newRequired': 'New password is required',
  'password.confirmRequired': 'Please confirm your new password',
  'password.mismatch': 'Passwords do not match',
  'form.noScript': 'Turn on JavaScript and reload the page.',

  // Why the service refused.
  'refused.credentials': 'The email or the password is wrong.',
  'refused.attemptsSeconds':
    'Too many attempts. Try again in {count, plural, one {# second} other {# seconds}}.',
  'refused.attemptsMinutes':
    'Too many attempts. Try again in {count, plural, one {# minute} other {# minutes}}.',

  'signIn.title': 'Sign in',
  'signIn.submit': 'Sign in',
  'signIn.toContinue': 'Sign in to continue to the page you asked for.',
  'signIn.toAccept': 'Sign in to accept the invitation.',
  'signIn.forgot': 'Forgot your password?',
  'signIn.newHere': 'New here? <link>Create an account</link>',

  'signUp.title': 'Create an account',
  'signUp.submit': 'Create account',
  'signUp.toAccept': 'Create an account to accept the invitation.',
  'signUp.haveAccount': 'Already have an account? <link>Sign in</link>',
  'signUp.consent':
    'By creating an account you agree to the <terms>terms</terms>. See our <privacy>privacy policy</privacy>.',
  'signUp.recovered':
    'There is no account with this email. A new one starts empty: ask your team to invite you again.',
  'signUp.recoveryEnded':
    'The recovery link has expired or was already used. You can create an account without it, or request a new link.',

  'invited.to':
    '{by, select, known {{inviter} invited you to {organization}.} other {You’re invited to {organization}.}} {page, select, signIn {Sign in to accept.} other {Create an account to accept.}}',
  /** Said to someone who came with an invitation that has ended. */
  'invited.ended':
    '{state, select, expired {This invitation has expired. Ask for a new one.} revoked {This invitation was withdrawn.} accepted {This invitation has already been used.} declined {This invitation was declined.} other {This link does not belong to any invitation.}} {page, select, signIn {You can still sign in.} other {You can create an account without it.}}',

  'forgot.title': 'Reset your password',
  'forgot.lead': 'Enter your email. We’ll send you a reset link.',
  'forgot.sent':
    'If there is an account with this email, a reset link is on its way. It works once and expires in an hour.',
  'forgot.recover': 'Lost your account? Recover it',

  'link.send': 'Send the link',
  'link.back': 'Back to sign in',
  'link.checkMail': 'Check your email',
  'link.askOperator': 'Ask for your link',
  'link.noMailServer':
    'Email isn’t set up here. If there is a link for you, your administrator can give it to you. It works once and expires in an hour.',
  'link.sentTo':
    'Sent to <strong>{email}</strong>. Nothing after a few minutes? Check your spam folder and the address.',
  'link.kept': 'Requested for <strong>{email}</strong>.',
  'link.otherEmail': 'Use another email',
  'link.ended': 'Link expired',
  'link.endedLead': 'This link has expired or was already used.',
  'link.request': 'Request a link',
  'link.requestNew': 'Request a new link',
  'link.checking': 'Checking the link',
  'link.notChecked': 'The link could not be checked. {reason}',

  'reset.title': 'Set a new password',
  'reset.submit': 'Set password',
  'reset.openLink': 'Open the reset link in your email.',
  'reset.done': 'Your new password is set',
  'reset.doneLead': 'The old password no longer works, and all devices were signed out.',

  'language.title': 'Language',
  'language.text': 'Used on every device you sign in on, and in emails to you.',
  'language.notSaved': 'Your language could not be saved. {reason}',

  'recover.title': 'Recover an account',
  'recover.lead':
    'Enter your email. We’ll send you a link to set a new password, or to start over if the account no longer exists.',
  'recover.sent':
    'A link is on its way, whether or not there is an account with this email. It works once and expires in an hour.',
  'recover.ownTitle': 'Recover your account',
  'recover.choose':
    'Choose a new password. You’ll be signed in here and signed out everywhere else.',
  'recover.submit': 'Set password and sign in',

  'link.mailbox': 'Open the development mailbox',

  // The code that signing in takes besides the password.
  'code.label': 'Code',
  'code.required': 'Enter the six digits from your authenticator app.',
  'code.wrong': 'That code isn’t right. Wait for the next one and try again.',
  'recoveryCode.label': 'Recovery code',
  'recoveryCode.required': 'Enter a recovery code.',
  'recoveryCode.wrong': 'That recovery code isn’t right, or it was used before.',
  'password.wrong': 'That password isn’t right.',
  'refused.signInOver': 'This sign-in took too long or had too many wrong codes. Sign in again.',
  'refused.alreadyDone': 'This was already done elsewhere. Reload the page.',
  'secondStep.title': 'Enter your code',
  'secondStep.lead': 'Open your authenticator app and enter the six digits for Shelfcount.',
  'secondStep.recoveryLead': 'Enter one of the recovery codes you kept. Each works once.',
  'secondStep.trust': 'Don’t ask again on this device for 30 days',
  'secondStep.useRecovery': 'Use a recovery code instead',
  'secondStep.useCode': 'Use the authenticator app instead',

  // Signing in with a passkey.
  'signIn.passkey': 'Use a passkey',
  'passkey.unknown': 'This passkey isn’t known here. Sign in with your password.',
  'passkey.failed': 'That didn’t work. Try again, or sign in with your password.',
  'passkey.elsewhere': 'Passkeys don’t work at this address. Sign in with your password.',

  // Signing in with an identity provider of an organization.
  'signIn.signOn': 'Use single sign-on',
  'signOn.title': 'Sign in with your organization',
  'signOn.lead':
    'Enter your work email. You’ll sign in where your organization keeps its accounts.',
  'signOn.submit': 'Continue',
  'signOn.usePassword': 'Use a password instead',
  'signOn.off': 'Single sign-on isn’t set up for this address. Sign in with your password.',
  'signOn.over': 'That sign-in took too long or was started elsewhere. Start again.',
  'signOn.provider':
    'Your organization’s sign-in didn’t confirm who you are. Try again, or ask your IT team.',
  'signOn.unreachable': 'Your organization’s sign-in didn’t answer. Try again in a few minutes.',
  'signOn.address':
    'Your organization’s sign-in didn’t confirm this email address. Ask your IT team.',
  'signOn.operator': 'This account doesn’t use single sign-on. Sign in with your password.',
  'signOn.removed': 'You’re no longer a member of this organization. Ask an owner to invite you.',
  'signOn.not_invited': 'You’re not a member of this organization yet. Ask an owner to invite you.',
  'signOn.no_seat': 'This organization has no room for another member. Ask an owner.',
  'signOn.suspended': 'This organization is suspended.',
} as const
