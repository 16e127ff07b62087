// The audits of a store, in a list.

export default {
  title: 'Audits',
  'new': 'New audit',
  'list.inProgress': 'In progress',
  'list.history': 'History',
  'list.notLoaded': 'The history could not be loaded.',
  'list.moreNotLoaded': 'More of the history could not be loaded.',
  'list.noneFinished': 'No finished audits yet.',
  'list.showMore': 'Show {count, number} more of {left, number}',
  'list.filter': 'Show only',
  'list.all': 'All',
  'list.showAll': 'Show all',
  'list.noneOf':
    '{status, select, draft {No drafts in this store.} active {No active audits in this store.} stopped {No stopped audits in this store.} submitted {No audits waiting for review in this store.} completed {No completed audits in this store.} other {No canceled audits in this store.}}',
  'list.total': '{count, plural, one {# audit} other {# audits}}',
  'list.totalRunning':
    '{count, plural, one {# audit} other {# audits}}, {running, number} in progress',

  // One line about an audit.
  'row.notStarted': 'Not started',
  'row.noShelf': 'No shelves counted',
  'row.done': '{done, number} of {shelves, plural, one {# shelf} other {# shelves}} done',
  'row.stores': '{count, plural, one {# store} other {# stores}}',
  'row.match': '{share} of lines match',
  'row.ended': 'Ended {clock}',
  'row.planned': 'Planned {clock}',
  'row.started': 'Started {duration} ago',
  'row.due': 'due {clock}',
  'row.overdue': 'overdue since {clock}',

  // Before the first audit.
  'empty.title': 'No audits yet',
  'empty.addRooms': 'Add rooms and shelves',
  'empty.noRooms': 'An audit counts a store shelf by shelf. Add rooms and shelves first.',
  'empty.plan': 'Plan the first audit',
  'empty.text':
    'Plan it, have your team count, review the differences, and seal the result. {shelves, plural, one {# shelf is} other {# shelves are}} ready to count.',

  // One of two independent counts is accepted alone.
  'lone.open': 'Accept one count…',
  'lone.title': 'Accept one count on {shelves, plural, one {# shelf} other {# shelves}}',
  'lone.confirm': 'Accept one count',
  'lone.example': 'For example: the second counter is ill',
  'lone.text':
    'The submitted count is used for each shelf; the other is canceled. Results, reports and the seal will say that these shelves were counted once instead of twice, and why. You can ask for the second count again until the audit is completed.',

  // After a code was resolved: some of its scans are of objects that were already counted.
  repeated:
    '{count, plural, one {# scan adds nothing: its serial number was counted already.} other {# scans add nothing: their serial numbers were counted already.}}',
} as const
