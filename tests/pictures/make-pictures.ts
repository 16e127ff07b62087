// The built product with the demo, photographed in both colour schemes.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { Caller } from '../e2e/support/calls.ts'
import { findFreePort, startHost } from '../e2e/support/host.ts'
import { ACCOUNTS } from '../e2e/support/product.ts'
import { writeFilm } from './film.ts'
import { findScene } from './find-scene.ts'
import { takePictures } from './take-pictures.ts'

const folder = await makeDataFolder('pictures')
const host = await startHost({ dataFolder: join(folder, 'data'), port: await findFreePort() })
try {
  const owner = await Caller.signIn(host.url, ACCOUNTS.owner)
  const scene = await findScene(owner)
  const film = await writeFilm(join(folder, 'shelf.mjpeg'), scene.goods.at(-1))
  await takePictures({ url: host.url, film, scene })
  await owner.close()
} finally {
  await host.stop()
  await rm(folder, { recursive: true, force: true })
}
