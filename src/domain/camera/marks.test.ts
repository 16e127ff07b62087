import { describe, expect, it } from 'vitest'
import { aimedAt, MARKED_FOR_MS, markLabels } from './marks.ts'

const at = (key: string, x: number) => ({
  key,
  corners: [
    { x, y: 0.45 },
    { x: x + 0.2, y: 0.45 },
    { x: x + 0.2, y: 0.55 },
    { x, y: 0.55 },
  ],
})

describe('marks on the picture', () => {
  it('are where a label was seen last, one for each', () => {
    const first = markLabels([], 0, [at('a', 0.1), at('b', 0.6)], new Set())
    const second = markLabels(first, 100, [at('a', 0.2)], new Set(['a']))
    expect(second.map(({ label, isBelieved }) => [label.key, isBelieved])).toEqual([
      ['a', true],
      ['b', false],
    ])
    expect(second[0]?.label.corners[0]?.x).toBe(0.2)
  })

  it('outlast a few blurred frames, and no more', () => {
    const marks = markLabels([], 0, [at('a', 0.1)], new Set(['a']))
    expect(markLabels(marks, MARKED_FOR_MS, [], new Set(['a']))).toHaveLength(1)
    expect(markLabels(marks, MARKED_FOR_MS + 1, [], new Set(['a']))).toEqual([])
  })

  it('say which one is aimed at', () => {
    expect(aimedAt([at('a', 0.05), at('b', 0.4), at('c', 0.7)])?.key).toBe('b')
    expect(aimedAt([])).toBeUndefined()
  })
})
