import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigitOf, isGtin } from './gtin.ts'
import { tradeUnitOf, withLevel } from './trade-unit.ts'

describe('trade units', () => {
  it('finds the item inside a case', () => {
    expect(tradeUnitOf('10614141000415')).toEqual({
      kind: 'case',
      level: 1,
      inside: '00614141000418',
    })
  })

  it('tells items, varying measure and nonsense apart', () => {
    expect(tradeUnitOf('00614141000418')).toEqual({ kind: 'item' })
    expect(tradeUnitOf(withLevel('00614141000418', 9))).toEqual({ kind: 'variable' })
    expect(tradeUnitOf('00614141000419')).toBeUndefined()
    expect(tradeUnitOf('614141000418')).toBeUndefined()
  })

  it('keeps the goods and a valid check digit at every level', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999_999 }),
        fc.integer({ min: 1, max: 8 }),
        (number, level) => {
          const twelve = String(number).padStart(13, '0')
          const item = `${twelve}${checkDigitOf(twelve)}`
          const unit = tradeUnitOf(withLevel(item, level))
          expect(isGtin(withLevel(item, level))).toBe(true)
          expect(unit).toEqual({ kind: 'case', level, inside: item })
        },
      ),
    )
  })
})
