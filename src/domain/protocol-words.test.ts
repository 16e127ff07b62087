import { expect, test } from 'vitest'
import { DEFAULT_PROTOCOL } from './protocol.ts'
import { PROTOCOL_OPTION_NAMES, sayChangedOptions, sayOption } from './protocol-words.ts'

test('changed rules are listed one after the other', () => {
  expect(sayChangedOptions({ helping: true, showCosts: false })).toBe(
    'anyone may help count a shelf, counters do not see costs',
  )
  expect(sayChangedOptions({ tolerance: { units: 2 } })).toBe('tolerance')
  expect(sayOption('unheard', true)).toBeNull()
})

test('every rule that is switched on or off has words', () => {
  const switched = Object.entries(DEFAULT_PROTOCOL).flatMap(([name, value]) =>
    typeof value === 'boolean' ? [name] : [],
  )
  expect([...PROTOCOL_OPTION_NAMES].sort()).toEqual(switched.sort())
})
