// A person's stores, and a store's facts and settings.

export default {
  title: 'Stores',
  'none.title': 'No stores',
  'none.text': 'Stores belong to an organization. Set one up, or open your invitation link.',
  'none.setUp': 'Set up an organization',
  find: 'Find a store',
  'find.clear': 'Clear',
  'find.none': 'No store named “{name}”.',
  'list.add': 'Add a store',
  'list.noneYet': 'No stores yet. Add the first one, then its rooms, shelves and people.',
  'list.noneOpen': 'No store of this organization is open to you. Ask a manager to add you to one.',
  'suspended.title': 'Suspended by the operator of this service',
  'suspended.text': 'The stores are closed until it is opened again. Nothing was deleted.',
  'archived.title': 'Archived stores',
  'archived.on': 'Archived {day}',
  'archived.open': '{store} is open again',

  // Archiving a store.
  'archive.section': 'Archive the store',
  'archive.sectionText':
    'For a store that has closed. It disappears from all lists, and no one can open it until a manager restores it. Its counts are kept.',
  'archive.button': 'Archive store',
  'archive.ask': 'Archive {store}?',
  'archive.text':
    'The store disappears from all lists, and its team can no longer open it. Its rooms, shelves and counts are kept. A manager can restore it from the list of stores.',
  'archive.type': 'Type {store} to confirm',
  'archive.done': '{store} archived',
  cancel: 'Cancel',

  // Settings.
  'settings.title': 'Store settings',
  'settings.name': 'Name',
  'settings.nameText': 'Everyone in the store sees the new name right away.',
  'settings.currency': 'Currency',
  'settings.currencyText':
    'Used for costs and values. Audits already started keep theirs, and no amounts are converted: numbers in your lists are read in this currency.',
  'settings.appearance': 'Appearance',
  'settings.appearanceText': 'Saved on this device. Auto matches your system.',
  'rename.label': 'Store name',
  'rename.button': 'Rename',
  'rename.missing': 'Enter a name.',
  'rename.done': 'The store is now called {store}',
  'currency.label': 'Currency of the store',
  'currency.button': 'Change',
  'currency.done': 'The next audits use {code}, {name}',
  'currency.named': '{code}, {name}',
  'facts.title': 'Store',
  'facts.organization': 'Organization',
  'facts.role': 'Your role',

  // The manager's start page for a store.
  'admin.title': 'Manage the store',
  'admin.rooms': 'Rooms and shelves',
  'admin.roomsText': 'The map of the store, in walking order',
  'admin.roomsFacts':
    '{rooms, plural, one {# room} other {# rooms}}, {shelves, plural, one {# shelf} other {# shelves}}',
  'admin.team': 'Team',
  'admin.teamText': 'Who counts here, and who manages',
  'admin.teamFacts':
    '{managers, plural, one {# manager} other {# managers}}, {scanners, plural, one {# scanner} other {# scanners}}',
  'admin.items': 'Items',
  'admin.itemsText': 'Everything the store sells or keeps',
  'admin.journal': 'Journal',
  'admin.journalText': 'Who did what, and when',
  'admin.audits': 'Audits',
  'admin.auditsText': 'Running and finished audits',
  'admin.reports': 'Reports',
  'admin.reportsText': 'Differences, shrinkage and accuracy',
  'admin.settingsText': 'Store name and currency, appearance on this device, archive',
} as const
