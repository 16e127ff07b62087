// What an account may take of a machine that it shares with others, and that nobody waits for another.

import type { JobHelpers } from 'graphile-worker'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import { QUOTAS, refuseMoreBytes, UNUSED_FILE_GRACE_MS } from '#domain/quota.ts'
import { dropExpiredFilesTask } from '#server/jobs/tasks/drop-expired-files.ts'
import { FairQueue } from '#server/realtime/fair-queue.ts'
import { laneKey } from '#server/realtime/lane-key.ts'
import { QueryQueue } from '#server/realtime/query-queue.ts'
import type { SpecRow } from './support/rows.ts'

export const fileQuotas: SpecRow = {
  row: 'files: 50 MB a day before the address is confirmed, and a limit for each organization by its plan',
  check: () => {
    const none = { organizationBytes: 0, personBytes: 0, isConfirmed: false, hasPaidPlan: false }
    const [MB, known] = [1024 * 1024, { ...none, isConfirmed: true }]
    expect(() => refuseMoreBytes(none, 50 * MB)).not.toThrow()
    expect(() => refuseMoreBytes(none, 50 * MB + 1)).toThrow('Confirm your address first')
    const { free, paid } = QUOTAS.organizationBytes
    expect(() => refuseMoreBytes({ ...known, organizationBytes: free }, 1)).toThrow('paid plan')
    const paying = { ...known, hasPaidPlan: true }
    expect(() => refuseMoreBytes({ ...paying, organizationBytes: free }, 1)).not.toThrow()
    expect(() => refuseMoreBytes({ ...paying, organizationBytes: paid }, 1)).toThrow('at most')
  },
}

export const unusedFiles: SpecRow = {
  row: 'files: what nothing refers to for 30 days goes, and what was to expire goes at its time',
  check: async () => {
    const asked: (readonly unknown[])[] = []
    const owner = { query: async (text: string, values: unknown[]) => asked.push([text, values]) }
    const now = new Date('2026-05-01T12:00:00Z')
    await dropExpiredFilesTask(owner as unknown as Pool, () => now)({}, {} as JobHelpers)
    expect(UNUSED_FILE_GRACE_MS).toBe(30 * 24 * 3_600_000)
    expect(asked).toEqual([
      [expect.stringContaining('app.drop_expired_files'), [now]],
      [expect.stringContaining('app.drop_unused_files'), [new Date('2026-04-01T12:00:00Z'), 500]],
    ])
  },
}

export const lanes: SpecRow = {
  row: 'live answers of an organization have a lane of their own, which no other organization shares',
  check: () => {
    const of = (organizationId: string) =>
      ({ organizationId, role: 'member', stores: [], suspendedReason: null }) as const
    const lane = (userId: string, ...organizations: string[]) =>
      laneKey(userId, {
        ...{ userId, sessionId: 's', email: 'me@x.test', platformAdmin: false },
        memberships: organizations.map(of),
        held: [],
      })
    expect(lane('ann', 'north')).toBe(lane('ben', 'north'))
    expect(lane('ann', 'north')).not.toBe(lane('cas', 'south'))
    // Whoever belongs to both is in neither: their questions hold up nobody else's.
    const both = lane('dee', 'north', 'south')
    expect([lane('ann', 'north'), lane('cas', 'south')]).not.toContain(both)
  },
}

export const fairTurns: SpecRow = {
  row: 'whoever asks for much waits for themselves: the next place goes to somebody else',
  check: async () => {
    const served: string[] = []
    const turns = new FairQueue({ atOnce: 1, atOncePerKey: 1 })
    const begin = (key: string) => turns.run(key, async () => void served.push(key))
    await Promise.all([...Array.from({ length: 20 }, () => begin('busy')), begin('quiet')])
    expect(served.indexOf('quiet')).toBeLessThan(3)
  },
}

export const questionTurns: SpecRow = {
  row: 'questions of one person and of one organization leave places free for others',
  check: async () => {
    const turns = new QueryQueue({ atOnce: 8, perOrganization: 5 })
    const leaving = new AbortController()
    const flood = Array.from({ length: 60 }, (_, call) =>
      turns.begin({ userId: `person ${call % 3}`, laneKey: 'o/busy' }, leaving.signal),
    )
    const end = await turns.begin({ userId: 'somebody', laneKey: 'o/quiet' })
    end()
    // Whoever has left is waited for by nobody.
    leaving.abort()
    const outcomes = await Promise.allSettled(flood)
    for (const one of outcomes) if (one.status === 'fulfilled') one.value()
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(8)
  },
}
