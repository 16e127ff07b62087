import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  auditNames,
  readAudit,
  writeAudit,
  writeFindings,
} from '../../bench/support/insights/audit-folder.ts'
import { Draws } from '../../bench/support/insights/draws.ts'
import { figuresOf, measureAudit } from '../../bench/support/insights/measure-insights.ts'
import { bestRecall } from '../../bench/support/insights/oracle/best-recall.ts'
import { askOracles } from '../../bench/support/insights/oracle/oracles.ts'
import { SETTINGS } from '../../bench/support/insights/settings.ts'
import { simulate } from '../../bench/support/insights/simulate.ts'
import { slipChances, slipOf } from '../../bench/support/insights/slip-numbers.ts'

const SIZE = 500

describe('the bench of insights', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'insights-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('makes the same audit from the same seed, and another from another', () => {
    expect(simulate('base', 1, SIZE)).toEqual(simulate('base', 1, SIZE))
    expect(simulate('base', 1, SIZE).facts.events).not.toEqual(
      simulate('base', 2, SIZE).facts.events,
    )
  })

  test('measures every setting, with shares that are shares', () => {
    for (const setting of SETTINGS) {
      const { facts, truth } = simulate(setting, 3, SIZE)
      const figures = figuresOf(setting, [measureAudit(facts, truth).measured])
      const names = figures.map(({ figure }) => figure)
      expect(names).toContain(`${setting}.ranking.ours.value_at_1%`)
      expect(names).toContain(`${setting}.sibling.mistake_precision`)
      expect(names).toContain(`${setting}.calibration.0.97-1`)
      for (const { figure, value, unit } of figures) {
        if (unit !== 'share' || Number.isNaN(value) || figure.includes('headroom')) continue
        expect(value, figure).toBeGreaterThanOrEqual(0)
        expect(value, figure).toBeLessThanOrEqual(1 + 1e-9)
      }
    }
  }, 60_000)

  test('asks oracles, who find no less than all and are right about most of it', () => {
    const { facts, truth, world } = simulate('err5', 3, 2_000)
    const { oracles } = measureAudit(facts, truth, world).measured
    for (const kind of ['keying', 're_read'] as const) {
      const labels = oracles[kind].filter(({ isRight }) => isRight)
      expect(labels.length).toBeGreaterThan(5)
      expect(bestRecall(oracles[kind], 0)).toBeGreaterThan(0.5)
      expect(bestRecall(oracles[kind], 0.9)).toBeGreaterThan(0.3)
      expect(bestRecall(oracles[kind], 0.9)).toBeLessThanOrEqual(bestRecall(oracles[kind], 0.5))
    }
  })

  test('gives oracles nothing away: a mistake on a line with another one has to show, too', () => {
    const { keying, re_read } = askOracles(simulate('compound', 3, 4_000))
    expect([...keying, ...re_read].every(({ odds }) => Number.isFinite(odds))).toBe(true)
  })

  test('lets oracles see a second reading on a line that is short all the same', () => {
    const { re_read } = askOracles(simulate('dirty', 3, 6_000))
    const labels = re_read.filter(({ isRight }) => isRight)
    expect(labels.length).toBeGreaterThan(8)
    expect(labels.filter(({ odds }) => odds > 0).length).toBeGreaterThan(0.9 * labels.length)
  })

  test('finds the most that precision allows: after one wrong in four, two of three', () => {
    const candidates = [
      { odds: 9, isRight: true },
      { odds: 8, isRight: true },
      { odds: 7, isRight: false },
      { odds: 6, isRight: true },
    ]
    expect(bestRecall(candidates, 0.75)).toBe(1)
    expect(bestRecall(candidates, 0.8)).toBeCloseTo(2 / 3)
  })

  test('takes what is to be expected where hindsight shows bad luck only', () => {
    const candidates = [
      { odds: 1_000, isRight: false },
      { odds: 900, isRight: true },
      { odds: 800, isRight: true },
      ...Array.from({ length: 100 }, (_, at) => ({ odds: 0.001, isRight: at === 0 })),
    ]
    expect(bestRecall(candidates, 0.85)).toBeGreaterThan(0.9)
    expect(bestRecall(candidates, 0.85)).toBeLessThanOrEqual(1)
  })

  test('knows what its own slips make of a number, and how often', () => {
    const chances = slipChances(24)
    const sum = [...chances.values()].reduce((all, chance) => all + chance, 0)
    expect(sum).toBeCloseTo(1)
    expect(chances.get(42)).toBeCloseTo(3 / 21)
    const draws = new Draws(5)
    const typed = Array.from({ length: 4_000 }, () => slipOf(draws, 24)?.typed)
    const share = typed.filter((number) => number === 2).length / typed.length
    expect(Math.abs(share - (chances.get(2) ?? 0))).toBeLessThan(0.02)
  })

  test('gives an audit back from a folder as it was written, with what was found beside it', async () => {
    const audit = simulate('compound', 4, SIZE)
    await writeAudit(folder, audit)
    expect(await auditNames(folder)).toEqual(['compound-4'])
    const read = await readAudit(folder, 'compound-4')
    expect(read.facts).toEqual(audit.facts)
    expect(read.truth).toEqual(audit.truth)
    const { insights } = measureAudit(read.facts, audit.truth)
    await writeFindings(folder, audit.name, insights)
    const written = JSON.parse(await readFile(join(folder, 'compound-4.findings.json'), 'utf8'))
    expect(written).toEqual(JSON.parse(JSON.stringify(insights)))
    expect(await auditNames(folder)).toEqual(['compound-4'])
  })
})
