// What should be in a store, what was counted of it, and codes and counts that wait for a manager.

export default {
  title: 'Inventory',
  parts: 'Parts of the inventory',
  'part.items': 'Items',
  'part.unknown': 'Unknown codes',
  'part.setAside': 'Counts set aside',
  notLoaded:
    '{part, select, items {The items could not be loaded.} unknown {The codes could not be loaded.} moreCodes {More codes could not be loaded.} other {The counts could not be loaded.}}',
  items: '{count, plural, one {# item} other {# items}}',

  // What counts are compared with.
  'stock.label': 'Expected stock',
  'stock.close': 'Close the import',
  'stock.import': 'Import expected stock',
  'stock.items': '{count, plural, one {# item expected} other {# items expected}}',
  'stock.units': '{quantity} units',
  'stock.version': '{file}, version {version, number}',
  'stock.versionAt': '{file}, version {version, number}, <clock></clock>',
  'stock.byHand': 'Entered by hand',
  'stock.perShelf': 'quantities per shelf',
  'stock.wholeStore': 'quantities for the whole store',
  'stock.fromStore': 'came with the store',
  'stock.none': 'No expected stock',
  'stock.noneText': 'Import your stock list, and counts are compared with it.',
  'stock.withoutText':
    'This audit runs without expected stock: you’ll see what’s there, not what’s missing.',

  // The list of items.
  'find.label': 'Find an item',
  'find.placeholder': 'Name, SKU or barcode',
  'find.clear': 'Clear search',
  'find.none': 'No items match',
  'find.noneText': 'No name, SKU or category contains “{text}”.',
  'find.isCode': '{code} is {item}',
  'find.show': 'Show it',
  'empty.title': 'Nothing expected and nothing counted',
  'empty.text': 'Items appear here once expected stock is imported or something is counted.',
  'column.item': 'Item',
  'column.category': 'Category',
  'column.cost': 'Unit cost',
  'column.expected': 'Expected',
  'column.counted': 'Counted',
  'column.countedSoFar': 'Counted so far',
  notExpected: 'not expected',
  'picker.label': 'Which item',
  'picker.found': 'Items found',
  'picker.none': 'No items match “{text}”.',

  // Of an audit that is over.
  'over.cancelled': 'This audit was canceled, so its counts are not used.',
  'over.completed': 'This audit is completed and sealed. This list can’t be changed anymore.',
  'over.addCode':
    'Add the code to its <link>item in the catalog</link>, and the next audit recognizes it.',

  // Counts that were set aside.
  'aside.none': 'No counts waiting',
  'aside.noneText':
    'Counts are set aside when they are made on someone else’s shelf, while counting is stopped or closed, or when they can’t be right. You decide here whether to include them.',
  'aside.someone': 'Someone',
  'aside.on':
    '{person} · {count, plural, one {# count on one device} other {# counts on one device}}',
  'aside.onHandheld':
    '{person} · {count, plural, one {# count on {device}} other {# counts on {device}}}',
  'aside.why': 'Set aside: {reasons}',
  'aside.whyOf': 'Set aside: {reasons} ({person})',
  'aside.exclude': 'Exclude {count, number}',
  'aside.include': 'Include {count, number}',
  'aside.newest': 'Counts, newest first',
  'aside.more': 'Show more of {total, number}',
  'aside.includeTitle': 'Include these counts',
  'aside.excludeTitle': 'Exclude these counts',
  'aside.includeText':
    'They are added to the totals of their shelf as if they had arrived in time. Serial numbers that were already counted add nothing.',
  'aside.excludeText': 'They are kept for reference but not included.',

  // Unknown codes.
  'codes.which': 'Which unknown codes',
  'codes.state': '{state, select, waiting {Waiting} parked {Set aside} other {Resolved}}',
  'codes.none':
    '{state, select, waiting {No unknown codes} parked {No codes set aside} other {No resolved codes yet}}',
  'codes.noneText': 'Unknown codes are kept with their counts. Here you say what they are.',
  'codes.total': '{count, plural, one {# code} other {# codes}}',
  'codes.more': 'Show more',
  'codes.scans': '{count, plural, one {# scan} other {# scans}}',
  'code.between': 'between {before} and {after}',
  'code.after': 'after {item}',
  'code.before': 'before {item}',
  'code.isItem': 'Counted as {item}',
  'code.isItems': 'Counted as {item}, ×{quantity} each',
  'code.ignored': 'Not an item: ignored',
  'code.setAside': 'Set aside',
  'code.because': '{resolution} ({reason})',
  'code.by': 'by {person}',
  'code.repeat': 'Adds nothing: serial number {serial} was already counted on {places}',
  'code.repeats':
    '{count, plural, one {# scan adds nothing: its serial number was already counted on {places}} other {# scans add nothing: their serial numbers were already counted on {places}}}',
  'code.note': '“{note}”',
  'code.guess': 'Could be <strong>{item}</strong>, {share} match (code and nearby scans)',
  'code.undo': 'Undo',
  'code.accept': 'Yes, that’s it',
  'code.acceptNamed': '{code} is {item}',
  'code.ask': 'What is it?',
  'code.photo': 'Photo {number, number}',

  // Resolving a code.
  'resolve.title': 'What is {code}?',
  'resolve.kind': 'What kind of answer',
  'resolve.item': 'Existing item',
  'resolve.newItem': 'New item',
  'resolve.none': 'Not now',
  'resolve.addBarcode': 'Recognize this code as this item from now on',
  'resolve.isItem': 'It’s {item}',
  'resolve.choose': 'Choose an item',
  'resolve.name': 'Name',
  'resolve.sku': 'SKU',
  'resolve.category': 'Category',
  'resolve.cost': 'Unit cost',
  'resolve.create': 'Create item',
  'resolve.reason': 'Reason',
  'resolve.reasonHint':
    'Required to set the code aside. It no longer holds up the audit, and its counts are not included.',
  'resolve.ignore': 'Not an item, ignore',
  'resolve.setAside': 'Set aside',
  'resolve.pack': 'Units per scan',
  'resolve.packHint': 'For a case of 12, enter 12',
  'resolve.cancel': 'Cancel',
  titled: 'Inventory, {audit}',
} as const
