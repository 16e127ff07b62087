// The demo is made once for all hosts of the browser tests.

import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDemoFolder } from './support/demo-folder.ts'
import { expect, test } from './support/fixtures.ts'
import { product } from './support/product.ts'

/** A first start makes up one of its own. */
function secretIn(folder: string): Promise<string> {
  return readFile(join(folder, 'data', 'auth-secret'), 'utf8')
}

test('a host begins with a copy of the demo that every other one began with', async () => {
  const folder = await makeDemoFolder('copy')
  try {
    expect(await secretIn(folder)).toBe(await secretIn(product().folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
