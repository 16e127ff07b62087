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
} as const
