import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparePasses, passFor, refuseModeChange, refuseSecondOpinion } from './independent.ts'

const totals = (lines: Readonly<Record<string, number>>) => new Map(Object.entries(lines))
const settledOf = (...passes: Readonly<Record<string, number>>[]) => {
  const { comparison, totals: settled } = comparePasses(passes.map(totals))
  return { ...comparison, totals: settled && Object.fromEntries(settled) }
}

describe('two counts of a shelf', () => {
  test('wait for each other', () => {
    expect(comparePasses([totals({ tea: 1 }), undefined])).toMatchObject({
      comparison: { state: 'waiting' },
      totals: null,
    })
  })

  test('that agree stand', () => {
    expect(settledOf({ tea: 1, milk: 0 }, { milk: 0, tea: 1 })).toEqual({
      state: 'agreed',
      differing: 0,
      disputed: 0,
      totals: { tea: 1, milk: 0 },
    })
  })

  test('that differ ask for a third; counted 0 and not counted are different', () => {
    expect(settledOf({ tea: 1, milk: 0 }, { tea: 2 })).toMatchObject({
      state: 'differs',
      differing: 2,
      totals: null,
    })
  })

  test('are settled line by line by what two of three say', () => {
    expect(settledOf({ tea: 5, milk: 3 }, { tea: 5, milk: 4 }, { tea: 6, milk: 4 })).toEqual({
      state: 'settled',
      differing: 1,
      disputed: 0,
      totals: { tea: 5, milk: 4 },
    })
  })

  test('leave the word to the third where all differ', () => {
    expect(settledOf({ tea: 1 }, { tea: 2 }, { tea: 3 })).toMatchObject({
      disputed: 1,
      totals: { tea: 3 },
    })
    expect(settledOf({ tea: 1 }, { tea: 2 }, {})).toMatchObject({ disputed: 1, totals: {} })
  })

  test('give the same whichever of the two came first', () => {
    const pass = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.nat(2), { noNullPrototype: true })
    fc.assert(
      fc.property(pass, pass, pass, (one, other, third) => {
        expect(settledOf(one, other, third)).toEqual(settledOf(other, one, third))
      }),
    )
  })
})

describe('who counts', () => {
  const passes = [
    { id: 'first', pass: 0, userId: 'ann' },
    { id: 'second', pass: 1, userId: null },
  ]

  test('nobody counts a shelf against themselves', () => {
    expect(() => refuseSecondOpinion('ann', { id: 'second' }, passes)).toThrow('different people')
    expect(() => refuseSecondOpinion('ann', { id: 'first' }, passes)).not.toThrow()
    expect(() => refuseSecondOpinion('bob', { id: 'second' }, passes)).not.toThrow()
  })

  test('somebody gets their own count, or the first that is free', () => {
    expect(passFor('ann', passes).id).toBe('first')
    expect(passFor('bob', passes).id).toBe('second')
    const full = passes.map((pass) => ({ ...pass, userId: 'ann' }))
    expect(() => passFor('bob', full)).toThrow('given to somebody')
  })

  test('the way a shelf is counted changes before the first count only', () => {
    expect(() => refuseModeChange('additive', 'independent', 1)).toThrow('Reset')
    expect(() => refuseModeChange('additive', 'independent', 0)).not.toThrow()
    expect(() => refuseModeChange('additive', 'additive', 9)).not.toThrow()
  })
})
