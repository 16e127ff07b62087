// Stock files on their way into the catalogue and the baselines.

import type { ColumnType, Generated } from 'kysely'
import type { ImportFailure } from '#domain/import/import-failure.ts'
import type { ImportStatus } from '#domain/import/import-status.ts'
import type { ImportKind } from '#domain/import/mapping.ts'
import type { Created } from './created.ts'

export interface ImportTables {
  import: {
    organization_id: string
    id: string
    store_id: string
    audit_id: string | null
    kind: ImportKind
    status: Generated<ImportStatus>
    run: Generated<number>
    file_id: string
    file_name: string
    file_sha256: string
    file_bytes: number
    format: ColumnType<unknown, string, string>
    headers: ColumnType<unknown, string, string>
    mapping: ColumnType<unknown, string, string>
    phase_started_at: Generated<Date>
    bytes_done: Generated<number>
    rows_done: Generated<number>
    rows_total: Generated<number | null>
    summary: ColumnType<unknown, string | null | undefined, string | null>
    decisions: ColumnType<unknown, string | undefined, string>
    /** Repairs of cells; see src/domain/import/repair.ts. */
    repairs: ColumnType<unknown, string | undefined, string>
    /** The column that counts are written back to, if one was chosen. */
    count_column: Generated<number | null>
    create_places: Generated<boolean>
    failure: ColumnType<ImportFailure | null, string | null | undefined, string | null>
    reason: Generated<string | null>
    baseline_id: Generated<string | null>
    replaced_baseline_id: Generated<string | null>
    created_by: string | null
    created_at: Created
    confirmed_by: Generated<string | null>
    ended_at: Generated<Date | null>
    changes: Generated<number>
    undone: ColumnType<unknown, string | null | undefined, string | null>
    group_id: Generated<string | null>
    is_ready: Generated<boolean>
  }
  import_group: {
    organization_id: string
    id: string
    answers: ColumnType<unknown, string, string>
    created_at: Created
  }
  import_change: {
    organization_id: string
    import_id: string
    item_id: string
    before: ColumnType<unknown, string | null, string | null>
    print: string
    codes: ColumnType<readonly string[], readonly string[] | undefined, readonly string[]>
  }
  import_row: {
    organization_id: string
    import_id: string
    row_number: number
    errors: readonly string[] | null
    flags: readonly string[] | null
    sku: string | null
    code: string | null
    code_key: string | null
    name: string | null
    category: string | null
    unit: string | null
    pack: number
    quantity: number | null
    unit_cost: number | null
    unit_price: number | null
    room: string | null
    shelf: string | null
    shelf_id: string | null
    item_id: string | null
    cells: ColumnType<unknown, string | null, string | null>
    further_codes: ColumnType<unknown, string | null, string | null>
    lot: string | null
    expiry: string | null
    serial: string | null
  }
  import_finding: {
    organization_id: string
    import_id: string
    code: string
    row_number: number
    seq: number
    column_kind: string | null
    value: string
    suggestion: string | null
  }
  import_mapping: {
    organization_id: string
    shape_sha256: string
    mapping: ColumnType<unknown, string, string>
    used_at: Generated<Date>
  }
}
