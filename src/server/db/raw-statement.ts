// Hand-written SQL for hot paths. It declares the tables it reads; a test compares the declaration
// with the plan that PostgreSQL makes of it.

import type { TableName } from './schema.ts'

export interface RawStatement<Row, Values extends readonly unknown[]> {
  readonly name: string
  readonly text: string
  /** The tables it reads. Row-level security limits its rows to the scope. */
  readonly reads: readonly TableName[]
  /** Tables read inside of functions, which a plan does not show. */
  readonly readsThroughFunctions?: readonly TableName[]
  /** Only carries the types; never set. */
  readonly row?: Row
  readonly values?: Values
}

const registered = new Map<string, RawStatement<unknown, readonly unknown[]>>()

/** Declare as `rawStatement<Row, [string]>()({ name, text, reads })`. */
export function rawStatement<Row, Values extends readonly unknown[]>() {
  return (statement: {
    readonly name: string
    readonly text: string
    readonly reads: readonly TableName[]
    readonly readsThroughFunctions?: readonly TableName[]
  }): RawStatement<Row, Values> => {
    if (registered.has(statement.name)) throw new Error(`Two statements named ${statement.name}`)
    registered.set(statement.name, statement)
    return statement
  }
}

/** @internal */
export function allRawStatements(): readonly RawStatement<unknown, readonly unknown[]>[] {
  return [...registered.values()]
}
