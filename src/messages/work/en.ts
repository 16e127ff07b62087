// What a counter has to do in a store.

export default {
  title: 'My work',
  'empty.title': 'Nothing to count',
  'empty.text': 'No count is running in this store. Shelves assigned to you will be listed here.',

  'mine.title': 'Mine',
  'mine.none': 'No shelves assigned to you.',
  'next.count': 'Count {place}',
  'next.continue': 'Continue {place}',

  'row.counting': 'Counting now',
  'row.countingItems': 'Counting now, {count, plural, one {# item} other {# items}}',
  'row.notStarted': 'Not started',
  'row.recount': 'Count again',
  'row.recountItems': 'Count again: {items}',
  'row.recountMore': 'Count again: {items} and {count, number} more',

  'free.title': 'Free to take',
  'free.row': 'Free',
  'free.all': 'Show all {count, number}',
  'free.notLoaded': 'The free shelves could not be loaded.',
  'take.button': 'Take',
  'take.named': 'Take {place}',
  'takeOver.button': 'Take over',
  'takeOver.named': 'Take over {place}',
  'taken.title': '{place} is taken',
  'taken.text': '{reason} Take another one.',

  'coverage.submitted':
    '{done, number} of {total, plural, one {# shelf} other {# shelves}} submitted',
  'coverage.named': '{audit}: {submitted}',
  'coverage.stopped': 'stopped',
  'coverage.ends': 'ends <time></time>',

  'day.title': 'My day',
  'day.notLoaded': 'Your day could not be loaded.',
  'day.shelves': 'shelves',
  'day.items': 'items',
  'day.units': 'units submitted',
  'day.counting': 'counting',
  'day.pace': 'items a minute',

  'none.title': 'No shelves assigned to you',
  'none.takeFree': 'Take one of the free shelves below.',
  'none.stopped': 'Counting is stopped. Your manager can restart it.',
  'none.notCounting': 'This audit is not being counted.',
  'none.assigned': 'A manager assigns shelves in this audit.',
  'none.allTaken': 'All shelves are taken or submitted.',
  'done.title': 'Submitted by me',
  'others.title': 'Assigned to others',
  'rooms.title': 'Rooms',
  'rooms.whole': 'Counted as a whole',
  'rooms.shelves': '{count, plural, one {# shelf} other {# shelves}}',

  // A room of a count: its shelves, who is where, and how far each shelf is.
  'room.title': 'Room',
  'room.named': 'Room, {audit}',
  'room.shelf': 'Shelf',
  'room.state': 'State',
  'room.who': 'Who',
  'room.items': 'Items',
  'room.units': 'Units',
  'room.last': 'Last count',
  'room.you': 'You',
  'room.nobody': 'No one',
  'room.round': 'Round {round, number}',
  'room.count': 'Count',
  'room.continue': 'Continue',
  'room.myCounts': 'My counts',
  'mode.first': 'First of two counts',
  'mode.second': 'Second of two counts',
  'mode.tieBreak': 'Tie-break',
  'mode.single': 'Counted once instead of twice',
  'compare.agreed': 'both agree',
  'compare.differs': '{count, plural, one {they differ on # item} other {they differ on # items}}',
  'compare.settled':
    '{count, plural, one {a third count settled # item} other {a third count settled # items}}',
  'compare.chosen':
    '{count, plural, one {chosen, they differ on # item} other {chosen, they differ on # items}}',

  // What was counted on one shelf.
  'counts.title': 'Counted on {place}',
  'counts.none': 'Nothing counted here yet.',
  'counts.items': '{count, plural, one {# item} other {# items}}',
  'counts.newest': '{count, plural, one {# count} other {# counts}}, newest first',
  'counts.more': 'Show more of {count, number}',
  'counts.unknown': 'Unknown code {code}',

  // One's own counting in one audit.
  'own.none': 'Shelves you take or are assigned, and what you count there, appear here.',
  titled: '{page}, {audit}',
} as const
