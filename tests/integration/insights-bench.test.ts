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
import { KEY_BESIDE, NAMED_SLIP } from '../../bench/support/insights/oracle/keying-oracle.ts'
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

  test('asks for the slips that goals were made for, and counts every finding for precision', () => {
    const { facts, truth } = simulate('err5', 3, 2_000)
    const { measured, insights } = measureAudit(facts, truth)
    const figures = new Map(figuresOf('err5', [measured]).map((one) => [one.figure, one.share]))
    const slips = truth.mistakes.filter(({ kind }) => kind === 'keying')
    const beside = slips.filter(({ slip }) => slip === 'neighbour')
    expect(beside.length).toBeGreaterThan(0)
    const named = figures.get('err5.keying.recall')
    const neighbours = figures.get('err5.keying.any_neighbour.recall')
    expect(named?.of).toBe(slips.length - beside.length)
    expect(neighbours?.of).toBe(beside.length)
    expect(figures.get('err5.keying.any_slip.recall')).toEqual({
      hits: (named?.hits ?? 0) + (neighbours?.hits ?? 0),
      of: slips.length,
    })
    const said = insights.findings.filter(({ kind }) => kind === 'keying')
    expect(figures.get('err5.keying.mistake_precision')?.of).toBe(said.length)
  })

  test('lets an oracle be right about one part while all that it says counts for precision', () => {
    const slip = (odds: number, besideShare: number) => {
      return { odds, besideShare, isRight: true, isBeside: besideShare > 0.5 }
    }
    const candidates = [
      slip(1e6, 0),
      slip(1e6, 0),
      ...Array.from({ length: 40 }, () => ({ ...slip(10, 0.9), isRight: false, isBeside: false })),
      slip(1, 0.9),
    ]
    expect(bestRecall(candidates, 0.9, NAMED_SLIP)).toBeCloseTo(1)
    expect(bestRecall(candidates, 0.9, KEY_BESIDE)).toBeLessThan(0.1)
    expect(bestRecall(candidates, 0, KEY_BESIDE)).toBeCloseTo(1)
    expect(bestRecall(candidates, 0.9)).toBeCloseTo(2 / 3, 1)
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
    const chanceOf = (number: number) =>
      chances.reduce((sum, { typed, chance }) => sum + (typed === number ? chance : 0), 0)
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    expect(chances.find(({ typed }) => typed === 42)?.slip).toBe('transposed')
    expect(chances.find(({ typed }) => typed === 27)?.slip).toBe('neighbour')
    expect(chanceOf(42)).toBeCloseTo(3 / 21)
    const draws = new Draws(5)
    const typed = Array.from({ length: 4_000 }, () => slipOf(draws, 24)?.typed)
    const share = typed.filter((number) => number === 2).length / typed.length
    expect(Math.abs(share - chanceOf(2))).toBeLessThan(0.02)
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
