// What is waiting on a device, and why some of it was rejected.

export default {
  /** Parts of a list: “2 counts, 1 taken shelf, and 1 submission”. */
  'work.counts': '{count, plural, one {# count} other {# counts}}',
  'work.taken': '{count, plural, one {# taken shelf} other {# taken shelves}}',
  'work.submitted': '{count, plural, one {# submission} other {# submissions}}',
  'work.photos': '{count, plural, one {# photo} other {# photos}}',
  'work.entries': '{count, plural, one {# entry} other {# entries}}',

  'unsent.soon': '{work} not sent yet. Sent automatically when you’re online.',
  'unsent.signedOut': '{work} not sent yet. Sign in again to send.',
  'unsent.suspended': '{work} not sent yet. Kept on this device until the organization reopens.',
  'rejected.inScanner':
    '{work} rejected: open the scanner, or <save>save a copy for your manager</save>.',
  'rejected.copy': '{work} rejected: <save>save a copy for your manager</save>.',
  'rejected.photos':
    '{count, plural, one {# photo} other {# photos}} rejected: save a copy in the scanner.',
  'count.continue': 'Continue counting: {audit}',

  /** Why the server refused something; it stays on the phone. */
  'why.closed': 'This count was deleted, or you no longer have access.',
  'why.checkAgain':
    'Your total and your scans don’t match. Check the shelf, then enter the total again.',
  'why.notActive': 'Counting is stopped or closed.',
  'why.countAgain': 'This shelf has to be counted again from zero. Your earlier counts are kept.',
  'why.notNeeded': 'This count is no longer needed. Your counts are kept.',
  'why.notSent': 'Some counts have not arrived yet. Try again in a moment.',
  'why.nothingCounted': 'Nothing was counted here. Mark the shelf as empty.',
  'why.otherPerson': 'This shelf is counted twice, by different people. You did the first count.',
  'why.notYours': 'This shelf is not yours.',
  'why.assigned': 'A manager assigns shelves in this audit.',
  'why.counting': '{name} is counting this shelf.',
  'why.assignedTo': 'This shelf is assigned to {name}.',
  'why.submitted': '{name} already submitted this shelf.',
  'why.noPhoto': 'The photo has not arrived yet.',
  'why.tooLarge': 'This number is too large.',
} as const
