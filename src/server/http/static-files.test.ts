import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import type { HostEnv } from './host-env.ts'
import { serveStaticFiles } from './static-files.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'shelfcount-static-'))
afterAll(() => rm(folder, { recursive: true }))

test('a file that cannot be read once is read again', async () => {
  const file = path.join(folder, 'page.js')
  await writeFile(file, 'export {}')
  const app = new Hono<HostEnv>().use(await serveStaticFiles(folder))
  app.onError((_error, c) => c.body(null, 500))
  await rename(file, `${file}.away`)
  expect((await app.request('/page.js')).status).toBe(500)
  await rename(`${file}.away`, file)
  const found = await app.request('/page.js')
  expect(await found.text()).toBe('export {}')
})
