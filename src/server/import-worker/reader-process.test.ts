import { join } from 'node:path'
import { expect, test } from 'vitest'
import { READER_LIMITS } from '#domain/import/limits.ts'
import { runReader } from './reader-process.ts'

const program = (name: string) =>
  join(import.meta.dirname, '../../../tests/support/files', `${name}.ts`)

const request = {
  connection: { connectionString: 'postgres://nowhere.invalid/none' },
  organizationId: '01900000-0000-7000-8000-000000000000',
  importId: '01900000-0000-7000-8000-000000000001',
  run: 1,
}

test('a reader that runs away is ended when its time is used up', async () => {
  const outcome = await runReader(program('endless-reader'), request, {
    ...READER_LIMITS,
    cpuSeconds: 0.5,
  })
  expect(outcome).toMatchObject({ kind: 'stopped' })
})

test('a reader that eats too much is ended', async () => {
  const outcome = await runReader(program('hungry-reader'), request, {
    ...READER_LIMITS,
    memoryBytes: 200 * 1024 * 1024,
  })
  expect(outcome).toMatchObject({ kind: 'stopped' })
})

test('a reader that breaks says so', async () => {
  const outcome = await runReader(program('no-such-reader'), request, READER_LIMITS)
  expect(outcome).toMatchObject({ kind: 'failed' })
})
