import { describe, expect, test } from 'vitest'
import { findingKey, formerFindingKey } from './finding-key.ts'

const line = (itemId: string, counted: number | null) => ({
  storeId: 'mill',
  shelfId: 'a-1',
  itemId,
  counted,
})
const tea = line('tea', 4)
const rice = line('rice', 12)
const salt = line('salt', null)

describe('the key of a finding', () => {
  test('names one or two lines in order, with their counts', () => {
    expect(findingKey('entry', [salt])).toBe('entry|mill|a-1|salt|none')
    expect(findingKey('offset', [tea, rice])).toBe('offset|mill|a-1|tea|4|mill|a-1|rice|12')
    expect(findingKey('offset', [tea, rice])).not.toBe(findingKey('offset', [rice, tea]))
  })

  test('is another one when only a line in the middle is counted anew, or is another line', () => {
    const key = findingKey('twice', [tea, rice, salt], 'a-1')
    expect(findingKey('twice', [tea, line('rice', 11), salt], 'a-1')).not.toBe(key)
    expect(findingKey('twice', [tea, line('corn', 12), salt], 'a-1')).not.toBe(key)
    expect(findingKey('twice', [tea, rice, line('salt', 0)], 'a-1')).not.toBe(key)
  })

  test('of many lines does not depend on their order, and is short', () => {
    const key = findingKey('missed', [tea, rice, salt], 'a-1')
    expect(findingKey('missed', [salt, tea, rice], 'a-1')).toBe(key)
    const many = Array.from({ length: 500 }, (_, n) => line(`item-${n}`, n))
    expect(findingKey('missed', many, 'a-1').length).toBeLessThan(40)
  })
})

test('the former key told the ends of many lines, and is the same for few', () => {
  const findingLine = (one: typeof tea) => ({ ...one, expected: null, proposed: null })
  const lines = [tea, rice, salt].map(findingLine)
  const key = findingKey('twice', lines, 'a-1', 'a-2')
  expect(formerFindingKey({ key, lines })).toBe('twice|a-1|a-2|mill|a-1|tea|4|mill|a-1|salt|none|3')
  const few = lines.slice(0, 2)
  expect(formerFindingKey({ key: findingKey('offset', few), lines: few })).toBe(
    findingKey('offset', few),
  )
})
