import { Gauge, type Registry } from 'prom-client'
import type { EngineStats } from '../realtime/engine.ts'

const HELP: Readonly<Record<keyof EngineStats, string>> = {
  connections: 'Open sockets',
  cachedAnswers: 'Answers of live queries that are kept',
  ticks: 'Looks at the change log since the start',
  transitions: 'Transitions sent since the start',
  mutations: 'Mutations run since the start',
}

/** Reads the engine's own figures when metrics are collected. */
export function watchEngine(registry: Registry, stats: () => EngineStats): void {
  for (const figure of Object.keys(HELP) as (keyof EngineStats)[]) {
    new Gauge({
      name: `realtime_${figure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
      help: HELP[figure],
      registers: [registry],
      collect() {
        this.set(stats()[figure])
      },
    })
  }
}
