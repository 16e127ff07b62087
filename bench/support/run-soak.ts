// A soak from beginning to end: a product of its own, devices, kills, and the comparison.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDemoFolder } from '#tests/e2e/support/demo-folder.ts'
import { findFreePort, startHost } from '#tests/e2e/support/host.ts'
import { Chance } from './chance.ts'
import { SoakDevice } from './soak.ts'
import { prepareSoak } from './soak-world.ts'

export interface SoakOptions {
  readonly seed: number
  readonly seconds: number
  readonly devices: number
}

export interface SoakReport {
  readonly events: number
  readonly kills: number
  readonly disconnects: number
  readonly duplicates: number
  /** What the server has and the devices do not, or the other way round. */
  readonly differences: readonly string[]
}

export async function runSoak({ seed, seconds, devices }: SoakOptions): Promise<SoakReport> {
  const folder = await makeDemoFolder('soak')
  const place = { dataFolder: join(folder, 'data'), port: await findFreePort() }
  const chance = new Chance(seed)
  let host = await startHost(place)
  let kills = 0
  try {
    const world = await prepareSoak(host.url, devices)
    const counters = world.shelves.map(
      (auditAssignmentId, index) =>
        new SoakDevice({
          name: `device-${index}`,
          auditAssignmentId,
          place: world.place,
          chance: new Chance(seed + index + 1),
        }),
    )
    const untilMs = Date.now() + seconds * 1_000
    const work = Promise.all(counters.map((counter) => counter.run(untilMs)))
    while (Date.now() < untilMs) {
      await sleep(1_000 + chance.upTo(2_000))
      await host.kill()
      kills += 1
      host = await startHost(place)
    }
    await work
    await Promise.all(counters.map((counter) => counter.finish()))
    const differences = await compare(counters, world.linesOf)
    const sum = (pick: (one: SoakDevice) => number) =>
      counters.reduce((total, one) => total + pick(one), 0)
    return {
      events: sum((one) => one.recorded),
      kills,
      disconnects: sum((one) => one.disconnects),
      duplicates: sum((one) => one.duplicates),
      differences,
    }
  } finally {
    await host.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function compare(
  counters: readonly SoakDevice[],
  linesOf: (auditAssignmentId: string) => Promise<ReadonlyMap<string, number>>,
): Promise<readonly string[]> {
  const differences: string[] = []
  for (const counter of counters) {
    const [expected, found] = [counter.totals(), await linesOf(counter.auditAssignmentId)]
    for (const line of new Set([...expected.keys(), ...found.keys()])) {
      const [ours, theirs] = [expected.get(line), found.get(line)]
      if (ours !== theirs) differences.push(`${line}: counted ${ours}, the server has ${theirs}`)
    }
    differences.push(...(await counter.refused()).map((message) => `refused: ${message}`))
  }
  return differences
}
