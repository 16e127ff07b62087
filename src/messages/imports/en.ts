// A file becomes the items of a store, or its expected stock: from the drop to the end.

export default {
  title: 'Import a file',
  'kind.label': 'What is in the file',
  'kind.catalogue': 'Items',
  'kind.baseline': 'Items and expected stock',
  'kind.catalogueText': 'Codes, names, costs and pack sizes. Existing items are updated.',
  'kind.baselineText': 'Expected stock for your next audit of {store}.',

  // Steps.
  steps: 'Steps',
  'step.file': 'File',
  'step.check': 'Map and check',
  'step.confirm': 'Confirm',
  'step.done': 'Done',

  // Bringing a file.
  'drop.title': 'Drop your POS or spreadsheet file here',
  'drop.text': 'CSV, TSV, XLSX, XLS or ODS, from Shopify, Square, Lightspeed or your own file.',
  'drop.choose': 'Choose a file',
  'drop.nothingYet': 'Nothing is imported before you confirm.',
  'drop.template': 'Download a template',

  // How far a file is.
  'work.checking': 'Checking rows',
  'work.importing': 'Importing',
  'work.undoing': 'Undoing',
  'work.undoingText':
    'The items are being restored. You can leave this page; it continues on its own.',
  'work.catalogueText':
    'The items are being added to your catalog. You can leave this page; it continues on its own.',
  'work.baselineText':
    'The rows are being imported. They are used once the last one is in. You can leave this page; it continues on its own.',
  'progress.rows': '{done, plural, one {# row} other {# rows}}',
  'progress.of': '{done, number} of {total, number}',
  'progress.pace': '{done} · {pace, number} rows/s · about {left} left',
  'progress.change': 'Change',
  'counts.label': 'Rows',
  'counts.fine': '<b>{count}</b> fine',
  'counts.warned': '<b>{count}</b> with warnings',
  'counts.bad': '<b>{count}</b> with errors',

  // Map and check.
  'check.cancel': 'Cancel import',
  'check.noRows': 'There are no rows to import yet.',
  'check.text': 'Rows with errors are skipped until fixed. Nothing is imported before you confirm.',
  'check.repairs': '{count, plural, one {# fix is kept.} other {# fixes are kept.}}',
  'check.repairsWaiting':
    '{count, plural, one {# fix is kept} other {# fixes are kept}}; {waiting, plural, one {# comes back when its column is used again.} other {# come back when their column is used again.}}',
  'check.again': 'Check again',
  'check.continue': 'Continue',
  'check.continueLater': 'Continue when checked',

  // Confirming.
  'confirm.label': 'Confirm',
  'confirm.rows': '{count, plural, one {# row will be imported} other {# rows will be imported}}',
  'confirm.rowsAndSkipped':
    '{count, plural, one {# row will be imported} other {# rows will be imported}}, {skipped, plural, one {# row skipped} other {# rows skipped}}',
  'confirm.known':
    '{count, plural, one {# row of items you have} other {# rows of items you have}}',
  'confirm.new':
    '{items, plural, one {# new item} other {# new items}} in {rows, plural, one {# row} other {# rows}}',
  'confirm.lots':
    '{count, plural, one {# row with a lot, date or serial number, listed under its item} other {# rows with a lot, date or serial number, listed under their items}}',
  'confirm.compared':
    'Compared with current stock: {changed, number} changed, {added, number} new, {gone, number} gone',
  'confirm.replaces': 'Replaces {file}',
  'confirm.asWhole': 'These rows will count for the whole store.',
  'confirm.addShelves':
    '{count, plural, one {Add # shelf to the map} other {Add # shelves to the map}}',
  'confirm.addShelvesText': '{places}. Without them these rows count for the whole store.',
  'confirm.replace': 'This file is already in use. Replace it',
  'confirm.why': 'Counting has started. Why import now?',
  'confirm.whyMissing': 'Enter a reason.',
  'confirm.back': 'Back',
  'confirm.import': '{count, plural, one {Import # row} other {Import # rows}}',
  'skipped.bad': '{count, plural, one {# row with errors} other {# rows with errors}}',
  'skipped.byYou': '{count, plural, one {# row excluded by you} other {# rows excluded by you}}',
  'skipped.elsewhere':
    '{count, plural, one {# row of other locations} other {# rows of other locations}}',
  'places.room': '{room}: {codes}',
  'places.roomMore': '{room}: {codes} and others',
  'places.more': '{rooms}; and other rooms',
  'version.byHand': 'entered by hand',
  'version.of': '{file}, version {version, number}',

  // Done.
  'done.label': 'Done',
  'done.rows': '{count, plural, one {# row imported} other {# rows imported}}',
  'done.undone': '{file} was undone',
  'done.undoBaseline': 'You can undo this until counting starts.',
  'done.undoCatalogue':
    '{days, plural, one {You can undo this for # day. Items changed since then or used in an audit stay.} other {You can undo this for # days. Items changed since then or used in an audit stay.}}',
  'done.undo': 'Undo',
  'done.another': 'Import another file',
  'done.items': 'See the items',
  'done.audit': 'Go to the audit',
  'done.plan': 'Plan an audit',
  'done.before': 'The previous list is active again. New items stay.',
  'done.nothingBefore': 'There was no list before, so nothing is expected now. New items stay.',
  'done.replaced':
    '{file} was the expected stock. It has since been replaced by another file or an audit.',
  'done.isBaseline': '{file} is the expected stock now.',
  'done.isCatalogue': '{file} is in your catalog now.',
  'done.skipped': 'Skipped: {rows}.',
  'undone.removed': '{count, plural, one {# new item removed.} other {# new items removed.}}',
  'undone.restored':
    '{count, plural, one {# item is as it was before.} other {# items are as they were before.}}',
  'undone.kept':
    '{count, plural, one {# item stayed: changed since, or part of an audit.} other {# items stayed: changed since, or part of an audit.}}',

  // Earlier files.
  'past.title': 'Earlier files',
  'past.end':
    '{status, select, done {Imported} undone {Undone} failed {Not readable} other {Canceled}}',
  'past.several': 'for several stores',
  'past.open': 'Open',
  'past.openNamed': 'Open {file}',
  'past.all': 'Show all {count, number}',
  'version.hash': '{file}, SHA-256 <hash></hash>',
  'version.copy': 'Copy the whole SHA-256',
  'version.copied': 'Copied',

  // How the file is read, and what is left to do after it.
  limits:
    'CSV up to {csvRows, number} rows and {csvSize, number} MB, XLSX up to {xlsxRows, number} rows, ODS up to {odsRows, number} rows.',
  'read.encoding': 'Encoding',
  'read.separator': 'Separator',
  'read.comma': 'Comma',
  'read.semicolon': 'Semicolon',
  'read.tab': 'Tab',
  'read.bar': 'Bar',
  'read.aligned': 'Spaces, in columns',
  'read.sheet': 'Sheet',
  'read.decimals': 'Decimals',
  'read.point': 'Point, 1,234.56',
  'read.decimalComma': 'Comma, 1.234,56',
  'read.dates': 'Dates',
  'read.dayFirst': 'Day first, 31/12/2027',
  'read.monthFirst': 'Month first, 12/31/2027',
  'read.rowsOf': 'Rows of',
  'read.allSites': 'All locations',
  'file.cancelled': '{file} was canceled.',
  'file.another': 'Choose another file',
  'once.broken': '{count, number} with a broken barcode',
  'once.failing': '{count, number} with a wrong check digit',
  'once.missing': '{count, number} without a barcode',
  'once.text':
    '{count, plural, one {Scan this once: # item that no scanner finds with this file, {why}.} other {Scan these once: # items that no scanner finds with this file, {why}.}}',
  'once.download': 'Download the list',
  'once.row': 'Row',
  'once.sku': 'SKU',
  'once.name': 'Item name',
  'once.barcode': 'Barcode in the file',
  'once.work':
    '{count, plural, one {# item has no barcode that scans. Counters of this store find it under “My work”, and scan it once.} other {# items have no barcode that scans. Counters of this store find them under “My work”, and scan each of them once.}}',
  'once.inStore': 'Scan these once in {store}',

  // A file for several stores.
  'stores.count': '{count, plural, one {# store} other {# stores}}',
  'stores.label': 'Stores',
  'stores.holds':
    '{count, plural, one {This file has # of your stores} other {This file has # of your stores}}',
  'stores.names': '{count, plural, one {This file names # place} other {This file names # places}}',
  'stores.text': 'Each store you choose gets its own expected stock, all at the same time.',
  'stores.unlisted':
    '{count, plural, one {# row names more places, too many to list.} other {# rows name more places, too many to list.}}',
  'stores.skipOthers': '{count, plural, one {Skip the other #} other {Skip the other #}}',
  'stores.allColumns': 'See all columns',
  'stores.noneSkipped': 'Nothing is skipped.',
  'stores.check': '{count, plural, one {Check # store} other {Check # stores}}',
  'stores.noPlace': 'no place named',
  'stores.foreign': 'You can’t change {store}. It stays as it is.',
  'stores.someoneElses': 'You can’t change this store. It stays as it is.',
  'stores.of': 'Store of {place}',
  'stores.unknown': 'None of your stores has this name.',
  'stores.choose': 'Choose a store',
  'stores.skip': 'Skip',
  'stores.place':
    '{rows, plural, one {# row} other {# rows}} · {items, plural, one {# item} other {# items}} · {quantity} in total',
  'stores.open': '{count, plural, one {# place needs an answer.} other {# places need an answer.}}',
  'stores.twice': 'One store has two columns.',
  'stores.atLeastOne': 'Choose at least one store.',
  'stores.columnsOut': '{count, plural, one {# column skipped.} other {# columns skipped.}}',
  'stores.rowsOut':
    '{rows, plural, one {# row} other {# rows}} of {places, plural, one {# place} other {# places}} skipped.',
  'stores.rowsOutMany': '{rows, plural, one {# row} other {# rows}} of many places skipped.',

  // One import for several stores, from its check to the end.
  'group.checking': 'Every row is checked for each store. Nothing is imported before you confirm.',
  'group.importing':
    'The rows are being imported. All stores get their new expected stock at the same time. You can leave this page; it continues on its own.',
  'group.progress': '{stores}, {share}',
  'group.rows':
    '{rows, plural, one {# row} other {# rows}} for {stores, plural, one {# store} other {# stores}}',
  'group.together': 'All of them get their expected stock together, or none does.',
  'group.foreign':
    '{count, plural, one {You can’t change # store in this file. Someone who manages all of them has to confirm it.} other {You can’t change # stores in this file. Someone who manages all of them has to confirm it.}}',
  'group.change': 'Change stores',
  'group.import': '{count, plural, one {Import into # store} other {Import into # stores}}',
  'group.noRow': 'There are no rows to import.',
  'group.inFile': 'In the file: {names}',
  'group.inFileReplaces': 'In the file: {names} · {replaces}',
  'group.issuesOf': 'Issues of {store}',
  'group.hideIssues': 'Hide issues',
  'group.issues': '{count, plural, one {# row with issues} other {# rows with issues}}',
  'group.leftOut': 'Skipped, because they belong to none of these stores: {names}.',
  'group.done':
    '{count, plural, one {# store has new expected stock} other {# stores have new expected stock}}',
  'group.totals': '{items, plural, one {# item} other {# items}} · {quantity} expected',
  'group.replaced': 'Replaced since by another file or an audit.',
  'group.importsOf': 'Imports of {store}',
  'group.imports': 'Imports',
  'group.undo': 'You can undo this store by store, until counting starts there.',
  'group.storeChecking': 'Checking rows',
  'group.storeRows': '{count, plural, one {# row} other {# rows}}',
  'group.storeSkipped': '{count, plural, one {# row skipped} other {# rows skipped}}',
  'group.storeNew': '{count, plural, one {# new item} other {# new items}}',
  'group.storeCompared': '{changed, number} changed, {added, number} new, {gone, number} gone',
  'group.place': '{name} ({rows, plural, one {# row} other {# rows}})',
} as const
