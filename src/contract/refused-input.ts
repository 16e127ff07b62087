// The message for input that does not fit: which field, and what it has to be.

import type * as z from 'zod'
import { Fault } from '#domain/fault.ts'

type Issue = z.core.$ZodRawIssue

/** The value as the schema reads it, or a fault that names the first field that does not fit. */
export function readInput<Value>(schema: z.ZodType<Value>, input: unknown): Value | Fault {
  const parsed = schema.safeParse(input, { error: describeIssue })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  return new Fault('invalid_argument', issue?.message, { field: issue?.path.join('.') ?? '' })
}

/** The same for whoever cannot go on without the value: throws the fault. */
export function requireInput<Value>(schema: z.ZodType<Value>, input: unknown): Value {
  const read = readInput(schema, input)
  if (read instanceof Fault) throw read
  return read
}

/** The message for an issue; fallback words when the schema has none of its own. */
export function describeIssue(issue: Issue): string {
  const name = nameField(issue.path ?? [])
  if (isMissing(issue)) return `${name} is missing.`
  switch (issue.code) {
    case 'invalid_type':
      return `${name} has to be ${TYPES[issue.expected] ?? 'something else'}.`
    case 'too_small':
      return `${name} ${atLeast(issue)}.`
    case 'too_big':
      return `${name} ${atMost(issue)}.`
    case 'invalid_format':
      return `${name} ${FORMATS[issue.format] ?? 'is not written as it has to be'}.`
    case 'invalid_value':
      return `${name} has to be ${oneOf(issue.values)}.`
    case 'unrecognized_keys':
      return `${quoteAll(issue.keys)} cannot be said here.`
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? `${name} has to be ${oneOf(issue.options)}.`
        : `${name} is not of a kind that is understood here.`
    default:
      return `${name} is not something that can be used here.`
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'yes or no',
  date: 'a date',
  array: 'a list',
  tuple: 'a list',
  set: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  map: 'a group of fields',
  null: 'left empty',
  undefined: 'left out',
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'has an id that cannot be right',
  email: 'is not an email address',
  url: 'is not a web address',
  date: 'is not a date',
  datetime: 'is not a time',
}

/** Fields with another name on screens than in calls. */
const NAMES: Readonly<Record<string, string>> = {
  orgId: 'Organization',
  userId: 'Person',
  numItems: 'Number of rows',
  paginationOpts: 'Number of rows',
  sku: 'SKU',
  sha256: 'SHA-256',
}

function nameField(path: readonly PropertyKey[]): string {
  const at = path.findLastIndex((part) => typeof part === 'string')
  const key = path[at]
  if (typeof key !== 'string') return 'The input'
  const entry = path[at + 1]
  const around = path.slice(0, at).findLast((part) => typeof part === 'number')
  const name = NAMES[key] ?? sayName(key)
  if (typeof entry === 'number') return `${name}, entry ${entry + 1},`
  return around === undefined ? name : `${name} of entry ${around + 1}`
}

/** `newPassword` is "New password", `storeIds` is "Stores". */
function sayName(key: string): string {
  const spaced = key
    .replace(/Id(s?)$/, '$1')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Left out, or empty where a value is required. */
function isMissing({ code, input }: Issue): boolean {
  return input === undefined && ['invalid_type', 'invalid_value', 'invalid_union'].includes(code)
}

function atLeast({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>) {
  const amount = sayAmount(minimum)
  if (origin === 'string') {
    return Number(minimum) <= 1 ? 'cannot be empty' : `needs at least ${amount} characters`
  }
  if (isList(origin))
    return `needs at least ${amount} ${Number(minimum) === 1 ? 'entry' : 'entries'}`
  return inclusive ? `cannot be less than ${amount}` : `has to be more than ${amount}`
}

function atMost({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>) {
  const amount = sayAmount(maximum)
  if (origin === 'string') return `can have at most ${amount} characters`
  if (isList(origin))
    return `can have at most ${amount} ${Number(maximum) === 1 ? 'entry' : 'entries'}`
  return inclusive ? `cannot be more than ${amount}` : `has to be less than ${amount}`
}

function isList(origin: string): boolean {
  return origin === 'array' || origin === 'set' || origin === 'tuple'
}

function sayAmount(amount: number | bigint): string {
  return amount.toLocaleString('en-US')
}

const WORDS: Readonly<Record<string, string>> = { true: 'yes', false: 'no', null: 'left empty' }

function oneOf(values: readonly unknown[]): string {
  const words = values.map((value) => WORDS[String(value)] ?? String(value).replaceAll('_', ' '))
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

function quoteAll(keys: readonly string[]): string {
  return keys.map((key) => `“${key.slice(0, 60)}”`).join(', ')
}
