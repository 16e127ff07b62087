// A section of the specification as tables. A row has a check that compares the product with what the
// specification says. Rows that need the running product stand in the section's `.browser.ts`.

export interface SpecRow {
  readonly row: string
  readonly check: () => void | Promise<void>
}

export interface SpecTable {
  readonly name: string
  readonly rows: readonly SpecRow[]
}

export interface SpecSection {
  readonly section: string
  readonly tables: readonly SpecTable[]
}
