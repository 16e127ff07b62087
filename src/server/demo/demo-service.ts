// The demo of an installation: created on the first request, moved on while it is watched, and started again once
// everything is counted.

import type { Pool } from 'pg'
import { isRoundOver } from '#domain/demo.ts'
import type { FunctionHost } from '../http/function-host.ts'
import { underLock } from './demo-lock.ts'
import { DEMO_PEOPLE, standingIdentity } from './demo-people.ts'
import { type DemoPlaces, dropOldRounds, findDemo } from './demo-places.ts'
import { type DemoWalkOptions, takeDemoStep } from './demo-walk.ts'

/** Fast enough to be noticed, slow enough to be read. */
const STEP_MS = 2_000

export interface DemoOptions {
  readonly owner: Pool
  readonly functions: FunctionHost
  /** True if a visitor is looking at the demo right now. */
  readonly isWatched: () => boolean
  /** Creates the demo, and returns the id of its completed audit. */
  readonly make: () => Promise<{ readonly finishedId: string }>
  readonly startRound: (places: DemoPlaces) => Promise<unknown>
  readonly log: (line: string, error: unknown) => void
  readonly nowMs?: () => number
}

export interface DemoService {
  /** Returns where the demo is, and creates it if there is none. */
  open(): Promise<DemoPlaces>
  stop(): Promise<void>
}

export function createDemo(options: DemoOptions): DemoService {
  const { owner, functions, log, nowMs = Date.now } = options
  let opening: Promise<DemoPlaces> | undefined
  let step: Promise<void> | undefined
  let turn = 0

  async function open(): Promise<DemoPlaces> {
    const known = await findDemo(owner)
    if (known && !isRoundOver(known.startedAtMs, nowMs())) return known
    return underLock(owner, 'demo', async () => {
      const found = await findDemo(owner)
      if (!found) {
        const { finishedId } = await options.make()
        await refreshInsights(finishedId)
      } else if (isRoundOver(found.startedAtMs, nowMs())) await startOver(found)
      const made = await findDemo(owner)
      if (!made) throw new Error('The demo was made and is not there')
      return made
    })
  }

  async function startOver(places: DemoPlaces): Promise<void> {
    const { organizationId, auditId } = places
    // Another node has already started the next round.
    if ((await findDemo(owner))?.auditId !== auditId) return
    const points = ['coverage', 'recounts', 'unknown_codes'] as const
    const waivers = points.map((point) => ({ point, name: 'Olivia', reason: 'Counted tomorrow' }))
    const closing = { auditId, status: 'submitted', waivers }
    await functions.runMutation(standingIdentity(DEMO_PEOPLE.owner), 'audits:updateStatus', closing)
    await refreshInsights(auditId)
    await dropOldRounds(owner, organizationId, auditId)
    await options.startRound(places)
  }

  /** Visitors find insights with the results. If making them fails, the results still work. */
  async function refreshInsights(auditId: string): Promise<void> {
    await functions
      .runAction(standingIdentity(DEMO_PEOPLE.owner), 'insights:refresh', { auditId })
      .catch((error: unknown) => log('the insights of the demo were not made', error))
  }

  const walk: DemoWalkOptions = {
    owner,
    functions,
    nowMs,
    startOver: (places) => underLock(owner, 'demo', () => startOver(places)),
  }
  const timer = setInterval(() => {
    if (step || !options.isWatched()) return
    turn += 1
    step = takeDemoStep(walk, turn)
      .catch((error: unknown) => log('the demo did not move', error))
      .finally(() => {
        step = undefined
      })
  }, STEP_MS)
  timer.unref()

  return {
    open() {
      opening ??= open().finally(() => {
        opening = undefined
      })
      return opening
    },
    async stop() {
      clearInterval(timer)
      await Promise.allSettled([step, opening])
    },
  }
}
