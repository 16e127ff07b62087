import { expect, test } from 'vitest'
import { DEFAULT_PROTOCOL } from './protocol.ts'
import { PROTOCOL_OPTION_NAMES, sayOption } from './protocol-words.ts'

test('a rule is said as it is now, and one without words is not said', () => {
  expect(sayOption('helping', true)).toBe('anyone may help count a shelf')
  expect(sayOption('showCosts', false)).toBe('counters do not see costs')
  expect(sayOption('tolerance', { units: 2 })).toBeNull()
  expect(sayOption('unheard', true)).toBeNull()
})

test('every rule that is switched on or off has words', () => {
  const switched = Object.entries(DEFAULT_PROTOCOL).flatMap(([name, value]) =>
    typeof value === 'boolean' ? [name] : [],
  )
  expect([...PROTOCOL_OPTION_NAMES].sort()).toEqual(switched.sort())
})
