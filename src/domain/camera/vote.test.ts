import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countVotes, NO_VOTES, VOTE_WINDOW_MS } from './vote.ts'

const STEP = 60

/** What is believed after each frame. A string is a frame, and each letter a code; a capital letter is a faint one. */
function watch(frames: readonly string[], step = STEP): readonly string[] {
  let votes = NO_VOTES
  return frames.map((codes, index) => {
    const seen = [...codes].map((letter) => {
      const key = letter.toLowerCase()
      return { key, place: null, isFaint: letter !== key }
    })
    const ballot = countVotes(votes, { at: index * step, votes: seen })
    votes = ballot.votes
    return ballot.accepted.join('')
  })
}

describe('believing a camera', () => {
  it('needs two readings', () => {
    expect(watch(['a', 'a'])).toEqual(['', 'a'])
  })

  it('forgets a reading after a while', () => {
    expect(watch(['a', 'a'], VOTE_WINDOW_MS + 1)).toEqual(['', ''])
  })

  it('needs twice as many readings that few rows speak for', () => {
    expect(watch(['A', 'A', 'A'])).toEqual(['', '', ''])
    expect(watch(['A', 'A', 'A', 'A'])).toEqual(['', '', '', 'a'])
    expect(watch(['A', 'a', 'A'])).toEqual(['', '', 'a'])
  })

  it('believes what many rows say before what few of them do', () => {
    expect(watch(['B', 'a', 'B', 'a'])).toEqual(['', '', '', 'a'])
    expect(watch(['a', 'B', 'a', 'B', 'B', 'B'])).toEqual(['', '', 'a', '', '', ''])
  })

  it('is not disturbed by frames that show nothing', () => {
    expect(watch(['a', '', '', 'a'])).toEqual(['', '', '', 'a'])
  })

  it('does not believe a misreading that comes twice among right ones', () => {
    expect(watch(['a', 'b', 'a', 'a', 'b', 'a', 'a'])).toEqual(['', '', 'a', 'a', '', 'a', 'a'])
  })

  it('believes at most one of two that take turns', () => {
    expect(watch(['a', 'b', 'a', 'b', 'a', 'b']).join('')).toBe('a')
  })

  it('believes every code of a shelf that shows many at once', () => {
    expect(watch(['abc', 'ab', 'bc', 'ac'])).toEqual(['', 'ab', 'bc', 'ac'])
  })

  describe('that sees several labels', () => {
    const left = { left: 0.1, top: 0.4, right: 0.4, bottom: 0.5 }
    const right = { left: 0.6, top: 0.4, right: 0.9, bottom: 0.5 }

    /** What is believed after frames that each read one code at one position. */
    const inTheEnd = (frames: readonly (readonly [string, typeof left])[]) => {
      let votes = NO_VOTES
      const believed = frames.flatMap(([key, place], index) => {
        const ballot = countVotes(votes, { at: index * STEP, votes: [{ key, place }] })
        votes = ballot.votes
        return ballot.accepted
      })
      return [...new Set(believed)]
    }

    it('believes each of two that are never sharp in the same frame', () => {
      const turns = [
        ['a', left],
        ['b', right],
        ['a', left],
        ['b', right],
      ] as const
      expect(inTheEnd(turns)).toEqual(['a', 'b'])
    })

    it('believes neither of two that are read in turns at one place', () => {
      const moved = { ...left, left: 0.15, right: 0.45 }
      const turns = [
        ['b', left],
        ['a', moved],
        ['c', left],
        ['a', left],
      ] as const
      expect(inTheEnd(turns)).toEqual([])
    })

    it('needs two readings of each', () => {
      const turns = [
        ['a', left],
        ['a', left],
        ['b', right],
      ] as const
      expect(inTheEnd(turns)).toEqual(['a'])
    })
  })

  it('believes the next label as quickly as the first', () => {
    expect(watch(['a', 'a', 'a', '', 'b', 'b'])).toEqual(['', 'a', 'a', '', '', 'b'])
  })

  it('never believes what was read once', () => {
    const frames = fc.array(fc.constantFrom('', 'a', 'b', 'c'), { maxLength: 30 })
    fc.assert(
      fc.property(frames, (seen) => {
        const once = ['a', 'b', 'c'].filter((code) => seen.filter((one) => one === code).length < 2)
        expect(once.filter((code) => watch(seen).includes(code))).toEqual([])
      }),
    )
  })
})
