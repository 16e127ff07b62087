import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FAULT_CODES, Fault, faultKind, isFaultCode, parseFault } from './fault.ts'

const STATUSES = {
  unauthenticated: 401,
  forbidden: 403,
  suspended: 403,
  requirement_unmet: 403,
  read_only: 403,
  not_found: 404,
  invalid_argument: 400,
  conflict: 409,
  illegal_transition: 409,
  limit_reached: 402,
  rate_limited: 429,
  unavailable: 503,
}

test('every code has its HTTP status', () => {
  const statuses = FAULT_CODES.map((code) => [code, new Fault(code).status])
  expect(Object.fromEntries(statuses)).toEqual(STATUSES)
})

test.each(FAULT_CODES)('%s has a sentence for people, used when nothing better is said', (code) => {
  const { text } = faultKind(code)
  expect(text).toMatch(/^[A-Z].+\.$/)
  expect(new Fault(code).message).toBe(text)
  expect(new Fault(code, 'Shelf A-1 is closed.').message).toBe('Shelf A-1 is closed.')
})

test('an outbox retries what may work later and parks what never will', () => {
  const retried = FAULT_CODES.filter((code) => faultKind(code).outbox === 'retry')
  expect(retried).toEqual([
    'unauthenticated',
    'suspended',
    'requirement_unmet',
    'rate_limited',
    'unavailable',
  ])
})

test('a fault is the same after its way over the wire', () => {
  const fault = fc
    .tuple(
      fc.constantFrom(...FAULT_CODES),
      fc.string(),
      fc.option(jsonObject(), { nil: undefined }),
    )
    .map(([code, message, details]) => new Fault(code, message, details))
  fc.assert(
    fc.property(fault, (sent) => {
      const received = parseFault(JSON.parse(JSON.stringify(sent.shape)))
      expect(received).toBeInstanceOf(Fault)
      expect(received?.shape).toEqual(JSON.parse(JSON.stringify(sent.shape)))
    }),
  )
})

test('a fault without details does not mention them', () => {
  expect(new Fault('conflict').shape).not.toHaveProperty('details')
})

test.each([
  null,
  'not_found',
  {},
  { code: 'not_found' },
  { code: 'toString', message: 'x' },
  { code: 'gone', message: 'x' },
  { code: 'not_found', message: 404 },
])('%j is not a fault', (value) => {
  expect(parseFault(value)).toBeUndefined()
})

test.each([
  ['a list', [1]],
  ['a word', 'name'],
  ['nothing', null],
])('details that are %s are left out', (_, details) => {
  expect(parseFault({ code: 'conflict', message: 'x', details })?.details).toBeUndefined()
})

test('only error codes of the table are accepted', () => {
  expect(FAULT_CODES.every(isFaultCode)).toBe(true)
  expect(['hasOwnProperty', '', undefined, 404].some(isFaultCode)).toBe(false)
})

function jsonObject() {
  return fc.dictionary(fc.string(), fc.jsonValue())
}
