// Texts that any page may need.

export default {
  /** Why something was refused, by the code of the refusal. */
  'fault.unauthenticated': 'Sign in to continue.',
  'fault.forbidden': 'Your role does not allow this.',
  'fault.suspended': 'This organization is suspended.',
  'fault.read_only': 'This is a demo. Nothing is saved here.',
  'fault.not_found': 'Not found.',
  'fault.invalid_argument': 'This input is not valid.',
  'fault.conflict': 'Someone else changed this in the meantime.',
  'fault.illegal_transition': 'This step is not possible now.',
  'fault.requirement_unmet': 'The organization asks for a safer sign-in. Your profile says how.',
  'fault.limit_reached': 'You’ve reached the limit of your plan.',
  'fault.rate_limited': 'Too many requests. Try again in a moment.',
  'fault.unavailable': 'The service is not available right now.',
  'failure.noConnection': 'No connection. Try again.',
  'failure.unexpected': 'Something went wrong. Try again.',
  tryAgain: 'Try again',
  /** A time on another day: “Nov 14, 3:30 pm”. */
  'clock.onDay': '{day}, {clock}',
  'rows.notLoaded': 'These rows could not be loaded.',

  cancel: 'Cancel',
  undo: 'Undo',
  'age.now': 'now',
  /** How long ago: “9 min ago”. */
  'age.ago': '{age} ago',
  'appearance.title': 'Appearance',
  'appearance.light': 'Light',
  'appearance.dark': 'Dark',
  'appearance.auto': 'Auto',

  // Shown instead of a page.
  'error.title': 'Something went wrong!',
  'error.show': 'Show error',
  'error.hide': 'Hide error',
  'notFound.title': 'Not Found',
  'notFound.text': 'This page doesn’t exist, or you don’t have access.',
  'notFound.home': 'Go to home page',
  'notFound.stores': 'Go to my stores',
  'managersOnly.title': 'For managers',
  'managersOnly.text':
    'Only managers of this store can open this page. Ask one of them if you need access.',
  'opening.title': 'Opening Shelfcount',
  'opening.text': 'Still loading…',
  'noConnection.title': 'No connection',
  'noConnection.text':
    'This page opens by itself when you’re back online. Counts that haven’t been sent stay on this device.',
  'signedOut.title': 'You are signed out',
  'signedOut.text': 'Your session ended on this device or from another one.',
  'signedOut.signIn': 'Sign in again',

  // Signing out, and the link that signs a phone in.
  'signOut.open': 'You are still signed in.',
  'signOut.unknown':
    'We couldn’t confirm that you’re signed out. This page checks again when the network is back.',
  'handOver.title': 'Continue as {name}?',
  'handOver.continue': 'Continue as {name}',
  'handOver.stay': 'Stay {name}',
  'handOver.text':
    'You are signed in as <strong>{current}</strong> ({currentEmail}). The link you opened signs this browser in as <strong>{next}</strong> ({nextEmail}).',
  'handOver.kept': 'Counts by {name} that haven’t been sent stay on this device.',
  'handOver.refused': 'Code not accepted',
  'handOver.refusedText': 'It has expired or was already used. Get a new one, or sign in here.',

  // Dialogs, lists, notes and files.
  'reason.label': 'Reason',
  'reason.optional': 'Reason (optional)',
  'reason.missing': 'Enter a reason.',
  'restore.button': 'Restore',
  'restore.named': 'Restore {name}',
  'more.shown': '{shown, number} of {total, number} shown',
  'more.button': 'Show {count, number} more',
  'print.button': 'Print',
  'print.rest': 'The first {shown, number} of {total, number}. Download a file to get all of them.',
  'files.excel': 'Excel workbook',
  'files.csv': 'CSV',
  'files.making': 'Preparing the file. You can keep working.',
  'files.saved': '{name} saved.',
  'files.savedMany': '{count, plural, one {# file saved.} other {# files saved.}}',
  'files.notSaved': 'The file was not saved. {reason}',
  'files.lost': 'The connection was lost.',
  'files.ready': '{name} is ready. You can download it for one day.',
  'files.download': 'Download',
  'toasts.label': 'Account messages',
  'toasts.close': 'Close message',
  'result.label': 'Result',
  'sorting.help': 'Press Space to lift, arrow keys to move, Space to drop, Escape to put back.',
  'sorting.lifted': '{name} lifted at place {place, number} of {count, number}.',
  'sorting.moved': '{name} moved to place {place, number} of {count, number}.',
  'sorting.dropped': '{name} dropped at place {place, number} of {count, number}.',
  'sorting.back': '{name} is back at place {place, number} of {count, number}.',

  /** Before signing in: “Language: Deutsch”. */
  'language.current': 'Language: {name}',
} as const
