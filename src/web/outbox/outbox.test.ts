import { expect, test, vi } from 'vitest'
import type { RecordOutcome, SentScanEvent } from '#contract/scan-events.ts'
import { Fault } from '#domain/fault.ts'
import { eventually } from '#tests/support/eventually.ts'
import { CLOCK_TOLERANCE_MS, Outbox, type OutboxParts } from './outbox.ts'
import type { OutboxChange } from './outbox-change.ts'
import type { OutboxWork } from './outbox-entry.ts'
import type { Tabs } from './tabs.ts'
import { MemoryStore } from './testing/memory-store.ts'

const OWNER = { userId: 'ana', userName: 'Ana' }

function count(id: string, deviceTimeMs = 0): OutboxWork {
  return {
    kind: 'count',
    event: { id, auditAssignmentId: 'shelf-1', kind: 'add', deviceTimeMs },
  }
}

interface Place {
  readonly tab: number
  readonly lead: () => () => void
  stop?: () => void
}

/** A browser with several tabs: the first one leads until it is closed. */
class Browser {
  readonly store = new MemoryStore()
  readonly sent: string[] = []
  readonly sentBy: number[] = []
  readonly sentTimes: number[] = []
  isReachable = true
  /** Nothing that is sent gets an answer. */
  isSilent = false
  isSignedIn = true
  /** The phone's clock, and how long the phone has been on. */
  clock = 1
  steady = 1
  #listeners = new Map<number, (change: OutboxChange) => void>()
  #queue: Place[] = []
  #timers = new Set<() => void>()

