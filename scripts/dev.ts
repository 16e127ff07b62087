/** Runs the host from its sources, restarting it when one of them changes; Vite serves the web app. */
import { runToEnd } from './run-to-end.ts'

process.exitCode = await runToEnd(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--enable-source-maps', 'src/entry/main.ts'].concat(
    process.argv.slice(2),
  ),
  { NODE_ENV: 'development' },
)
