/** Serves the product as in production: builds when the sources changed, then becomes the host. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build.ts'

process.env.NODE_ENV = 'production'
await buildIfStale()
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(import.meta.dirname, '..', 'dist', 'host.js')).href)
