// What is found in an uploaded file, and what columns are called.

export default {
  code_shortened:
    '{count, plural, one {# barcode damaged by Excel (4.00638E+12)} other {# barcodes damaged by Excel (4.00638E+12)}}',
  'code_shortened.text':
    'The item is imported without it: scan it once when you count. Or format the column as Text and export again.',
  code_rounded:
    '{count, plural, one {# barcode has lost its last digits} other {# barcodes have lost their last digits}}',
  'code_rounded.text':
    'A spreadsheet keeps 15 digits of a number. The item is imported without it: scan it once when you count. Or format the column as Text and export again.',
  code_too_long: '{count, plural, one {# barcode is too long} other {# barcodes are too long}}',
  'code_too_long.text':
    'A code has at most 100 characters. The item is imported without it: scan it once when you count.',
  code_not_calculated:
    '{count, plural, one {# barcode is a formula without its result} other {# barcodes are formulas without their results}}',
  'code_not_calculated.text':
    'The item is imported without it: scan it once when you count. Or open the file in a spreadsheet program, save it there, and drop it again.',
  formula_not_calculated:
    '{count, plural, one {# cell holds a formula without its result} other {# cells hold a formula without its result}}',
  'formula_not_calculated.text':
    'Open the file in a spreadsheet program, save it there, and drop it again.',
  quantity_not_a_number:
    '{count, plural, one {# quantity is not a number} other {# quantities are not numbers}}',
  'quantity_not_a_number.text': 'Enter the right value, or skip these rows.',
  quantity_missing: '{count, plural, one {# row has no quantity} other {# rows have no quantity}}',
  'quantity_missing.text': 'Blank is not zero. Enter 0 if there should be none.',
  quantity_absurd: '{count, plural, one {# quantity looks wrong} other {# quantities look wrong}}',
  'quantity_absurd.text': 'Above a million. Often a barcode in the quantity column.',
  no_identity:
    '{count, plural, one {# row does not say which item it is} other {# rows do not say which item they are}}',
  'no_identity.text': 'No SKU, no barcode and no name.',
  total_row: '{count, plural, one {# total row skipped} other {# total rows skipped}}',
  'total_row.text':
    'What it adds up is already in the list. An item with such a name needs its SKU or barcode.',
  text_too_long: '{count, plural, one {# SKU is too long} other {# SKUs are too long}}',
  'text_too_long.text': 'A SKU has at most 120 characters.',
  quote_not_closed:
    '{count, plural, one {# row has a quote that never closes} other {# rows have a quote that never closes}}',
  'quote_not_closed.text':
    'The row is read up to its end; the rows after it are safe. Enter the right value, or skip it.',
  quantity_negative:
    '{count, plural, one {# quantity is below zero} other {# quantities are below zero}}',
  'quantity_negative.text': 'Kept as negative unless you change it.',
  quantity_blank: '{count, plural, one {# item has no quantity} other {# items have no quantity}}',
  'quantity_blank.text':
    'Blank is not zero: these items are added, and nothing is expected of them.',
  quantity_large:
    '{count, plural, one {# quantity is very large} other {# quantities are very large}}',
  'quantity_large.text': 'Above 100,000. Kept unless you change it.',
  money_not_a_number:
    '{count, plural, one {# cost or price is not a number} other {# costs or prices are not numbers}}',
  'money_not_a_number.text': 'These rows are imported without it.',
  pack_not_a_number:
    '{count, plural, one {# pack size is not a number} other {# pack sizes are not numbers}}',
  'pack_not_a_number.text': 'A barcode of these rows counts as one unit.',
  code_doubtful:
    '{count, plural, one {# barcode fails its check digit} other {# barcodes fail their check digit}}',
  'code_doubtful.text':
    'Scanners won’t find them: a digit is wrong, or they are not barcodes. Kept as they are; scan these items once when you count.',
  same_item_twice:
    '{count, plural, one {# duplicate row (quantities added)} other {# duplicate rows (quantities added)}}',
  'same_item_twice.text': 'The same item in the same place: quantities are added up.',
  code_of_two_items:
    '{count, plural, one {# barcode belongs to two items} other {# barcodes belong to two items each}}',
  'code_of_two_items.text': 'The first item keeps the code; the other one is imported without it.',
  sku_of_two_names: '{count, plural, one {# SKU has two names} other {# SKUs have two names each}}',
  'sku_of_two_names.text': 'The first name is used; quantities are added up.',
  code_of_other_item:
    '{count, plural, one {# barcode belongs to another item of your catalog} other {# barcodes belong to other items of your catalog}}',
  'code_of_other_item.text':
    'The code stays where it is; the row counts for the item with its SKU. A new item is imported without it: scan it once when you count.',
  cells_left_over:
    '{count, plural, one {# row has more cells than the header} other {# rows have more cells than the header}}',
  'cells_left_over.text':
    'Maybe a comma inside a value without quotes. Check that values are in the right columns.',
  letters_lost:
    '{count, plural, one {# row has letters that could not be read} other {# rows have letters that could not be read}}',
  'letters_lost.text': 'Choose another encoding, or import them as they are.',
  shelf_too_long:
    '{count, plural, one {# shelf name is too long} other {# shelf names are too long}}',
  'shelf_too_long.text': 'A shelf has at most 40 characters. These rows are imported without it.',
  expiry_not_a_date:
    '{count, plural, one {# expiry date is not a date} other {# expiry dates are not dates}}',
  'expiry_not_a_date.text': 'Kept as they are in the file.',
  serial_twice:
    '{count, plural, one {# serial number appears in two rows} other {# serial numbers appear in two rows each}}',
  'serial_twice.text': 'One serial number is one piece. Both rows are kept unless you change it.',
  serial_of_several:
    '{count, plural, one {# row has a serial number and several pieces} other {# rows have a serial number and several pieces}}',
  'serial_of_several.text':
    'One serial number is one piece. Kept as they are unless you change it.',
  zeros_put_back:
    '{count, plural, one {# barcode had lost a leading zero} other {# barcodes had lost a leading zero}}',
  'zeros_put_back.text': 'The zero is back; the check digit confirms each one.',
  text_shortened:
    '{count, plural, one {# long name was shortened} other {# long names were shortened}}',
  'text_shortened.text': 'Names have at most 120 characters; the rest was cut.',
  code_from_catalogue:
    '{count, plural, one {# shortened barcode is known by its SKU} other {# shortened barcodes are known by their SKU}}',
  'code_from_catalogue.text': 'The catalog has the whole code.',
  code_missing:
    '{count, plural, one {# new item has no barcode} other {# new items have no barcode}}',
  'code_missing.text': 'No one can scan them yet: scan them once when you count.',
  sku_new_to_item:
    '{count, plural, one {# SKU is new to an item that you have} other {# SKUs are new to items that you have}}',
  'sku_new_to_item.text':
    'Same barcode, and the same name or no SKU so far: counted for your item, which keeps its SKU.',
  sku_from_barcode:
    '{count, plural, one {# item had no SKU: made from its barcode} other {# items had no SKU: made from their barcode}}',
  'sku_from_barcode.text': 'Items you already have keep theirs.',
  sku_from_name:
    '{count, plural, one {# item had no SKU: made from its name} other {# items had no SKU: made from their name}}',
  'sku_from_name.text':
    'Items you already have keep theirs. If two have the same name, a number is added.',
  case_of_unknown_size:
    '{count, plural, one {# case barcode does not say how many are in it} other {# case barcodes do not say how many are in them}}',
  'case_of_unknown_size.text':
    'A scan counts 1. To count the contents, add the code to its item again with its units.',
  quantity_unknown:
    '{count, plural, one {# row says that its quantity is not known} other {# rows say that their quantity is not known}}',
  'quantity_unknown.text': 'Unknown is not zero: these rows are skipped.',
  not_stocked:
    '{count, plural, one {# row is not stocked here} other {# rows are not stocked here}}',
  'not_stocked.text': '“Not stocked” is not zero: these rows are skipped.',
  other_site:
    '{count, plural, one {# row is of another location} other {# rows are of other locations}}',
  'other_site.text': 'Only rows of the chosen location are imported.',
  header_again:
    '{count, plural, one {# row repeats the column names} other {# rows repeat the column names}}',
  'header_again.text': 'Printed on each page: these rows are skipped.',
  heading_row: '{count, plural, one {# row is a heading} other {# rows are headings}}',
  'heading_row.text': 'Only a name, where items have numbers and prices: these rows are skipped.',
  'column.sku': 'SKU',
  'column.barcode': 'Barcode',
  'column.case_barcode': 'Case barcode',
  'column.name': 'Item name',
  'column.variant': 'Variant',
  'column.category': 'Category',
  'column.quantity': 'Expected quantity',
  'column.unit': 'Unit',
  'column.pack': 'Pack size',
  'column.unit_cost': 'Unit cost',
  'column.unit_price': 'Unit price',
  'column.room': 'Room',
  'column.shelf': 'Shelf',
  'column.place': 'Room and shelf',
  'column.site': 'Store or location',
  'column.lot': 'Lot',
  'column.expiry': 'Expiry date',
  'column.serial': 'Serial number',
  'column.group': 'Groups variants',
  'severity.error': 'Error',
  'severity.warning': 'Warning',
  'severity.repaired': 'Fixed',
  'severity.note': 'Note',
  'decision.keep': 'Keep',
  'decision.zero': 'Set to 0',
  'decision.leave_out': 'Skip',
  'list.title': 'Issues',
  'list.checking': 'Checking rows. Issues will appear here.',
  'list.none': 'There are none.',
  'list.allFine': 'None. Every row is fine.',
  'list.noRow': 'There are no rows below the column names.',
  'list.error': '{count, plural, one {# error} other {# errors}}',
  'list.warning': '{count, plural, one {# warning} other {# warnings}}',
  'list.repaired': '{count, plural, one {# fixed} other {# fixed}}',
  'list.note': '{count, plural, one {# note} other {# notes}}',
  'list.said': '{severity}: {title}',
  'rows.see': 'See rows',
  'rows.hide': 'Hide rows',
  'rows.close': 'Hide these rows',
  'rows.howTo': 'Enter the right value, or accept the suggestion.',
  'rows.more':
    '{count, plural, one {# more is counted but not listed.} other {# more are counted but not listed.}}',
  'rows.row': 'Row',
  'rows.item': 'Item',
  'rows.inFile': 'In the file',
  'rows.instead': 'New value',
  'rows.suggestion': 'Suggestion',
  'rows.none': 'None',
  'rows.empty': 'empty',
  'rows.showMore': 'Show more',
  'rows.cell': '{column} of row {row}',
  'rows.skipped': 'Skipped',
  'rows.save': 'Save',
  'rows.take': 'Use {value}',
  'rows.takeAll': '{count, plural, one {Accept # suggestion} other {Accept # suggestions}}',
  'file.download': '{count, plural, one {Download # issue} other {Download # issues}}',
  'file.kind': 'Kind',
  'file.column': 'Column',
  'file.value': 'Value in the file',
  'file.wrong': 'What is wrong',
  'file.more': '{count, plural, one {# more of: {text}} other {# more of: {text}}}',
  'note.seeRow': 'See row {row}',
  'note.belongsTo': 'Belongs to {item}',
  'note.same': 'This file is already the expected stock',
  'note.sameText': 'You will be asked whether to replace it.',
  'note.newRows': '{count, plural, one {# row of new items} other {# rows of new items}}',
  'note.newRowsText': 'They will be added to the catalog.',
  'note.shelves':
    '{count, plural, one {# shelf that is not on the map} other {# shelves that are not on the map}}',
  'note.shelvesIn': 'In {rooms}. You can add them.',
  'note.shelvesInMore': 'In {rooms} and other rooms. You can add them.',
  'note.compared': '{changed, number} changed, {added, number} new, {gone, number} gone',
  'note.comparedText': 'Items compared with current stock.',
} as const
