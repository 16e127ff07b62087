import { expect, test } from 'vitest'
import { findLayout } from './layout.ts'

test('sources and bundle agree about the project, and each has its migrations', () => {
  const sources = findLayout('/project/src/entry')
  const bundle = findLayout('/project/dist')
  expect(sources.projectFolder).toBe('/project')
  expect(bundle.projectFolder).toBe('/project')
  expect(sources.migrationsFolder).toBe('/project/src/server/db/migrations')
  expect(bundle.migrationsFolder).toBe('/project/dist/migrations')
  expect(bundle.serverBuild).toBe(sources.serverBuild)
})
