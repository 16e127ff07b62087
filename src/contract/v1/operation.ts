// How an operation of the public API is declared: its address, what it takes and answers, and the function of the
// product that it calls, which decides who may.

import * as z from 'zod'
import type { AnyContract } from '../define.ts'
import type { importedFile } from '../imports.ts'
import type { Page } from '../pagination.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface OperationCall<Query = unknown, Body = unknown> {
  /** The organization of the key. */
  readonly orgId: string
  /** What the key may do. */
  readonly scopes: readonly string[]
  readonly params: Readonly<Record<string, string>>
  readonly query: Query
  readonly body: Body
  /** What its lines were kept as. */
  readonly file?: z.output<typeof importedFile>
}

export interface Operation {
  readonly id: string
  readonly method: Method
  /** With `{names}` of ids. */
  readonly path: string
  readonly tag: string
  readonly summary: string
  /** What its summary does not say; undefined if that is all. */
  readonly description: string | undefined
  readonly calls: AnyContract
  readonly query: z.ZodType
  /** Undefined: it takes none. */
  readonly body: z.ZodType | undefined
  /** Undefined: the answer has no content. */
  readonly answer: z.ZodType | undefined
  /** The type of the file that it answers, as parts of the function's answer; undefined if it answers values. */
  readonly file: string | undefined
  /** A body that would do, for the reference. */
  readonly example: Readonly<Record<string, unknown>> | undefined
  /** Whether it takes one body a line as NDJSON. */
  readonly bulk: boolean
  /** Its lines, which are kept as one file, in a body or as NDJSON; undefined if it takes no file. */
  readonly lines: z.ZodType | undefined
  toArgs(call: OperationCall): Readonly<Record<string, unknown>>
  toAnswer(result: unknown, call: OperationCall): unknown
}

interface Declared<Result, Query, Body, Answer> {
  readonly id: string
  readonly tag: string
  readonly summary: string
  readonly description?: string
  readonly query?: z.ZodType<Query>
  readonly body?: z.ZodType<Body>
  readonly answer?: z.ZodType<Answer>
  readonly example?: Readonly<Record<string, unknown>>
  readonly bulk?: true
  readonly lines?: z.ZodType
  readonly file?: string
  readonly args: (call: OperationCall<Query, Body>) => Readonly<Record<string, unknown>>
  readonly view?: (result: Result, call: OperationCall<Query, Body>) => Answer
}

const NO_QUERY: z.ZodType = z.strictObject({})

/** Called as `operation('GET /items', contract, { … })`. */
export function operation<Result, Query, Body, Answer>(
  route: `${Method} /${string}`,
  calls: AnyContract & { readonly result?: Result },
  declared: Declared<Result, Query, Body, Answer>,
): Operation {
  const [method, path] = route.split(' ') as [Method, string]
  const { id, tag, summary, description, query = NO_QUERY, body, answer } = declared
  const { file, example, bulk = false, lines, args, view } = declared
  return {
    ...{ id, method, path, tag, summary, description, calls, query, body, answer },
    ...{ file, example, bulk, lines },
    toArgs: args as Operation['toArgs'],
    toAnswer: (result, call) => view?.(result as Result, call as OperationCall<Query, Body>),
  }
}

const MOST_PER_PAGE = 500

/** The query of a list. Numbers are read from text. */
export const pageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MOST_PER_PAGE).default(100),
  cursor: z.string().max(1_000).optional(),
})

export function pageOptions({ limit, cursor }: z.output<typeof pageQuery>) {
  return { paginationOpts: { numItems: limit, cursor: cursor ?? null } }
}

export interface ListAnswer<Row> {
  readonly data: readonly Row[]
  readonly nextCursor: string | null
  readonly total: number
}

export function listOf<Row>(row: z.ZodType<Row>): z.ZodType<ListAnswer<Row>> {
  return z.strictObject({
    data: z.array(row),
    /** Null on the last page. */
    nextCursor: z.string().nullable(),
    total: z.int(),
  }) as unknown as z.ZodType<ListAnswer<Row>>
}

export function toList<From, To>(page: Page<From>, view: (row: From) => To): ListAnswer<To> {
  const nextCursor = page.isDone ? null : page.continueCursor
  return { data: page.page.map(view), nextCursor, total: page.total }
}

/** A list that always fits into one answer. */
export function wholeList<From, To>(
  rows: readonly From[],
  view: (row: From) => To,
): ListAnswer<To> {
  return { data: rows.map(view), nextCursor: null, total: rows.length }
}

/** Whether its answer is a list. */
export function isList({ answer }: Operation): boolean {
  return (
    answer !== undefined && 'shape' in answer && Object.hasOwn(answer.shape as object, 'nextCursor')
  )
}
