// A section of the specification as tables. A row is real, with a check that compares the product with
// what the specification says, or pending under the name of the feature that brings it. Rows that need
// the running product stand in the section's `.browser.ts`.

export type Feature =
  | 'accounts'
  | 'audits'
  | 'import'
  | 'scanner'
  | 'reports'
  | 'billing'
  | 'stripe'

export interface RealRow {
  readonly row: string
  readonly check: () => void | Promise<void>
}

export interface PendingRow {
  readonly row: string
  readonly pending: Feature
}

export type SpecRow = RealRow | PendingRow

export interface SpecTable {
  readonly name: string
  readonly rows: readonly SpecRow[]
}

export interface SpecSection {
  readonly section: string
  readonly tables: readonly SpecTable[]
}

export function pending(feature: Feature, rows: readonly string[]): readonly PendingRow[] {
  return rows.map((row) => ({ row, pending: feature }))
}

export function isPending(row: SpecRow): row is PendingRow {
  return 'pending' in row
}

/** The fields of an entity, one row each. */
export function pendingFields(
  feature: Feature,
  entity: string,
  fields: readonly string[],
): readonly PendingRow[] {
  return pending(
    feature,
    fields.map((field) => `${entity}: ${field}`),
  )
}
