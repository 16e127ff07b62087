import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sweepRunFolders } from './run-folder.ts'

let parent: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'shelfcount-runs-'))
})

afterEach(() => rm(parent, { recursive: true, force: true }))

/** The id of a process that has ended. */
function endedPid(): number {
  return spawnSync(process.execPath, ['--version']).pid
}

async function folderOf(pid: number): Promise<string> {
  const folder = join(parent, `shelfcount-run-${pid}`)
  await mkdir(join(folder, 'profile'), { recursive: true })
  await writeFile(join(folder, 'profile', 'file'), 'left')
  return folder
}

test('what a run left that was killed goes with the next one', async () => {
  const folder = await folderOf(endedPid())
  await sweepRunFolders(parent)
  expect(existsSync(folder)).toBe(false)
})

test('a run that goes on keeps its folder, and other folders are nobody’s business', async () => {
  const [running, other] = [
    await folderOf(process.ppid),
    join(parent, 'shelfcount-run-of-somebody'),
  ]
  await mkdir(other)
  await sweepRunFolders(parent)
  expect([running, other].map((folder) => existsSync(folder))).toEqual([true, true])
})

describe.runIf(process.platform === 'linux')('a process of a run that was killed is ended', () => {
  test('by its temporary folder, and one beside it is not', async () => {
    const folder = await folderOf(endedPid())
    const start = (TMPDIR: string) => spawn('sleep', ['60'], { env: { ...process.env, TMPDIR } })
    const [left, beside] = [start(folder), start(`${folder}0`)]
    const ended = once(left, 'exit')
    try {
      await sweepRunFolders(parent)
      expect(await ended).toEqual([null, 'SIGTERM'])
      expect(beside.exitCode ?? beside.signalCode).toBeNull()
    } finally {
      left.kill()
      beside.kill()
    }
  })

  test('by its command, as the server of a database is', async () => {
    const folder = await folderOf(endedPid())
    const left = spawn('tail', ['-f', join(folder, 'profile', 'file')], { stdio: 'ignore' })
    const ended = once(left, 'exit')
    try {
      await sweepRunFolders(parent)
      expect(await ended).toEqual([null, 'SIGTERM'])
    } finally {
      left.kill()
    }
  })
})
