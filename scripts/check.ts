/** `npm run check`: all tests but those in a browser. */
import { ALL_STEPS, runSteps } from './test/steps.ts'

await runSteps(
  ALL_STEPS.filter((step) => step !== 'browser'),
  process.argv.slice(2),
)
