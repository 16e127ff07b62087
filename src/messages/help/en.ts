// What each page of a manager is for, in three short sentences, and the keys.

export default {
  title: 'What this page is for',
  keys: 'Keys',
  'key.find': 'Find anything',
  'key.help': 'Open this help',
  'key.review': 'Accept, recount or reject in a review',
  'key.move': 'Go to the next or previous line in a review',
  'key.close': 'Close what is open',
  overview:
    'This is where your store starts. It shows what is running and what waits for you. Start a count from here, or open one that is running.',
  audits:
    'Every count of this store is listed here. Running ones come first, finished ones below. Open one to follow it, review it or see its results.',
  newAudit:
    'Name and rules are filled in, so you can start right away. Choose whether to compare with expected stock. Everything else is under Options.',
  dashboard:
    'Follow a count live, shelf by shelf. The list under the headline says what is open before you can submit. Select a shelf to assign it, exclude it or have it counted again.',
  inventory:
    'What should be there, and what happened to it. Import expected stock here until counting starts. Unknown codes and counts that were set aside are settled here too.',
  assignments:
    'Decide who counts which shelves. Select shelves, then a person, or drag them. Any counter can pick unassigned shelves if your rules allow it.',
  results:
    'Differences between counted and expected stock, with their likely causes. Accept a line, have it recounted, or reject it. When every line is decided, complete the audit to seal it.',
  rooms:
    'The map of your store. Rooms hold shelves, and a shelf is what one person counts in one go. Add ranges of shelves, rename them and print their labels.',
  items:
    'Everything that can be counted, with its barcodes and costs. Search by name, SKU or barcode. Open an item to change it, or import a file for many at once.',
  team: 'The people of this store. Managers run counts; counters scan. Invite people by email, link or QR code.',
  reports:
    'Figures of finished counts: accuracy, shrinkage and pace. Filter by store, time or category. Download any table as a file.',
  journal: 'Who did what, and when. Entries can’t be changed. Filter by person, kind or day.',
  settings:
    'Name, currency and access of this store. Archive it here when it closes. Nothing that was counted is lost.',
  organization:
    'Settings of your organization. Choose a part on the left. Only owners see plans, AI and deletion.',
  other: 'Use Find to get anywhere. Your store stays selected while you are here.',
} as const
