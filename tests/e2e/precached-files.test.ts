// What the service worker takes along, over a network that is slow in a shop.

import { expect, test } from './support/fixtures.ts'

/** Of hundreds that the build is made of. */
const FEW = 80

test('a phone keeps the scanner in few files, and nothing of the pages of managers', async ({
  request,
}) => {
  const worker = await (await request.get('/service-worker.js')).text()
  const kept = [...worker.matchAll(/"(\/(?:assets|icons)\/[^"]+)"/g)].map(([, url = '']) => url)
  expect(kept.join('\n')).toMatch(/scanner-[\w-]+\.js/)
  expect(kept.join('\n')).toMatch(/zxing_reader-[\w-]+\.wasm/)
  expect(kept.length).toBeLessThan(FEW)
  expect(kept.filter((url) => /\/(admin|reports|organization|profile)\b/.test(url))).toEqual([])
})
