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
import { figuresOf, measureAudit } from '../../bench/support/insights/measure-insights.ts'
import { SETTINGS } from '../../bench/support/insights/settings.ts'
import { simulate } from '../../bench/support/insights/simulate.ts'

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
