// What the scanner says about its shelf, its count and what it sends.

export default {
  title: 'Sync',
  close: 'Close',
  tryAgain: 'Try again',
  sendNow: 'Send now',
  signIn: 'Sign in',
  reload: 'Reload',
  remove: 'Remove',

  /** In the top bar, which has little room. */
  'chip.looking': 'Checking',
  'chip.sent': 'All sent',
  'chip.waiting': '{count, number} not sent',
  'chip.offline': 'Offline',
  'chip.offlineWaiting': 'Offline, {count, number} waiting',
  'chip.notSaved': 'Not saved',
  'chip.signedOut': 'Signed out',
  'chip.signIn': 'Sign in, {count, number} waiting',
  'chip.suspended': 'Suspended, {count, number} kept',
  'chip.reload': 'Reload, {count, number} waiting',
  'chip.rejected': '{count, number} rejected',
  'heard.offline': 'No network. Counts are kept on this phone.',
  'heard.signedOut': 'Signed out. Counts are kept on this phone.',
  'heard.suspended': 'Suspended. Counts are kept on this phone.',
  'heard.reload': 'Reload this page to send your counts.',
  'heard.rejected': 'Something was rejected.',

  'queue.none': 'Nothing waiting',
  'queue.waiting': '{work} not sent',
  'queue.rejected': '{work} rejected',
  'queue.since': 'Waiting since {time}.',
  'queue.sinceSyncing': 'Waiting since {time}. It will sync by itself.',
  'queue.foreign':
    '{count, plural, one {# entry} other {# entries}} from {name} will be sent when {name} signs in on this phone.',
  'queue.attention': 'Needs attention',
  'queue.count': 'Count',
  'queue.action':
    '{kind, select, take {Take {shelf}} submit {Submit {shelf}} exclude {Could not count {shelf}} other {Photo of {shelf}}}',
  'queue.unknownShelf': 'unknown shelf',
  'line.suspended': 'Suspended',
  'line.live': 'Connected',
  'line.reconnecting': 'Reconnecting',
  'line.offline': 'No network. Keep counting.',

  'note.signedOut':
    'You’re signed out. Everything you counted was sent. New counts stay on this phone until you sign in.',
  'note.signedOutWaiting':
    'You’re signed out. Your counts are kept on this phone. Sign in to send them.',
  'note.suspended':
    'Your organization is suspended. Your counts are kept on this phone and sent when it reopens.',
  'note.otherBuild': 'This page is out of date. Reload it to send your counts.',
  'note.full':
    'This phone is full, so the last count was not saved. Free up space, then count it again.',
  'note.closed':
    'Storage is off in this browser, so you can’t count here. Leave private browsing, or use another browser.',
  'note.outdated':
    'A newer version of this page is open on this phone. Reload before you continue. Earlier counts are safe.',
  'note.broken': 'The last count was not saved. Count it again.',
  'note.sendSoon':
    'This browser may delete unsent counts when the phone is full or a private window is closed. Send them before that.',
  'note.copySoon':
    'This browser may delete unsent counts when the phone is full or a private window is closed. Copy them as text to be safe.',
  'note.clock':
    'This phone’s clock is off by {time}. Counts are sent with the right time, but please set the clock.',
  'note.allSent': 'Everything you counted was sent. Nothing is waiting on this phone.',

  'items.none': 'The items are not on this phone yet.',
  'items.loading': '{count, plural, one {# item} other {# items}} on this phone, loading more',
  'items.ready': '{count, plural, one {# item} other {# items}} on this phone, works offline',

  'rail.signedOut': 'Signed out. New counts stay on this phone.',
  'rail.signedOutWaiting': 'Signed out. {count, number} kept on this phone.',
  'rail.held': '{count, number} held for your manager',

  'closed.suspended':
    '{organization} is suspended: {reason}. Your counts are kept on this phone and sent when it reopens.',
  'closed.archived':
    '{store} was archived. Rejected counts stay on this phone: copy them for your manager.',
  'closed.removed':
    'You’re no longer in {store}. Rejected counts stay on this phone: copy them for your manager.',
  'closed.passEnded':
    'Your day pass has ended. Counts still on this device are sent to the manager, who decides whether they count.',
  'closed.other':
    'You can no longer count here. Rejected counts stay on this phone: copy them for your manager.',

  someone: 'Someone else',
  'lost.excluded': '{shelf} was excluded from this count. Your counts are kept but not included.',
  'lost.open': '{shelf} is free again. Your counts are kept.',
  'lost.submitted': '{name} submitted {shelf}. Your counts are kept.',
  'lost.counting': '{name} is counting {shelf} now. Your counts are kept.',
  'lost.second': '{name} is counting {shelf}. Its second count is free.',
  'lost.takeSecond': 'Take it',
  'lost.other': 'Other shelf',
  'gone.shelf': 'This shelf is no longer part of the count.',
  'gone.named': '{shelf} is no longer part of this count.',
  'gone.again': '{shelf} has to be counted again from zero. Your earlier counts are kept.',
  'gone.notNeeded': 'Your count of {shelf} is no longer needed. It is kept.',
  'notHere.offline':
    'This count is not on this phone yet. Open it once with a network, then it works offline.',
  'notHere.loading': 'Loading shelves…',

  'pause.draft': 'Counting has not started',
  'pause.stopped': 'Counting is stopped',
  'pause.stoppedBy': 'Counting was stopped by {name}',
  'pause.closed': 'Counting is closed',
  'pause.closedBy': 'Counting was closed by {name}',
  'pause.cancelled': 'This count is canceled',
  'pause.cancelledBy': 'This count was canceled by {name}',
  'pause.why': '{pause}: {reason}',

  'held.note':
    '{count, plural, one {# count is} other {# counts are}} held for your manager, not lost. {reasons}',
  'held.after_submission': 'Counting was already closed.',
  'held.after_approval': 'This shelf was already approved.',
  'held.while_stopped': 'By this phone’s clock, counting was stopped then.',
  'held.impossible_time': 'This phone’s clock is wrong.',
  'held.impossible_quantity': 'The number is too large.',
  'held.handed_in_by_another': 'Someone else submitted this shelf.',
  'held.held_by_another': 'Someone else has this shelf.',
  'held.nobody_holds': 'This shelf is not assigned to you.',
  'held.pass_ended': 'Your day pass has ended.',
  'held.impossible_correction': 'It corrects a count that does not exist.',
  'held.unknown': 'Counting was stopped or closed, or someone else has this shelf.',
  'holding.approved': 'Held for your manager: already approved',
  'holding.submitted': 'Held for your manager: {name} submitted it',
  'holding.submittedByOther': 'Held for your manager: someone else submitted it',
  'holding.counting': 'Held for your manager: {name} is counting it',
  'holding.countedByOther': 'Held for your manager: someone else is counting it',
  'holding.notYours': 'Held for your manager: not your shelf',

  'submit.done': '{shelf} submitted',
  'submit.whenSent': '{shelf} will be submitted once it is sent',
  'submit.refused': '{shelf} was not submitted. {reason}',
  'submit.notSaved': 'Not saved on this phone. Try again.',
} as const
