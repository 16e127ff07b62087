// How to get a file with counts into another system, and why a file cannot take them.

export default {
  same: 'Rows that nobody counted keep the number they were exported with.',
  'shopify.step1':
    'In the Shopify admin, open Products, then Inventory. A file of products goes in under Products instead.',
  'shopify.step2': 'Choose Import, and pick this file.',
  'shopify.step3': 'Review the summary and confirm.',
  'shopify.note1':
    'Upload it soon: where stock has changed since your export, Shopify skips the row and emails you a list.',
  'shopify.note2': 'Shopify takes whole numbers, and files of up to 15 MB.',
  'shopify.notCounted':
    'Rows that nobody counted are as you exported them, and so are rows that say “not stocked”.',
  'square.step1': 'In the Square Dashboard, open your item library.',
  'square.step2': 'Choose Actions, then Import Library.',
  'square.step3': 'Choose to modify the item library, not to replace it, and pick this file.',
  'square.step4': 'Check the columns that Square shows, and confirm.',
  'square.note1':
    'Counts are in the column “New Quantity” of your location. The current one is left alone.',
  'square.notCounted':
    'Where nobody counted, “New Quantity” is as you exported it: empty changes nothing.',
  'lightspeed_x.step1':
    'In Lightspeed Retail X-Series, open your products, and the import of products there.',
  'lightspeed_x.step2': 'Pick this file.',
  'lightspeed_x.step3': 'Review the rows it lists and confirm.',
  'lightspeed_x.note1':
    'Lightspeed gives every product its id, and finds it by that when you change it. Leave the column as it is: a row without an id is a new product.',
  'lightspeed_r.step1': 'In Lightspeed Retail R-Series, start an inventory count.',
  'lightspeed_r.step2': 'Enter what was counted, item by item, from the file below.',
  'lightspeed_r.step3': 'Reconcile the count there.',
  'lightspeed_r.note1':
    'An item import there sets quantities of new items only, never of items that exist.',
  'lightspeed_r.notCounted':
    'The file below names only what was counted. Leave everything else out of the count.',
  'clover.step1': 'In the Merchant Dashboard of Clover, open Inventory. It shows the page Items.',
  'clover.step2': 'Import this file where you exported it, and confirm.',
  'clover.note1': 'The barcode is in the column “Product Code”.',
  'clover.note2':
    'Clover watches stock only where “Track stock” is checked under Inventory, Setup.',
  'woocommerce.step1': 'In WordPress, open Products, then All Products.',
  'woocommerce.step2': 'Choose Import, and pick this file.',
  'woocommerce.step3': 'Check “Update existing products”. Otherwise WooCommerce skips them.',
  'woocommerce.step4': 'Check the columns, and run the import.',
  'woocommerce.note1':
    'Products are found by ID or SKU. A number in the column Stock turns stock management on.',
  'loyverse.step1': 'In the Loyverse Back Office, open the Item list, where the file was exported.',
  'loyverse.step2': 'Choose Import, and pick this file. Loyverse takes CSV.',
  'loyverse.step3': 'Review what it found and confirm.',
  'loyverse.note1':
    'Loyverse expects a period as the decimal mark, and prices and costs without a currency sign.',
  'loyverse.note2': 'Composite items have no stock of their own.',
  'odoo.step1': 'In Odoo, open Inventory, Operations, Physical Inventory.',
  'odoo.step2':
    'Click the gear beside the title and choose Import records. Up to Odoo 16 that is in Favorites.',
  'odoo.step3': 'Choose Upload File and pick this file. Check the fields, and choose Import.',
  'odoo.step4': 'Check the counted quantities, then apply them.',
  'odoo.note1': 'Importing alone changes no stock: only what you apply does.',
  'odoo.note2':
    'Locations are paths such as WH/Stock/Shelf 1. Where yours has another name, change it in the file.',
  'odoo.notCounted': 'Lines without a counted quantity are not applied.',
  'prestashop.step1': 'In the back office, open Advanced Parameters, then Import.',
  'prestashop.step2': 'Choose Products, and pick this file.',
  'prestashop.step3': 'Force all ID numbers, so that products are changed and not added again.',
  'prestashop.step4': 'Match the columns, and run the import.',
  'prestashop.note1': 'Leave “Delete all products before import” off.',
  'openboxes.step1': 'In OpenBoxes, open Inventory, then Import Inventory.',
  'openboxes.step2': 'Pick this file, and upload it.',
  'openboxes.step3': 'Check the differences, and confirm.',
  'openboxes.note1': 'Counts are in the column “Physical QOH”.',
  'openboxes.notCounted': 'Where nobody counted, “Physical QOH” is as you exported it.',
  'sap.step1':
    'Create a physical inventory document for the plant and storage location (transaction MI01).',
  'sap.step2': 'Enter the counts from this file (MI04).',
  'sap.step3': 'Post the differences (MI07).',
  'sap.note1':
    'A stock list is not uploaded into SAP as it is. Long ones are loaded by batch input: ask whoever runs SAP.',
  'generic.name': 'Any other system',
  'generic.step1': 'Import the file in the place where you exported it.',
  'generic.step2': 'Try it with a few rows first, if your system cannot undo an import.',
  'generic.note1': 'Nothing but the numbers in one column has changed.',
  'plain.step1': 'Open the import of stock or inventory in your system, and pick this file.',
  'plain.step2': 'Match barcode or SKU to its items, and “On hand” to the quantity.',
  'shape.shopify':
    'Shopify finds products by their handle, which only its own export knows. Better: import Shopify’s inventory export before you count, and take that file back.',
  'shape.square':
    'Square finds items by their token, which only its own export knows. Better: import Square’s item library before you count, and take that file back.',
  'shape.lightspeed_x':
    'Lightspeed finds products by id or handle, which only its own export knows. Better: import its product export before you count, and take that file back.',
  'shape.woocommerce': 'WooCommerce finds products by SKU. Names are left out, so that yours stay.',
  'shape.odoo':
    'The location is WH/Stock, as Odoo names its first one. Change it if yours is another.',
  'refusal.cleaned_up':
    'The uploaded file is no longer kept here. Download the counts in your system’s format instead.',
  'refusal.foreign':
    'This file also holds stores that you do not manage. Ask someone who manages all of them, or download the counts in your system’s format instead.',
  'refusal.spaces':
    'Counts can be written into CSV and XLSX files, and the columns of this one are kept apart by spaces. Download the counts in another format.',
  'refusal.choose_first': 'Choose the column that takes the counts.',
  'refusal.kind':
    'Counts can be written into CSV and XLSX files, and this one is {kind}. Save it as XLSX and import that next time, or download the counts in another format.',
  'refusal.no_column': 'This file has no column that takes counts.',
  'refusal.square_columns':
    'Square takes counts in its column “New Quantity”, and this file has none for this store. Export the item library again with all columns.',
  'refusal.count_there':
    'Lightspeed R-Series does not change the quantities of existing items by a file, only by an inventory count. Download the counts below and enter them as a count there.',
} as const
