import { existsSync } from 'node:fs'
import type { Config } from '#server/config/config.ts'
import { StartRefused } from './explain-failure.ts'
import type { Layout } from './layout.ts'

/** In production there must be a build before anything is opened or started. */
export function requireBuild({ mode }: Pick<Config, 'mode'>, layout: Layout): void {
  if (mode !== 'production') return
  if (existsSync(layout.serverBuild) && existsSync(layout.clientBuild)) return
  throw new StartRefused(
    'There is no build to serve in production. Run npm start: it builds what is missing and starts.',
  )
}
