// The first page of a store for its managers: what is left to prepare, or what runs.

export default {
  live: 'Shelves of {audit}',
  'live.open': 'Open dashboard',
  'live.count': 'Count on this device',
  'map.title': 'The store',
  'steps.title': 'Getting started',
  'steps.left': '{left, number} of {total, number} left',
  'steps.rooms': 'Rooms and shelves',
  'steps.roomsNone': 'Add what people will count',
  'steps.stock': 'Expected stock',
  'steps.stockReady': 'Your list is ready for the next count',
  'steps.stockNone': 'Import a list, or count without one',
  'steps.people': 'Counters',
  'steps.alone': 'Only you so far',
  'steps.peopleCount': '{count, plural, one {# person} other {# people}}',
  'steps.start': 'Start counting',
  'steps.startText': 'Everything is filled in for you',
} as const
