// Nothing builds the container image here: what it takes of the project is read from its recipe.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findLayout } from '#entry/layout.ts'
import { parseConfig } from '#server/config/config.ts'

const RECIPE = join(import.meta.dirname, '../../Dockerfile')

/** What its last stage takes from the one that builds. */
function takenAlong(): readonly string[] {
  const lastStage =
    readFileSync(RECIPE, 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? ''
  const copies = [...lastStage.matchAll(/^COPY --from=build (.+) \S+$/gm)]
  return copies.flatMap(([, sources = '']) => sources.split(' '))
}

test('the image takes along whatever the host reads beside its own program', () => {
  const layout = findLayout('/app/dist')
  const { plansFile } = parseConfig({ variables: {}, projectFolder: layout.projectFolder })
  const { projectFolder: _all, ...needed } = layout
  const taken = takenAlong()
  const missing = [plansFile, ...Object.values(needed)].filter(
    (file) => !taken.some((source) => file === source || file.startsWith(`${source}/`)),
  )
  expect(missing).toEqual([])
})
