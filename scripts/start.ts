/** Serves the product as in production: builds if the sources have changed, then starts the host in this process. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build.ts'

process.env.NODE_ENV = 'production'
await buildIfStale()
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(import.meta.dirname, '..', 'dist', 'host.js')).href)
