import { Gauge, type Registry } from 'prom-client'
import type { EngineStats } from '../realtime/engine.ts'
import type { TenantCosts } from '../realtime/tenant-costs.ts'

const HELP: Readonly<Record<keyof EngineStats, string>> = {
  connections: 'Open sockets',
  cachedAnswers: 'Answers of live queries that are kept',
  ticks: 'Looks at the change log since the start',
  transitions: 'Transitions sent since the start',
  mutations: 'Mutations run since the start',
  counts: 'Counts that phones have sent since the start',
  logLagSeconds: 'Seconds since the change log was last read; 0 while nobody is connected',
  waitingMutations: 'Mutations that wait for their turn',
  waitingTicks: 'Ticks that wait for a connection',
  waitingAnswers: 'Slow answers that wait for a connection',
  waitingQueries: 'Queries asked once that wait for their turn',
}

/** A label must not have a value per organization. */
const SLOWEST_SHOWN = 5

interface WatchedEngine {
  readonly stats: EngineStats
  readonly costs: Pick<TenantCosts, 'top'>
}

/** Reads the engine's own figures when metrics are collected. */
export function watchEngine(registry: Registry, engine: () => WatchedEngine): void {
  new Gauge({
    name: 'realtime_slowest_organizations_seconds',
    help: 'Time of this node in the last one to two minutes, of the organizations that took most',
    labelNames: ['organization'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { organizationId, seconds } of engine().costs.top(SLOWEST_SHOWN)) {
        this.set({ organization: organizationId }, seconds)
      }
    },
  })
  for (const figure of Object.keys(HELP) as (keyof EngineStats)[]) {
    new Gauge({
      name: `realtime_${figure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
      help: HELP[figure],
      registers: [registry],
      collect() {
        this.set(engine().stats[figure])
      },
    })
  }
}
