import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withFileLock } from './file-lock.mjs'
import { runsTypeScript } from './node-runtime.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shelfcount-setup-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test.each([
  ['18.20.0', false],
  ['20.20.2', false],
  ['22.12.0', false],
  ['22.18.0', true],
  ['23.5.0', false],
  ['23.6.0', true],
  ['24.0.0', true],
  ['26.10.0', true],
])('Node %s runs TypeScript: %s', (version, expected) => {
  expect(runsTypeScript(version)).toBe(expected)
})

test('package.json asks for the first versions that run TypeScript, and no older one', () => {
  const asked = [...readEngines('package.json').matchAll(/(\d+)\.(\d+)\.0/g)]
  expect(asked).toHaveLength(2)
  for (const [version, major, minor] of asked) {
    expect(runsTypeScript(version)).toBe(true)
    expect(runsTypeScript(`${major}.${Number(minor) - 1}.0`)).toBe(false)
  }
  expect(readEngines('package-lock.json')).toBe(readEngines('package.json'))
})

function readEngines(file: string): string {
  const content = JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
  return (content.packages?.[''] ?? content).engines.node
}

test('work under one lock never overlaps', async () => {
  const lock = join(folder, 'lock')
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} in`)
    await sleep(20)
    steps.push(`${name} out`)
  }
  await Promise.all([withFileLock(lock, work('a')), withFileLock(lock, work('b'))])
  expect(steps).toEqual(['a in', 'a out', 'b in', 'b out'])
})

test('the lock of a process that died is taken over', async () => {
  const lock = join(folder, 'lock')
  writeFileSync(lock, '4194999')
  expect(await withFileLock(lock, async () => 'done')).toBe('done')
})
