import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChainedSeal, checkChain, describeChainFault } from './seal-chain.ts'

const chainOf = (length: number): readonly ChainedSeal[] =>
  Array.from({ length }, (_, index) => ({
    seal: `seal-${index + 1}`,
    statement: {
      number: `SC-${index + 1}`,
      sequence: index + 1,
      previous: index === 0 ? null : `seal-${index}`,
    },
  }))

const faultsOf = (seals: readonly ChainedSeal[]) => checkChain(seals).faults.map(describeChainFault)

test('a complete chain is recognized in any order, even with repeated seals', () => {
  const shuffled = fc
    .integer({ min: 1, max: 12 })
    .chain((length) => fc.shuffledSubarray([...chainOf(length)], { minLength: length }))
  fc.assert(
    fc.property(shuffled, (seals) => {
      const verdict = checkChain([...seals, ...seals])
      expect(verdict).toEqual({ seals: seals.length, first: 1, last: seals.length, faults: [] })
    }),
  )
  expect(checkChain([])).toEqual({ seals: 0, first: null, last: null, faults: [] })
})

test('a seal that is taken out of the chain, replaced or doubled is found', () => {
  const [one, two, three, four] = chainOf(4)
  if (!one || !two || !three || !four) throw new Error('Four seals')
  expect(faultsOf([one, two, four])).toEqual(['MISSING: the seal with place 3 was not given.'])
  expect(faultsOf([one, four])).toEqual(['MISSING: the seals with places 2 to 3 were not given.'])
  const forged = { seal: 'forged', statement: { ...two.statement, number: 'SC-X' } }
  expect(faultsOf([one, forged, three])).toEqual([
    'BROKEN: SC-3 does not name SC-X, which stands before it.',
  ])
  expect(faultsOf([one, two, forged])).toEqual(['TWO SEALS have place 2: SC-2 and SC-X.'])
  const later = { ...one, statement: { ...one.statement, previous: 'seal-0' } }
  expect(faultsOf([later, two])).toEqual(['BROKEN: SC-1 does not begin as a chain does.'])
})

test('a part of a chain is one, and says which', () => {
  expect(checkChain(chainOf(6).slice(2))).toEqual({ seals: 4, first: 3, last: 6, faults: [] })
})
