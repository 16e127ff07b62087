import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { ConfigError } from '#server/config/config.ts'
import { DatabaseRefused } from '#server/db/database-refused.ts'
import { explainFailure } from './explain-failure.ts'

test('a port in use is one line that says what to do', async () => {
  const first = createServer()
  await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve))
  const address = first.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const error = await new Promise((resolve) => {
    createServer().once('error', resolve).listen(port, '127.0.0.1')
  })
  first.close()
  const text = explainFailure(error)
  expect(text).toContain(`Port ${port} is in use`)
  expect(text).not.toContain('\n')
})

test('a wrong configuration or database is told without a stack; a bug with one', () => {
  expect(explainFailure(new ConfigError(['PORT must be a number']))).toBe(
    'The configuration has problems:\n  - PORT must be a number',
  )
  expect(explainFailure(new DatabaseRefused('Too old'))).toBe('Too old')
  expect(explainFailure(new Error('a bug'))).toContain('explain-failure.test.ts')
})
