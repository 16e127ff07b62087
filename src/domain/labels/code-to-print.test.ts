import { describe, expect, it } from 'vitest'
import { codeToPrint } from './code-to-print.ts'

describe('the code on a label', () => {
  it('stands for one unit, not for a case', () => {
    const codes = [
      { code: '10614141000415', quantity: 12 },
      { code: '4006381333931', quantity: 1 },
    ]
    expect(codeToPrint({ sku: 'S-1', codes })).toBe('4006381333931')
  })

  it('is the SKU where only cases have a code, and nothing where there is neither', () => {
    const codes = [{ code: '10614141000415', quantity: 12 }]
    expect(codeToPrint({ sku: 'S-1', codes })).toBe('S-1')
    expect(codeToPrint({ sku: null, codes })).toBeUndefined()
  })
})
