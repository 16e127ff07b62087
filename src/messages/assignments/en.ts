// The pages where managers assign the shelves of an audit.

export default {
  // The board.
  'board.rail': 'People and details',
  'board.people': 'People',
  'board.shelves': '{count, plural, one {# shelf} other {# shelves}}',
  'board.selected': '{count, plural, one {# shelf selected} other {# shelves selected}}',
  'board.closed': 'Counting is closed. Assignments can’t be changed anymore.',
  'board.hint': 'Select shelves, then a person, or drag.',
  'board.selectOpen': 'Select {count, number} open',
  'board.none': 'No shelves to assign',
  'board.noneText': 'This store has no rooms yet. Add rooms and shelves first.',
  'board.addRooms': 'Add rooms',

  // The people beside it.
  'people.find': 'Find someone',
  'people.findPlaceholder': 'Find a name',
  'people.anyone': 'Anyone',
  'people.anyCanPick': 'Any counter can pick these',
  'people.unassigned': 'Unassigned',
  'people.you': '{name} (you)',
  'people.none': 'No shelves',
  'people.submitted': '{count, plural, one {# shelf submitted} other {# shelves submitted}}',
  'people.left': '{left, plural, one {# left} other {# left}}',
  'people.leftAndSubmitted':
    '{left, plural, one {# left} other {# left}}, {done, plural, one {# submitted} other {# submitted}}',
  'people.give': 'Assign {count, number}',
  'give.button': 'Assign {count, number} to…',
  'give.hint': 'Press G on a shelf',
  'give.find': 'Find someone to assign to',
  'give.more': '{count, plural, one {# more: type a name} other {# more: type a name}}',
  'give.none': 'No one named “{name}”',
  'give.done':
    '{count, plural, one {# shelf assigned to {name}} other {# shelves assigned to {name}}}',
  'give.opened': '{count, plural, one {# shelf open to anyone} other {# shelves open to anyone}}',

  // Actions on selected shelves.
  'bar.label': 'Selected shelves',
  'bar.selected': '{count, plural, one {# selected} other {# selected}}',
  'bar.clear': 'Clear',
  'bar.release': 'Open to anyone {count, number}',
  'bar.approve': 'Approve {count, number}',
  'bar.acceptOneCount': 'Accept one count {count, number}',
  'bar.askSecond': 'Request a second count {count, number}',
  'bar.recount': 'Count again {count, number}',
  'bar.exclude': 'Exclude {count, number}',
  'bar.include': 'Include again {count, number}',
  'bar.countTwice': 'Count twice {count, number}',
  'bar.countOnce': 'Count once {count, number}',
  'bar.remove': 'Remove {count, number}',

  // One shelf.
  'menu.label': 'More for {place}',
  'menu.counts': 'See counts',
  'menu.approve': 'Approve',
  'menu.acceptOneCount': 'Accept one count',
  'menu.askSecond': 'Request a second count',
  'menu.recount': 'Count again',
  'menu.exclude': 'Exclude',
  'menu.include': 'Include again',
  'menu.countTwice': 'Count twice, by two people',
  'menu.countOnce': 'Count once',
  'menu.remove': 'Remove from the audit',
  'menu.reassign': 'Reassign to',
  'menu.assign': 'Assign to',
  'facts.shelf': 'Shelf {place}',
  'facts.since': 'since <age></age>',
  'facts.counted': '{count, plural, one {# item} other {# items}}, {quantity} units',
  'facts.last': 'last count <age></age>',
  'facts.again': 'Counted again, round {round, number}',
  'facts.twice': 'Counted twice, by two people',
  'facts.reason': 'Reason: {reason}',
  'facts.open': 'Open {room}',
  'facts.counting': '{person}’s device, seen <age></age>: counting here',
  'facts.silent': '{person}’s device, seen <age></age>: offline, anyone can take over',
  'facts.countingWith': '{person} ({device}), seen <age></age>: counting here',
  'facts.silentWith': '{person} ({device}), seen <age></age>: offline, anyone can take over',
  'rounds.label': 'Rounds',
  'rounds.one': 'Round {round, number}',
  'rounds.items': '{count, plural, one {# item} other {# items}}',
  'rounds.used': 'current',
  'rounds.noOne': 'No one',
  'rounds.cancelled': 'canceled: {reason}',

  // A room.
  'room.select': 'Select the whole room',
  'room.deselect': 'Deselect room',
  'room.done': '{done, number} of {total, number} done',
  'room.open': 'Open the room',
  'room.remove': 'Remove room from the audit',

  // Questions before a change.
  'ask.removeRoom': 'Remove {room} from this audit?',
  'ask.removeRoomConfirm': 'Remove room',
  'ask.removeRoomText':
    'The room and its shelves are not counted in this audit. They stay in the store, and you can bring them back by assigning them. If something was already counted, exclude the shelf with a reason instead.',
  'ask.remove':
    '{count, plural, one {Remove # shelf from this audit?} other {Remove # shelves from this audit?}}',
  'ask.removeConfirm': '{count, plural, one {Remove # shelf} other {Remove # shelves}}',
  'ask.removeText': 'They are excluded from this audit. Assign them to bring them back.',
  'ask.exclude': '{count, plural, one {Exclude # shelf} other {Exclude # shelves}}',
  'ask.excludeExample': 'Freezer is being repaired',
  'ask.excludeText':
    'The shelf is marked done and its counts are not included. The reason appears in the results.',
  'ask.second':
    '{count, plural, one {Request a second count of # shelf} other {Request a second count of # shelves}}',
  'ask.secondConfirm': 'Request a second count',
  'ask.secondText':
    'The first count is not included until the second is in and both are compared. An audit in review opens for counting again.',
  'ask.recount': '{count, plural, one {Count # shelf again} other {Count # shelves again}}',
  'ask.recountText':
    'This starts a new blind count. Earlier counts are kept for reference but no longer included. A different person catches more mistakes.',
  'ask.who': 'Who counts',
  'ask.countedBefore': '{name} (counted it before)',
} as const
