/** Makes the pictures in README.md again, from the demo. Run it when one of their screens has changed. */
import { buildIfStale } from './build.ts'
import { ensureChromium } from './test/chromium.ts'

process.env.CHROMIUM_PATH = await ensureChromium()
await buildIfStale()
await import(new URL('../tests/pictures/make-pictures.ts', import.meta.url).href)
