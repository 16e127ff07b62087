import { expect, test } from 'vitest'
import { modelReReads } from './re-read-model.ts'
import { shortOnes } from './short-ones.ts'

/** Gaps spread evenly around a second, plus a few half as long on lines that fit better with one less. */
function gapsOf(usual: number, soon: readonly number[]) {
  const lengths = Array.from({ length: usual }, (_, at) => {
    return Math.log(1_000) + 0.16 * Math.sin(at * 12.9898) * Math.sqrt(2)
  })
  const all = [...lengths, ...soon.map((ms) => Math.log(ms))]
  return {
    lengths: Float64Array.from(all),
    people: new Int32Array(all.length),
    lines: Int32Array.from(all, (_, at) => at),
    ways: new Float64Array(all.length).fill(1),
    parts: new Float64Array(all.length).fill(0.2),
  }
}

const SOON = [380, 400, 410, 390, 420, 405]

/** The odds of the first short gap; undefined when it does not even count as short. */
function oddsOfSoon(gaps: ReturnType<typeof gapsOf>, fits: Float64Array): number | undefined {
  const short = shortOnes(gaps)
  return modelReReads(gaps, short, fits)[short.at.indexOf(gaps.lengths.length - SOON.length)]
}

test('a gap far below the own pace is a second reading where the line is one over', () => {
  const gaps = gapsOf(600, SOON)
  const fits = Float64Array.from(gaps.lengths, (_, at) => (at < 600 ? 0.05 : 20))
  expect((oddsOfSoon(gaps, fits) ?? 0) * 20).toBeGreaterThan(3)
  const { at } = shortOnes(gaps)
  expect(at.length).toBeLessThan(300)
})

test('short gaps on lines that are right are a habit, and say little', () => {
  const gaps = gapsOf(600, SOON)
  const over = Float64Array.from(gaps.lengths, (_, at) => (at < 600 ? 0.05 : 20))
  const right = Float64Array.from(gaps.lengths, () => 0.05)
  expect(oddsOfSoon(gaps, right) ?? 0).toBeLessThan((oddsOfSoon(gaps, over) ?? 0) / 2)
})

test('somebody who seldom scans so many, and often one less, has rather read one twice', () => {
  const gaps = gapsOf(600, SOON)
  const fits = Float64Array.from(gaps.lengths, (_, at) => (at < 600 ? 0.05 : 20))
  const seldom = { ...gaps, ways: gaps.ways.map((_, at) => (at < 600 ? 1 : 3)) }
  expect(oddsOfSoon(seldom, fits) ?? 0).toBeGreaterThan(2 * (oddsOfSoon(gaps, fits) ?? 0))
})

test('a short gap in a long row says less than one between two readings', () => {
  const gaps = gapsOf(600, SOON)
  const fits = Float64Array.from(gaps.lengths, (_, at) => (at < 600 ? 0.05 : 20))
  const soonIs = (part: number) => {
    const parts = gaps.parts.map((usual, at) => (at < 600 ? usual : part))
    return oddsOfSoon({ ...gaps, parts }, fits) ?? 0
  }
  expect(soonIs(1)).toBeGreaterThan(10 * soonIs(0.02))
})

test('nothing is claimed about people with few readings', () => {
  expect(shortOnes(gapsOf(10, [300])).at).toHaveLength(0)
})
