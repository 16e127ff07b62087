// The program as a user starts it, in a project that is not built.

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'

const PROJECT = path.resolve(import.meta.dirname, '../..')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shelfcount-unbuilt-'))
  for (const name of ['src', 'seeds', 'package.json', 'plans.json']) {
    await cp(path.join(PROJECT, name), path.join(folder, name), { recursive: true })
  }
  await symlink(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'))
})

afterAll(() => rm(folder, { recursive: true }))

test('production without a build is refused in one line that says what to run', async () => {
  const { code, output } = await startMain({ NODE_ENV: 'production' })
  expect(output).toBe(
    'There is no build to serve in production. Run npm start: it builds what is missing and starts.\n',
  )
  expect(code).toBe(1)
})

test('a signal while it starts ends the database, too', async () => {
  const { output } = await startMain({}, (program, said) => {
    if (said.includes('migrated: 0001')) program.kill('SIGINT')
  })
  expect(output).toContain('SIGINT')
  expect(existsSync(path.join(folder, 'data/postgres/PG_VERSION'))).toBe(true)
  const serverFile = path.join(folder, 'data/postgres/postmaster.pid')
  await eventually(() => expect(existsSync(serverFile)).toBe(false))
})

async function startMain(
  variables: Readonly<Record<string, string>>,
  listen: (program: ChildProcess, said: string) => void = () => {},
) {
  const { PATH = '' } = process.env
  const program = spawn(process.execPath, ['src/entry/main.ts'], {
    cwd: folder,
    env: { PATH, PORT: '0', SHELFCOUNT_DATA: path.join(folder, 'data'), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ends the program if it keeps running.
    timeout: 240_000,
  })
  let output = ''
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (piece: Buffer) => {
      output += piece
      listen(program, String(piece))
    })
  }
  const code = await new Promise((resolve) => program.once('close', resolve))
  return { code, output }
}
