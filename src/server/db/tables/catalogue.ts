// What a store sells, and how much of it should be there.

import type { Generated } from 'kysely'
import type { ScanOnceAnswer, ScanOnceProblem } from '#domain/scan-once.ts'
import type { Created } from './created.ts'

export interface CatalogueTables {
  item: {
    organization_id: string
    id: string
    sku: string | null
    name: string
    category: string | null
    unit: string
    /** Ten-thousandths of the currency. */
    unit_cost: number | null
    unit_price: number | null
    created_at: Created
    archived_at: Generated<Date | null>
  }
  item_barcode: {
    organization_id: string
    code_key: string
    item_id: string
    raw: string
    /** Thousandths of a unit. */
    quantity: number
  }
  item_word: { organization_id: string; word: string; item_id: string }
  scan_once_item: {
    organization_id: string
    item_id: string
    problem: ScanOnceProblem
    file_code: string
    file_code_key: string | null
    store_id: string | null
    listed_at: Created
    answer: Generated<ScanOnceAnswer | null>
    code_key: Generated<string | null>
    has_added: Generated<boolean>
    answered_by: Generated<string | null>
    answered_at: Generated<Date | null>
  }
  catalogue_version: { organization_id: string; version: number; era: string }
  catalogue_change: {
    organization_id: string
    place_id: string
    item_id: string
    version: number
  }
  baseline: {
    organization_id: string
    id: string
    store_id: string
    audit_id: string | null
    version: number
    status: Generated<'staging' | 'current' | 'superseded' | 'withdrawn'>
    file_name: Generated<string | null>
    file_sha256: Generated<string | null>
    by_shelf: Generated<boolean>
    items: Generated<number>
    quantity: Generated<number>
    reason: Generated<string | null>
    created_by: Generated<string | null>
    created_at: Created
    current_at: Generated<Date | null>
  }
  audit_item: {
    organization_id: string
    baseline_id: string
    item_id: string
    expected: number
    unit_cost: number | null
  }
  audit_item_shelf: {
    organization_id: string
    baseline_id: string
    item_id: string
    shelf_id: string
    expected: number
  }
  audit_item_lot: {
    organization_id: string
    baseline_id: string
    item_id: string
    shelf_id: string | null
    lot: string | null
    expiry: string | null
    serial: string | null
    expected: number
  }
}
