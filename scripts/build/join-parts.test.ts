import { describe, expect, it } from 'vitest'
import { joinParts, type Load, type Part } from './join-parts.ts'

const PER_REQUEST = 100

const part = (name: string, bytes = 10, imports: string[] = []): Part => ({
  ...{ name, bytes, imports },
  mayJoin: true,
})

const load = (parts: string, more: Partial<Load> = {}): Load => ({
  ...{ parts: new Set(parts.split(' ')), weight: 1, mayGrow: true },
  ...more,
})

const joined = (parts: readonly Part[], loads: readonly Load[]) =>
  joinParts(parts, loads, PER_REQUEST).map((names) => [...names].sort().join(' '))

describe('parts of a page are joined', () => {
  it('when every page that takes one takes the other', () => {
    expect(joined([part('a'), part('b')], [load('a b'), load('a b')])).toEqual(['a b'])
  })

  it('while the request that is saved weighs more than bytes that others do not need', () => {
    const pages = [load('a b'), load('a')]
    expect(joined([part('a'), part('b', PER_REQUEST - 1)], pages)).toEqual(['a b'])
    expect(joined([part('a'), part('b', PER_REQUEST)], pages)).toEqual([])
  })

  it('first where it gains most', () => {
    const pages = [load('a b'), load('b c'), load('b c'), load('a')]
    expect(joined([part('a', 90), part('b', 90), part('c', 90)], pages)).toEqual(['b c'])
  })

  it('again, when what was joined gains by a third', () => {
    expect(joined([part('a'), part('b'), part('c')], [load('a b c')])).toEqual(['a b c'])
  })

  it('by the weight of each page', () => {
    const parts = [part('a'), part('b', 150)]
    expect(joined(parts, [load('a b'), load('a')])).toEqual([])
    expect(joined(parts, [load('a b', { weight: 2 }), load('a')])).toEqual(['a b'])
  })
})

describe('parts of a page stay apart', () => {
  it('when no page takes both', () => {
    expect(joined([part('a'), part('b')], [load('a'), load('b')])).toEqual([])
  })

  it('when a page that may not grow takes only one of them', () => {
    const pages = [load('a b', { weight: 9 }), load('a', { mayGrow: false })]
    expect(joined([part('a'), part('b')], pages)).toEqual([])
  })

  it('when one of them is an entry of its own', () => {
    expect(joined([part('a'), { ...part('b'), mayJoin: false }], [load('a b')])).toEqual([])
  })

  it('when one of them needs the other by way of a third', () => {
    const parts = [part('a', 10, ['x']), { ...part('x', 10, ['b']), mayJoin: false }, part('b')]
    expect(joined(parts, [load('a b')])).toEqual([])
  })
})

it('what needs each other directly is joined, and stays free of circles through others', () => {
  const parts = [
    part('a', 10, ['b']),
    part('b', 10, ['c']),
    { ...part('c', 10, ['d']), mayJoin: false },
    part('d'),
  ]
  expect(joined(parts, [load('a b d'), load('d')])).toEqual(['a b'])
})
