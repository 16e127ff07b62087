import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import { ALL_CONTRACTS, api } from './api.ts'
import type { AnyContract } from './define.ts'
import { describeIssue, readInput } from './refused-input.ts'
import { scanEvent } from './scan-events.ts'

/** Words that describe how an input is checked rather than what is wrong with it. */
const VALIDATOR_WORDS =
  /invalid|expected \w+,|received|too (small|big)|unrecognized|discriminator|pattern|regex|uuid|undefined|\bnull\b|nan\b|\bstring\b|\bboolean\b|\bobject\b|\barray\b|\binteger\b|[<>]=|[{}[\]]/i

const WRONG_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  1.5,
  1e300,
  Number.NaN,
  '',
  'x',
  'x'.repeat(20_000),
  [],
  [null],
  Array.from({ length: 11_000 }, () => 'x'),
  {},
  { surprise: true },
]

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}

type Wrap = (value: unknown) => unknown

/** Every field of an input, at any depth, as a function that puts a value there. */
function fieldsOf(schema: JsonSchema, wrap: Wrap): readonly Wrap[] {
  const inside = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const here: Wrap = (value) => wrap({ [key]: value })
    return [here, ...fieldsOf(field, here)]
  })
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [
    ...inside,
    ...(schema.items ? fieldsOf(schema.items, (value) => wrap([value])) : []),
    ...branches.flatMap((branch) => fieldsOf(branch, wrap)),
  ]
}

function refusalsOf(schema: z.ZodType): readonly string[] {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const places: readonly Wrap[] = [(value) => value, ...fieldsOf(shape, (value) => value)]
  const said = places.flatMap((place) =>
    WRONG_VALUES.flatMap((value) => {
      const { error } = schema.safeParse(place(value), { error: describeIssue })
      return error?.issues.map(({ message }) => message) ?? []
    }),
  )
  return [...new Set(said)]
}

function expectPlainWords(said: readonly string[]): void {
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter((message) => VALIDATOR_WORDS.test(message))).toEqual([])
  expect(said.filter((message) => !/^[A-Z“]/.test(message))).toEqual([])
}

test.each(ALL_CONTRACTS)(
  '$name refuses in words, whichever field is wrong and how',
  (contract: AnyContract) => {
    expectPlainWords(refusalsOf(contract.args))
  },
)

test('one event of a batch that is refused names its field as well', () => {
  expectPlainWords(refusalsOf(scanEvent))
})

describe('what is said', () => {
  const schema = z.strictObject({
    name: z.string().min(1).max(5),
    storeId: z.uuid(),
    quantity: z.number().min(0).max(1_000_000),
    price: z.number().positive().optional(),
    pages: z.int().optional(),
    role: z.enum(['manager', 'scanner']),
    emails: z.array(z.email()).min(1).max(2),
    shelves: z.array(z.strictObject({ code: z.string() })).optional(),
    password: z.string().min(8, 'Password must be at least 8 characters long').optional(),
  })
  const good = {
    name: 'Cellar',
    storeId: '01920000-0000-7000-8000-000000000000',
    quantity: 1,
    role: 'manager',
    emails: ['ana@shop.test'],
  }
  const fit = { ...good, name: 'Bar' }

  test.each([
    [{ ...fit, name: undefined }, 'name', 'Name is missing.'],
    [{ ...fit, name: 7 }, 'name', 'Name has to be text.'],
    [{ ...fit, name: '' }, 'name', 'Name cannot be empty.'],
    [good, 'name', 'Name can have at most 5 characters.'],
    [{ ...fit, storeId: 'x' }, 'storeId', 'Store has an id that cannot be right.'],
    [{ ...fit, quantity: -1 }, 'quantity', 'Quantity cannot be less than 0.'],
    [{ ...fit, quantity: 1e9 }, 'quantity', 'Quantity cannot be more than 1,000,000.'],
    [{ ...fit, price: 0 }, 'price', 'Price has to be more than 0.'],
    [{ ...fit, pages: 1.5 }, 'pages', 'Pages has to be a whole number.'],
    [{ ...fit, role: 'king' }, 'role', 'Role has to be manager or scanner.'],
    [{ ...fit, emails: [] }, 'emails', 'Emails needs at least 1 entry.'],
    [{ ...fit, emails: ['x'] }, 'emails.0', 'Emails, entry 1, is not an email address.'],
    [{ ...fit, shelves: [{}] }, 'shelves.0.code', 'Code of entry 1 is missing.'],
    [{ ...fit, mood: 'good' }, '', '“mood” cannot be said here.'],
    [{ ...fit, password: 'x' }, 'password', 'Password must be at least 8 characters long'],
  ])('%#: %j', (input, field, message) => {
    const fault = readInput(schema, input)
    if (!(fault instanceof Fault)) throw new Error('It was taken')
    expect(fault.shape).toEqual({ code: 'invalid_argument', message, details: { field } })
  })

  test('what fits is handed on as it was read', () => {
    expect(readInput(schema, fit)).toEqual(fit)
  })
})

test('a seal that is asked for by neither number nor hash is refused with what is needed', () => {
  expect(readInput(api.audits.verify.args, {})).toMatchObject({
    message: 'A confirmation number or a SHA-256 is needed.',
  })
})

test('a password that is too short is refused in the words of the form', () => {
  const fault = readInput(api.auth.changePassword.args, { currentPassword: 'x', newPassword: 'y' })
  expect(fault).toMatchObject({ message: 'Password must be at least 8 characters long' })
})
