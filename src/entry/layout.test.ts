import { expect, test } from 'vitest'
import { findLayout } from './layout.ts'

test('sources and bundle agree about the project, and each has its SQL', () => {
  const sources = findLayout('/project/src/entry')
  const bundle = findLayout('/project/dist')
  expect(sources.projectFolder).toBe('/project')
  expect(bundle.projectFolder).toBe('/project')
  expect(sources.sqlFolder).toBe('/project/src/server/db')
  expect(bundle.sqlFolder).toBe('/project/dist/sql')
  expect(bundle.serverBuild).toBe(sources.serverBuild)
})
