// What is handed to operators: boards, alerts and manifests speak of figures and settings that exist.

import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { environment } from '#server/config/environment.ts'
import { SECRETS } from '#server/config/secret-files.ts'
import { watchConnections } from '#server/http/database-metrics.ts'
import { watchEngine } from '#server/http/engine-metrics.ts'
import { createHttpMetrics } from '#server/http/metrics.ts'
import { watchOutboxes } from '#server/http/outbox-metrics.ts'
import { findProgram } from '../../scripts/test/programs.ts'

const FOLDER = join(import.meta.dirname, '../../deploy')
const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8')

function figures(): ReadonlySet<string> {
  const { registry } = createHttpMetrics()
  const nobody = {} as Pool
  watchEngine(registry, () => {
    throw new Error('Only names are asked for')
  })
  watchOutboxes(registry, nobody)
  const pools = { app: nobody, reads: nobody, live: nobody, auth: nobody, owner: nobody }
  watchConnections(registry, { ...pools, deliveries: nobody })
  return new Set(registry.getMetricsAsArray().map(({ name }) => name))
}

test.each(['grafana/shelfcount.json', 'prometheus/alerts.yml', 'prometheus/alerts.test.yml'])(
  'every figure in %s is one that nodes give',
  (file) => {
    const named = textOf(file).match(/\b(realtime|outbox|database|jobs|http|process)_[a-z_]+\b/g)
    const known = figures()
    const unknown = (named ?? []).filter((name) => !known.has(name.replace(/_bucket$/, '')))
    expect(new Set(unknown)).toEqual(new Set())
    expect(named?.length).toBeGreaterThan(2)
  },
)

test('the board is JSON with a query in each panel', () => {
  const { panels } = JSON.parse(textOf('grafana/shelfcount.json'))
  for (const { title, targets } of panels) expect(targets[0]?.expr, title).toBeTruthy()
})

test.each(['compose.two-nodes.yaml', 'kubernetes/shelfcount.yaml'])(
  'every setting of a node in %s is one that it reads',
  (file) => {
    const named = textOf(file).match(/\b(?!POSTGRES)[A-Z]{2,}(_[A-Z]+)+\b/g) ?? []
    const known = new Set([
      ...Object.keys(environment.shape),
      ...SECRETS.map((name) => `${name}_FILE`),
    ])
    expect(new Set(named.filter((name) => !known.has(name)))).toEqual(new Set())
    expect(named).toContain('AUTH_SECRET_FILE')
  },
)

/** A node has to be told of often enough before it closes its door. */
test('the balancer looks more often than a node that ends waits', () => {
  const [, everySeconds, fall] =
    /check inter (\d+)s fall (\d+)/.exec(textOf('haproxy/haproxy.cfg')) ?? []
  expect(Number(everySeconds) * Number(fall)).toBeLessThan(5)
})

test('promtool takes rules and configuration, and the alerts fire as they should', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shelfcount-prometheus-'))
  try {
    for (const file of globSync('*.yml', { cwd: join(FOLDER, 'prometheus') })) {
      const text = textOf(`prometheus/${file}`).replace('/run/secrets/metrics-token', 'token')
      writeFileSync(join(folder, file), text)
    }
    writeFileSync(join(folder, 'token'), 'token')
    const run = (...args: string[]) =>
      spawnSync(findProgram('promtool'), args, { cwd: folder, encoding: 'utf8' })
    for (const args of [
      ['check', 'config', 'prometheus.yml'],
      ['test', 'rules', 'alerts.test.yml'],
    ]) {
      const { status, stdout, stderr } = run(...args)
      expect(status, stdout + stderr).toBe(0)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('HAProxy takes its configuration', () => {
  const { status, stderr } = spawnSync(
    findProgram('haproxy'),
    ['-c', '-f', join(FOLDER, 'haproxy/haproxy.cfg')],
    {
      encoding: 'utf8',
    },
  )
  expect(status, stderr).toBe(0)
})
