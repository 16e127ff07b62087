// From the new account to the first scan: an organization, a store, its rooms, and a count.

export default {
  // The first screen after signing up, and the choices for a new store.
  'first.title': 'Drop your list, or just start scanning',
  'first.lead': 'We fill in names and rules for you. You can change everything later.',
  'first.list': 'Drop your stock list here',
  'first.listText':
    'Or choose a file: CSV, TSV, XLSX, XLS or ODS. Shelves named in it are added to your store.',
  'first.listBusy': 'Reading {name}',
  'first.scan': 'Start scanning',
  'first.scanText': 'No list needed. Count the store as one room, on this device or on phones.',
  'first.scanBusy': 'Preparing your count',
  'first.other': 'Prefer to set things up first?',
  'first.otherText':
    'Name your organization, then set up rooms and shelves or open a sample store.',
  'first.several': 'Drop one file at a time.',
  // Names until people choose better ones.
  'first.organization': '{name}’s stores',
  'first.organizationUnnamed': 'My stores',
  'first.store': 'My store',
  'first.room': 'Shop floor',
  'first.audit': 'Stocktake {day}',

  'organization.title': 'Set up your organization',
  'organization.name': 'Organization name',
  'organization.create': 'Create organization',
  'organization.invited':
    'Joining a team? Open your invitation link, or see <link>your memberships</link>.',

  'store.pageTitle': 'Set up a store',
  'store.first': 'Set up your first store',
  'store.another': 'Add a store',
  'store.lead': 'Choose how to start. You can change everything later.',
  'store.organization': 'Organization',
  'store.later': 'Skip for now',
  'store.existing':
    '{organization} has {names}{more, plural, =0 {} one { and # more store} other { and # more stores}}.',
  'store.goToMine': 'Go to my stores',
  'store.name': 'Store name',
  'store.namePlaceholder': 'For example Harbor Street',
  'store.currency': 'Currency',
  'store.currencyText': 'Used for costs and values.',

  'door.draw': 'Set up rooms and shelves',
  'door.drawText': 'Name the rooms and say how many shelves each has.',
  'door.sample': 'Start with a sample store',
  'door.sampleText': 'With items, a running count and a finished one. Not part of your plan.',
  'door.one': 'Start with one room',
  'door.oneText': 'Count the store as one room. Add shelves any time.',

  'one.name': 'Room name',
  'one.text': 'A room without shelves is counted as a whole.',
  'one.create': 'Create store with one room',

  'rooms.room': 'Room',
  'rooms.placeholder': 'For example Shop floor',
  'rooms.new': 'New room',
  'rooms.prefix': 'Shelf prefix',
  'rooms.shelves': 'Shelves',
  'rooms.remove': 'Remove {name}',
  'rooms.removeNew': 'Remove this room',
  'rooms.add': 'Add a room',
  'rooms.paste': 'Tip: paste a list of rooms and shelf counts.',
  'rooms.createNone': 'Create store',
  'rooms.createRooms': 'Create store with {count, plural, one {# room} other {# rooms}}',
  'rooms.createShelves': 'Create store with {count, plural, one {# shelf} other {# shelves}}',
  'rooms.tooManyShelves': 'You can add up to {count, number} shelves at once. Add the rest later.',
  'rooms.tooManyRooms': 'You can add up to {count, number} rooms at once. Add the rest later.',
  'rooms.nameless': 'Name this room.',
  'rooms.nameTooLong': 'A name has at most {count, number} characters.',
  'rooms.count': 'From 0 to {count, number} shelves.',
  'rooms.codeUnfit': 'This prefix makes codes that are too long. Use a shorter one.',
  'rooms.taken': '{code} is already in {room}.',
  'rooms.later': 'You can add and rename rooms and shelves at any time.',
  'rooms.preview': 'Preview of your store',
  'rooms.total':
    '{shelves, plural, one {# shelf} other {# shelves}} <in>in {rooms, plural, one {# room} other {# rooms}}</in>',
  'rooms.nothing': 'Your shelves appear here as you add rooms.',
  'rooms.unnamed': 'Room without a name',

  // The stock list of a new store.
  'list.another': 'Choose another list',
  'list.add': 'Upload your stock list',
  'list.remove': 'Remove',
  'list.uploading': 'Uploading, {share}',
  'list.checkedNext': 'We’ll check {file} next.',
  'list.optional':
    'Optional. CSV up to {csvRows, number} rows and {csvSize, number} MB, XLSX up to {xlsxRows, number} rows, ODS up to {odsRows, number} rows.',
} as const
