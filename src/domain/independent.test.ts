import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CALLED_OFF,
  calledOffOf,
  comparePasses,
  decideChoice,
  decideLoneCount,
  decideSecondCount,
  isForAnother,
  loneCountOf,
  offeredTo,
  passFor,
  refuseHalfExclusion,
  refuseModeChange,
  refuseSecondOpinion,
  type ShelfCount,
  tieOf,
} from './independent.ts'

const SHELF = { roomId: 'hall', shelfId: 'a-1', round: 0 }

const totals = (lines: Readonly<Record<string, number>>) => new Map(Object.entries(lines))
const settledOf = (...passes: Readonly<Record<string, number>>[]) => {
  const { comparison, totals: settled } = comparePasses(passes.map(totals))
  return { ...comparison, totals: settled && Object.fromEntries(settled) }
}

describe('two counts of a shelf', () => {
  test('two counts of a shelf wait for each other', () => {
    expect(comparePasses([totals({ tea: 1 }), undefined])).toMatchObject({
      comparison: { state: 'waiting' },
      totals: null,
    })
  })

  test('two counts that agree are accepted', () => {
    expect(settledOf({ tea: 1, milk: 0 }, { milk: 0, tea: 1 })).toEqual({
      state: 'agreed',
      differing: 0,
      disputed: 0,
      totals: { tea: 1, milk: 0 },
    })
  })

  test('two counts that differ ask for a third; counted 0 and not counted are different', () => {
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

describe('one count', () => {
  const first = {
    id: 'first',
    mode: 'independent',
    pass: 0,
    status: 'submitted',
    comparison: null,
  } as const
  const second = { ...first, id: 'second', pass: 1, status: 'open' } as const

  test('stands alone once the other is called off, whichever of the two it is', () => {
    const tea = totals({ tea: 4 })
    const alone = { comparison: { state: 'single', differing: 0, disputed: 0 }, totals: tea }
    expect(comparePasses([tea, CALLED_OFF])).toEqual(alone)
    expect(comparePasses([CALLED_OFF, tea])).toEqual(alone)
    expect(comparePasses([undefined, CALLED_OFF]).comparison.state).toBe('waiting')
  })

  test('is let stand where the other never came, was not ended, or could not be made', () => {
    for (const status of ['open', 'assigned', 'in_progress', 'excluded'] as const) {
      const missing = { ...second, status }
      expect(decideLoneCount([first, missing], 'A-1')).toEqual({ handedIn: first, missing })
    }
    const turned = [
      { ...first, status: 'assigned' as const },
      { ...second, status: 'approved' as const },
    ]
    expect(loneCountOf(turned)).toEqual({ handedIn: turned[1], missing: turned[0] })
  })

  test('is not lone out of two, nor before anybody has counted, nor on a shelf that is additive', () => {
    const both = [first, { ...second, status: 'submitted' as const }]
    expect(() => decideLoneCount(both, 'A-1')).toThrow('no second count of A-1')
    expect(() => decideLoneCount([{ ...first, status: 'open' }, second], 'A-1')).toThrow('Nobody')
    const additive = [{ ...first, mode: 'additive' as const }]
    expect(() => decideLoneCount(additive, 'A-1')).toThrow('Nobody')
    const tied = [...both, { ...second, id: 'third', pass: 2 }]
    expect(() => decideLoneCount(tied, 'A-1')).toThrow('no second count of A-1')
  })

  test('is not left out together with one that never came, but for whoever cannot make that', () => {
    const counts = [first, second]
    expect(() => refuseHalfExclusion(counts, { isHolder: false })).toThrow('Let it stand')
    expect(() => refuseHalfExclusion(counts, { isHolder: true })).not.toThrow()
    expect(() => refuseHalfExclusion([second], { isHolder: false })).not.toThrow()
  })

  test('waits for the second again', () => {
    const calledOff = { ...second, status: 'cancelled' as const }
    expect(decideSecondCount([first, calledOff], 'A-1')).toBe(calledOff)
    expect(() => decideSecondCount([first, second], 'A-1')).toThrow('No count of A-1')
  })

  test('of a shelf that was left out as a whole is not called off', () => {
    const out = [first, second].map((count) => ({ ...count, status: 'cancelled' as const }))
    expect(calledOffOf(out)).toBeUndefined()
  })
})

describe('two counts that differ', () => {
  const first = {
    id: 'first',
    mode: 'independent',
    pass: 0,
    status: 'submitted',
    comparison: { state: 'differs' },
  } as const
  const second = { ...first, id: 'second', pass: 1, comparison: null } as const
  const third = { ...second, id: 'third', pass: 2, status: 'open' } as const
  const tie = [first, second, third]

  test('leave the word to a manager when nobody breaks the tie: the first of them stands', () => {
    const counts = [totals({ tea: 5, milk: 1 }), totals({ tea: 6, milk: 1 }), CALLED_OFF] as const
    expect(comparePasses(counts)).toEqual({
      comparison: { state: 'chosen', differing: 1, disputed: 0 },
      totals: totals({ tea: 5, milk: 1 }),
    })
    expect(comparePasses([counts[0], counts[0], CALLED_OFF]).comparison.state).toBe('agreed')
    expect(comparePasses([counts[0], undefined, CALLED_OFF]).comparison.state).toBe('waiting')
  })

  test('are chosen between by naming one of them, whoever has begun the third', () => {
    expect(decideChoice(tie, ['second'], 'A-1')).toEqual({
      chosen: second,
      other: first,
      tieBreak: third,
    })
    for (const status of ['assigned', 'in_progress', 'excluded'] as const) {
      const begun = { ...third, status }
      expect(decideChoice([first, second, begun], ['first'], 'A-1').tieBreak).toBe(begun)
    }
    for (const ids of [['third'], ['first', 'second'], []]) {
      expect(() => decideChoice(tie, ids, 'A-1')).toThrow('Say which')
    }
  })

  test('are nothing to choose between once they agree, or a third has settled it', () => {
    for (const state of ['waiting', 'agreed', 'settled', 'single', 'chosen'] as const) {
      const compared = [{ ...first, comparison: { state } }, second, third]
      expect(tieOf(compared)).toBeUndefined()
      expect(() => decideChoice(compared, ['first'], 'A-1')).toThrow('no two counts of A-1')
    }
  })

  test('wait for the third again; one that is not due any more was not called off', () => {
    const cancelled = { ...third, status: 'cancelled' as const }
    const counts = (state: 'chosen' | 'agreed') => [
      { ...first, comparison: { state } },
      second,
      cancelled,
    ]
    expect(decideSecondCount(counts('chosen'), 'A-1')).toBe(cancelled)
    expect(() => decideSecondCount(counts('agreed'), 'A-1')).toThrow('No count of A-1')
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

  test('what one sends is for another only where counts are compared, and only once somebody has it', () => {
    expect(isForAnother({ mode: 'independent', userId: 'ann' }, 'bob')).toBe(true)
    expect(isForAnother({ mode: 'independent', userId: 'bob' }, 'bob')).toBe(false)
    expect(isForAnother({ mode: 'independent', userId: null }, 'bob')).toBe(false)
    expect(isForAnother({ mode: 'additive', userId: 'ann' }, 'bob')).toBe(false)
  })

  const openCount = (id: string, pass: number) =>
    ({ id, pass, mode: 'independent', status: 'open', userId: null, ...SHELF }) as const
  const offered = (counts: readonly ShelfCount[], userId: string) =>
    offeredTo(counts, userId).map(({ id }) => id)

  test('of the two counts of a shelf each person is offered one', () => {
    const both = [openCount('first', 0), openCount('second', 1)]
    const plain = { ...openCount('plain', 0), mode: 'additive', shelfId: 'a-2' } as const
    expect(offered([...both, plain], 'ann')).toEqual(['first', 'plain'])
    const begun = both.map((one) =>
      one.pass === 0 ? { ...one, status: 'in_progress' as const, userId: 'ann' } : one,
    )
    expect(offered(begun, 'ann')).toEqual([])
    expect(offered(begun, 'bob')).toEqual(['second'])
  })

  test('who counted a shelf in an earlier round may count it in the next', () => {
    const earlier = { ...openCount('earlier', 0), status: 'returned', userId: 'ann' } as const
    const next = { ...openCount('next', 0), round: 1 }
    expect(offered([earlier, next], 'ann')).toEqual(['next'])
  })

  test('the way a shelf is counted changes before the first count only', () => {
    expect(() => refuseModeChange('additive', 'independent', 1)).toThrow('Reset')
    expect(() => refuseModeChange('additive', 'independent', 0)).not.toThrow()
    expect(() => refuseModeChange('additive', 'additive', 9)).not.toThrow()
  })
})
