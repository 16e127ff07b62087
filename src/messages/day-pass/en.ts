// A helper without an account: joining a count by a code, and their day pass.

export default {
  'join.title': 'Join the count',
  'join.place': '{audit} in {store}',
  'join.name': 'Your name',
  'join.hint': 'Shown next to what you count.',
  'join.submit': 'Start counting',
  'join.again': 'Continue as {name}',
  'refused.unknown': 'This code doesn’t work. Ask the manager for a new one.',
  'refused.old': 'This code has changed. Scan the one on the screen now.',
  'refused.closed': 'This code has ended. Ask the manager for a new one.',
  'refused.not_started': 'Counting hasn’t started yet. Try again once it has.',
  'refused.over': 'This count is over.',
  'refused.full': 'There’s no room for another person. Ask the manager.',
  'refused.busy': 'Many people are joining right now. Try again in a minute.',
  'refused.offline': 'You’re offline. Connect, then try again.',
  'refused.failed': 'That didn’t work. Try again.',
  'refused.name': 'Type a name of up to 40 characters.',
  tryAgain: 'Try again',
  'signedIn.text':
    'You’re signed in as {name}. Count with your account, or sign out and scan the code again.',
  'signedIn.stores': 'Go to my stores',
  'signedIn.signOut': 'Sign out',
  'mine.title': 'Your day pass',
  'mine.running': '{name}, you can count in {store} until {time}.',
  'mine.count': 'Go to counting',
  'mine.ended': 'Your day pass for {store} has ended. Thank you for helping.',
  'mine.promise':
    'Counts still on this device are sent to the manager, who decides whether they count.',
  'mine.none': 'You don’t have a day pass. Scan the code in the store.',
} as const
