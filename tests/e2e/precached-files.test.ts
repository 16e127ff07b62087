// What the service worker takes along, and what pages begin with, over a network that is slow in a shop.

import { isPrecachedFor } from '#web/service-worker/precached-messages.ts'
import { gzipKilobytes, scriptsOfRoute, scriptsOfRoutes } from '../../bench/support/page-scripts.ts'
import { expect, test } from './support/fixtures.ts'

/** Of hundreds that the build is made of; messages are two small ones for each area. */
const FEW = 100

test('a phone keeps the scanner in few files, and nothing of the pages of managers or of plans', async ({
  request,
}) => {
  const worker = await (await request.get('/service-worker.js')).text()
  const listed = [...worker.matchAll(/"(\/(?:assets|icons)\/[^"]+)"/g)].map(([, url = '']) => url)
  const kept = listed.filter((url) => isPrecachedFor('?language=vi', url))
  expect(kept.join('\n')).toMatch(/scanner-[\w-]+\.js/)
  expect(kept.join('\n')).toMatch(/zxing_reader-[\w-]+\.wasm/)
  expect(kept.length).toBeLessThan(FEW)
  expect(
    kept.filter((url) =>
      /\/(admin|reports|organization|profile|billing|limit-paywall)\b/.test(url),
    ),
  ).toEqual([])
})

test('the scanner works once 250 kilobytes of scripts are there', async () => {
  const scripts = await scriptsOfRoute('/stores/$storeId/audit/$id/scanner')
  expect(gzipKilobytes(scripts)).toBeLessThanOrEqual(250)
})

test('every page begins with few scripts, and the landing page with little of them', async () => {
  const routes = await scriptsOfRoutes()
  const many = [...routes].filter(([, scripts]) => scripts.length > 20)
  expect(many.map(([path]) => path)).toEqual([])
  expect(gzipKilobytes(routes.get('/') ?? [])).toBeLessThanOrEqual(200)
})
