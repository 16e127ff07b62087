import { describe, expect, test } from 'vitest'
import { followUnread, NOTHING_UNREAD, type UnreadLabels, unreadOf } from './unread.ts'

describe('labels that were seen and not read', () => {
  const at = (left: number) => ({ left, top: 40, right: left + 100, bottom: 90 })
  const still = { x: 0, y: 0 }

  const unreadAfter = (frames: readonly Parameters<typeof followUnread>[1][]) =>
    unreadOf(frames.reduce<UnreadLabels>(followUnread, NOTHING_UNREAD))

  test('are one each, also when the view moves along', () => {
    const frames = Array.from({ length: 8 }, (_, step) => ({
      regions: [at(400 - step * 30), at(600 - step * 30)],
      shift: { x: step === 0 ? 0 : -30, y: 0 },
      read: [],
    }))
    expect(unreadAfter(frames)).toHaveLength(2)
  })

  test('are no more once they are read, then or later', () => {
    const seen = Array.from({ length: 6 }, () => ({
      regions: [at(0), at(200)],
      shift: still,
      read: [],
    }))
    expect(unreadAfter(seen)).toHaveLength(2)
    expect(unreadAfter([...seen, { regions: [], shift: still, read: [at(210)] }])).toHaveLength(1)
  })

  test('were seen for more than a moment', () => {
    const flash = { regions: [at(0)], shift: still, read: [] }
    expect(unreadAfter([flash, flash])).toEqual([])
  })
})