  open(tab: number) {
    const outbox = new Outbox(this.#parts(tab))
    const close = outbox.start()
    return { outbox, close }
  }

  /** Runs everything that was scheduled for later. */
  passTime(): void {
    const due = [...this.#timers]
    this.#timers.clear()
    for (const run of due) run()
  }

  #parts(tab: number): OutboxParts {
    const sender = {
      recordMany: async (events: readonly SentScanEvent[]): Promise<readonly RecordOutcome[]> => {
        if (!this.isSignedIn) throw new Fault('unauthenticated')
        if (!this.isReachable) throw new TypeError('Failed to fetch')
        if (this.isSilent) return new Promise(() => {})
        this.sent.push(...events.map(({ id }) => id))
        this.sentBy.push(tab)
        this.sentTimes.push(...events.map((event) => event.deviceTimeMs))
        return events.map(({ id }) => ({ id, status: 'recorded', warnings: [], setAside: null }))
      },
      take: async () => {},
      submit: async () => ({ checkAgain: false }),
      exclude: async () => {},
      upload: async () => '',
    }
    const isOtherBuild = async () => false
    const tabs: Tabs = {
      tell: (change) => {
        for (const [other, hear] of this.#listeners) if (other !== tab) hear(change)
      },
      onChange: (listener) => {
        this.#listeners.set(tab, listener)
        return () => this.#listeners.delete(tab)
      },
      lead: (_userId, lead) => {
        const place: Place = { tab, lead }
        this.#queue.push(place)
        if (this.#queue[0] === place) place.stop = lead()
        return () => {
          place.stop?.()
          this.#queue = this.#queue.filter((one) => one !== place)
          const [next] = this.#queue
          if (next && !next.stop) next.stop = next.lead()
        }
      },
    }
    const after = (_delayMs: number, run: () => void) => {
      this.#timers.add(run)
      return () => this.#timers.delete(run)
    }
    const own = { owner: OWNER, store: this.store, sender, tabs, isOtherBuild }
    return { ...own, now: () => this.clock, steadyNow: () => this.steady, after }
  }
}

test('every tab counts, one sends, and the next takes over when it is closed', async () => {
  const browser = new Browser()
  const [first, second] = [browser.open(1), browser.open(2)]
  await second.outbox.append([count('a')])
  await eventually(() => expect(browser.sent).toEqual(['a']))
  expect(browser.sentBy).toEqual([1])
  await eventually(() => expect(second.outbox.state.waiting).toBe(0))
  first.close()
  await second.outbox.append([count('b')])
  await eventually(() => expect(browser.sent).toEqual(['a', 'b']))
  expect(browser.sentBy).toEqual([1, 2])
})

test('what could not be sent waits, says so, and goes when it can', async () => {
  const browser = new Browser()
  browser.isReachable = false
  const { outbox } = browser.open(1)
  await outbox.append([count('a'), count('b')])
  await eventually(() => expect(outbox.state).toMatchObject({ waiting: 2, isSending: false }))
  browser.isReachable = true
  outbox.sendNow()
  await eventually(() => expect(outbox.state).toMatchObject({ waiting: 0, oldestAtMs: null }))
  expect(browser.sent).toEqual(['a', 'b'])
})

test('without a session the queue is kept and the person is asked to sign in', async () => {
  const browser = new Browser()
  browser.isSignedIn = false
  const { outbox } = browser.open(1)
  await outbox.append([count('a')])
  await eventually(() => expect(outbox.state).toMatchObject({ waiting: 1, isSignedOut: true }))
  browser.isSignedIn = true
  outbox.sendNow()
  await eventually(() => expect(outbox.state).toMatchObject({ waiting: 0, isSignedOut: false }))
})

test('whoever is signed out is told before anything waits, and until the server knows them again', async () => {
  const browser = new Browser()
  const { outbox } = browser.open(1)
  await eventually(() => expect(outbox.state.deviceId).toBeDefined())
  browser.isSignedIn = false
  outbox.learnStanding(false)
  expect(outbox.state).toMatchObject({ waiting: 0, isSignedOut: true })
  // Sending an empty queue proves nothing.
  outbox.sendNow()
  await outbox.append([count('a')])
  await eventually(() => expect(outbox.state).toMatchObject({ waiting: 1, isSending: false }))
  expect(outbox.state.isSignedOut).toBe(true)
  browser.isSignedIn = true
  outbox.learnStanding(true)
  await eventually(() => expect(outbox.state).toMatchObject({ waiting: 0, isSignedOut: false }))
  expect(browser.sent).toEqual(['a'])
})

test('a full device refuses the count aloud: it is not counted', async () => {
  const browser = new Browser()
  const { outbox } = browser.open(1)
  browser.store.failure = new DOMException('No space', 'QuotaExceededError')
  await expect(outbox.append([count('a')])).rejects.toThrow('No space')
  expect(outbox.state).toMatchObject({ waiting: 0, trouble: 'full' })
  browser.store.failure = undefined
  await outbox.append([count('a')])
  expect(outbox.state.trouble).toBeNull()
})

test('a clock that is far off is put right, one that is nearly right is left alone', async () => {
  const browser = new Browser()
  const { outbox } = browser.open(1)
  const before = outbox.now()
  outbox.learnTime(before + CLOCK_TOLERANCE_MS - 1)
  expect(outbox.state.clockBehindMs).toBe(0)
  outbox.learnTime(before + 3_600_000.4)
  expect(outbox.state.clockBehindMs).toBe(3_600_000)
  const [entry] = await outbox.append([count('a')])
  expect(entry?.savedAtMs).toBe(before + 3_600_000)
  outbox.learnTime(before)
  expect(outbox.now()).toBe(before)
})

test('what was learned about the clock holds when the page is loaded again without a network', async () => {
  const browser = new Browser()
  const first = browser.open(1)
  const before = first.outbox.now()
  first.outbox.learnTime(before + 3_600_000)
  first.close()
  const again = browser.open(2).outbox
  await eventually(() => expect(again.state.deviceId).toBeDefined())
  expect(again.now()).toBe(before + 3_600_000)
  again.learnTime(before)
  expect(again.now()).toBe(before)
  const last = browser.open(3).outbox
  await eventually(() => expect(last.state.deviceId).toBeDefined())
  expect(last.now()).toBe(before)
})

test('a clock that was set since is not put right once more', async () => {
  const browser = new Browser()
  await browser.store.storeClock({ behindMs: -3_600_000, learnedAtMs: 0 })
  const { outbox } = browser.open(1)
  await eventually(() => expect(outbox.state.deviceId).toBeDefined())
  expect(outbox.state.clockBehindMs).toBe(0)
})

test('what the server says now counts more than what it said before', async () => {
  const browser = new Browser()
  await browser.store.storeClock({ behindMs: 3_600_000, learnedAtMs: 0 })
  // Storing the new value takes a while.
  browser.store.storeClock = () => new Promise(() => {})
  const { outbox } = browser.open(1)
  outbox.learnTime(outbox.now())
  await eventually(() => expect(outbox.state.deviceId).toBeDefined())
  expect(outbox.state.clockBehindMs).toBe(0)
})

test('a database that does not open at first is tried again, and then everything is sent', async () => {
  const browser = new Browser()
  browser.store.unopened = new DOMException('Blocked', 'AbortError')
  const { outbox } = browser.open(1)
  await eventually(() => expect(outbox.state.trouble).toBe('closed'))
  await outbox.append([count('a')])
  browser.store.unopened = undefined
  browser.passTime()
  await eventually(() => expect(browser.sent).toEqual(['a']))
})

test('whoever could not count because nothing opened is told when it has', async () => {
  const browser = new Browser()
  browser.store.unopened = new DOMException('Private', 'InvalidStateError')
  browser.store.failure = browser.store.unopened
  const { outbox } = browser.open(1)
  await expect(outbox.append([count('a')])).rejects.toThrow('Private')
  expect(outbox.state.trouble, 'counting it again would not help').toBe('closed')
  browser.store.unopened = undefined
  browser.passTime()
  await eventually(() => expect(outbox.state).toMatchObject({ trouble: null }))
})

test('handing in anew takes the place of a refusal only when it is kept', async () => {
  const browser = new Browser()
  const { outbox } = browser.open(1)
  const submit = { kind: 'submit', auditAssignmentId: 'shelf-1' } as const
  await outbox.append([submit])
  browser.store.entries = browser.store.entries.map((one) => ({ ...one, state: 'refused' }))
  browser.store.failure = new DOMException('Full', 'QuotaExceededError')
  await expect(outbox.append([submit])).rejects.toThrow('Full')
  expect(await outbox.refused()).toHaveLength(1)
  browser.store.failure = undefined
  await outbox.append([submit])
  expect(await outbox.refused()).toEqual([])
})

test('a refusal whose place was taken is not told about while the server is silent', async () => {
  const browser = new Browser()
  const { outbox } = browser.open(1)
  const submit = { kind: 'submit', auditAssignmentId: 'shelf-1' } as const
  await outbox.append([submit])
  await eventually(() => expect(browser.store.entries).toMatchObject([{ state: 'sent' }]))
  browser.store.entries = browser.store.entries.map((one) => ({ ...one, state: 'refused' }))
  browser.isSilent = true
  await outbox.append([count('a')])
  const { outbox: other } = browser.open(2)
  await eventually(() => expect(other.state.refused).toBe(1))
  await other.append([submit])
  expect(other.state).toMatchObject({ waiting: 2, refused: 0 })
})

test('what waits outlives a browser that is cleared under an open page, with its numbers', async () => {
  const browser = new Browser()
  const { outbox } = browser.open(1)
  await eventually(() => expect(outbox.state.deviceId).toBeDefined())
  await outbox.append([count('sent')])
  await eventually(() => expect(outbox.state.waiting).toBe(0))
  browser.isReachable = false
  await outbox.append([count('a'), count('b')])
  browser.store.clear()
  const [after] = await outbox.append([count('c')])
  expect(after?.seq, 'no number is given twice').toBe(4)
  expect(await outbox.entriesOf('shelf-1')).toMatchObject([
    { seq: 2, state: 'waiting' },
    { seq: 3, state: 'waiting' },
    { seq: 4, state: 'waiting' },
  ])
  expect(await browser.store.deviceIdFor(OWNER)).toBe(outbox.state.deviceId)
  browser.isReachable = true
  outbox.sendNow()
  await eventually(() => expect(browser.sent).toEqual(['sent', 'a', 'b', 'c']))
})

test('a page that is opened knows by heart what was there before, and what was refused', async () => {
  const browser = new Browser()
  browser.isReachable = false
  const first = browser.open(1)
  await first.outbox.append([count('a'), count('b')])
  const fault = { code: 'not_found', message: 'Gone' } as const
  await browser.store.settle(OWNER.userId, [{ seq: 1, fault }], 1)
  first.close()
  const { outbox } = browser.open(2)
  await eventually(() => expect(outbox.state).toMatchObject({ waiting: 1, refused: 1 }))
  browser.store.clear()
  expect(await outbox.refused()).toMatchObject([{ seq: 1, fault }])
  expect(await outbox.waiting(10)).toMatchObject([{ seq: 2 }])
})

test('a page whose database has become too new says so, and leaves sending to the newer page', async () => {
  const browser = new Browser()
  const [old, newer] = [browser.open(1), browser.open(2)]
  await eventually(() => expect(newer.outbox.state.deviceId).toBeDefined())
  await eventually(() => expect(old.outbox.state.deviceId).toBeDefined())
  browser.store.failure = new DOMException('Too new', 'VersionError')
  await expect(old.outbox.append([count('a')])).rejects.toThrow('Too new')
  expect(old.outbox.state.trouble).toBe('outdated')
  browser.store.failure = undefined
  await newer.outbox.append([count('b')])
  await eventually(() => expect(browser.sent).toEqual(['b']))
  expect(browser.sentBy).toEqual([2])
})

test('a page that notices only when it sends leaves that to the newer page as well', async () => {
  const browser = new Browser()
  const { outbox } = browser.open(1)
  await eventually(() => expect(outbox.state.deviceId).toBeDefined())
  const newer = browser.open(2)
  await eventually(() => expect(newer.outbox.state.deviceId).toBeDefined())
  vi.spyOn(browser.store, 'waiting').mockRejectedValueOnce(
    new DOMException('Too new', 'VersionError'),
  )
  outbox.sendNow()
  await eventually(() => expect(outbox.state.trouble).toBe('outdated'))
  await newer.outbox.append([count('a')])
  await eventually(() => expect(browser.sentBy).toEqual([2]))
})

test('what waits for an answer that does not come is looked at all the same', async () => {
  const browser = new Browser()
  browser.isSilent = true
  const { outbox, close } = browser.open(1)
  await eventually(() => expect(outbox.state.deviceId).toBeDefined())
  await outbox.append([count('a')])
  await eventually(() => expect(outbox.state.isSending).toBe(true))
  const looked = vi.spyOn(browser.store, 'counts')
  browser.passTime()
  browser.passTime()
  expect(looked).toHaveBeenCalledTimes(2)
  close()
  browser.passTime()
  expect(looked).toHaveBeenCalledTimes(2)
})

test('a clock that is set back while nobody can be asked is not believed', async () => {
  const DAY_MS = 24 * 60 * 60_000
  const browser = new Browser()
  browser.clock = 10 * DAY_MS
  const { outbox } = browser.open(1)
  await outbox.append([count('a')])
  browser.steady += 60_000
  browser.clock += 60_000 - DAY_MS
  expect(outbox.now()).toBe(10 * DAY_MS + 60_000)
  expect(outbox.state.clockBehindMs).toBe(DAY_MS)
  browser.steady += 1_000
  browser.clock += 1_000
  const [entry] = await outbox.append([count('b')])
  expect(entry?.savedAtMs).toBe(10 * DAY_MS + 61_000)
  // It was ahead before, and is right now.
  outbox.learnTime(browser.clock)
  expect([outbox.now(), outbox.state.clockBehindMs]).toEqual([browser.clock, 0])
})

test('a phone that has slept is a day older, and so is its clock', async () => {
  const browser = new Browser()
  const { outbox } = browser.open(1)
  expect(outbox.now()).toBe(1)
  browser.clock += 24 * 60 * 60_000
  expect(outbox.now()).toBe(browser.clock)
  expect(outbox.state.clockBehindMs).toBe(0)
})

test('what a clock that was ahead has counted is not sent from the future, once the server has said so', async () => {
  const browser = new Browser()
  browser.clock = 9_000_000
  const { outbox } = browser.open(1)
  await outbox.append([count('a', 9_000_000)])
  await eventually(() => expect(browser.sentTimes).toEqual([9_000_000]))
  outbox.learnTime(1_000_000)
  await outbox.append([count('b', 9_000_000), count('c', 500)])
  await eventually(() => expect(browser.sentTimes).toEqual([9_000_000, 1_000_000, 500]))
})
