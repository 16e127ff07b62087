// How to get a file with counts into each system, and what that system does with items that were not counted. If the
// vendor documents no steps, the instructions name no menus.

import type { System } from './systems.ts'

export interface SystemHelp {
  /** The steps in that system, in order. */
  readonly steps: readonly string[]
  /** What to know beforehand. */
  readonly notes: readonly string[]
  readonly notCounted: string
}

const SAME_NUMBER = 'Rows that nobody counted keep the number they were exported with.'
const WHERE_IT_CAME_FROM = 'Import the file in the place where you exported it.'

export const SYSTEM_HELP: Readonly<Record<System, SystemHelp>> = {
  shopify: {
    steps: [
      'In the Shopify admin, open Products, then Inventory. A file of products goes in under Products instead.',
      'Choose Import, and pick this file.',
      'Review the summary and confirm.',
    ],
    notes: [
      'Upload it soon: where stock has changed since your export, Shopify skips the row and emails you a list.',
      'Shopify takes whole numbers, and files of up to 15 MB.',
    ],
    notCounted:
      'Rows that nobody counted are as you exported them, and so are rows that say "not stocked".',
  },
  square: {
    steps: [
      'In the Square Dashboard, open your item library.',
      'Choose Actions, then Import Library.',
      'Choose to modify the item library, not to replace it, and pick this file.',
      'Check the columns that Square shows, and confirm.',
    ],
    notes: [
      'Counts are in the column "New Quantity" of your location. The current one is left alone.',
    ],
    notCounted:
      'Where nobody counted, "New Quantity" is as you exported it: empty changes nothing.',
  },
  lightspeed_x: {
    steps: [
      'In Lightspeed Retail X-Series, open your products, and the import of products there.',
      'Pick this file.',
      'Review the rows it lists and confirm.',
    ],
    notes: [
      'Lightspeed gives every product its id, and finds it by that when you change it. Leave the column as it is: a row without an id is a new product.',
    ],
    notCounted: SAME_NUMBER,
  },
  lightspeed_r: {
    steps: [
      'In Lightspeed Retail R-Series, start an inventory count.',
      'Enter what was counted, item by item, from the file below.',
      'Reconcile the count there.',
    ],
    notes: ['An item import there sets quantities of new items only, never of items that exist.'],
    notCounted:
      'The file below names only what was counted. Leave everything else out of the count.',
  },
  clover: {
    steps: [
      'In the Merchant Dashboard of Clover, open Inventory. It shows the page Items.',
      'Import this file where you exported it, and confirm.',
    ],
    notes: [
      'The barcode is in the column "Product Code".',
      'Clover watches stock only where "Track stock" is checked under Inventory, Setup.',
    ],
    notCounted: SAME_NUMBER,
  },
  woocommerce: {
    steps: [
      'In WordPress, open Products, then All Products.',
      'Choose Import, and pick this file.',
      'Check "Update existing products". Otherwise WooCommerce skips them.',
      'Check the columns, and run the import.',
    ],
    notes: [
      'Products are found by ID or SKU. A number in the column Stock turns stock management on.',
    ],
    notCounted: SAME_NUMBER,
  },
  loyverse: {
    steps: [
      'In the Loyverse Back Office, open the Item list, where the file was exported.',
      'Choose Import, and pick this file. Loyverse takes CSV.',
      'Review what it found and confirm.',
    ],
    notes: [
      'Loyverse expects a period as the decimal mark, and prices and costs without a currency sign.',
      'Composite items have no stock of their own.',
    ],
    notCounted: SAME_NUMBER,
  },
  odoo: {
    steps: [
      'In Odoo, open Inventory, Operations, Physical Inventory.',
      'Click the gear beside the title and choose Import records. Up to Odoo 16 that is in Favorites.',
      'Choose Upload File and pick this file. Check the fields, and choose Import.',
      'Check the counted quantities, then apply them.',
    ],
    notes: [
      'Importing alone changes no stock: only what you apply does.',
      'Locations are paths such as WH/Stock/Shelf 1. Where yours has another name, change it in the file.',
    ],
    notCounted: 'Lines without a counted quantity are not applied.',
  },
  prestashop: {
    steps: [
      'In the back office, open Advanced Parameters, then Import.',
      'Choose Products, and pick this file.',
      'Force all ID numbers, so that products are changed and not added again.',
      'Match the columns, and run the import.',
    ],
    notes: ['Leave "Delete all products before import" off.'],
    notCounted: SAME_NUMBER,
  },
  openboxes: {
    steps: [
      'In OpenBoxes, open Inventory, then Import Inventory.',
      'Pick this file, and upload it.',
      'Check the differences, and confirm.',
    ],
    notes: ['Counts are in the column "Physical QOH".'],
    notCounted: 'Where nobody counted, "Physical QOH" is as you exported it.',
  },
  sap: {
    steps: [
      'Create a physical inventory document for the plant and storage location (transaction MI01).',
      'Enter the counts from this file (MI04).',
      'Post the differences (MI07).',
    ],
    notes: [
      'A stock list is not uploaded into SAP as it is. Long ones are loaded by batch input: ask whoever runs SAP.',
    ],
    notCounted: SAME_NUMBER,
  },
  generic: {
    steps: [
      WHERE_IT_CAME_FROM,
      'Try it with a few rows first, if your system cannot undo an import.',
    ],
    notes: ['Nothing but the numbers in one column has changed.'],
    notCounted: SAME_NUMBER,
  },
}

/** For when there is no export that the counts could go back into. */
export const PLAIN_LIST_STEPS: readonly string[] = [
  'Open the import of stock or inventory in your system, and pick this file.',
  'Match barcode or SKU to its items, and “On hand” to the quantity.',
  'Try it with a few rows first, if your system cannot undo an import.',
]

/** Notes on formats that we create ourselves, when no file came from the system. */
export const SHAPE_NOTES: { readonly [system in System]?: string } = {
  shopify:
    'Shopify finds products by their handle, which only its own export knows. Better: import Shopify’s inventory export before you count, and take that file back.',
  square:
    'Square finds items by their token, which only its own export knows. Better: import Square’s item library before you count, and take that file back.',
  lightspeed_x:
    'Lightspeed finds products by id or handle, which only its own export knows. Better: import its product export before you count, and take that file back.',
  woocommerce: 'WooCommerce finds products by SKU. Names are left out, so that yours stay.',
  odoo: 'The location is WH/Stock, as Odoo names its first one. Change it if yours is another.',
}
