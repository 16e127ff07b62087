/** `npm run check`: all tests except for those in a browser. */
import { inRunFolder } from './test/run-folder.ts'
import { ALL_STEPS, runSteps } from './test/steps.ts'

const steps = ALL_STEPS.filter((step) => step !== 'browser')
await inRunFolder(() => runSteps(steps, process.argv.slice(2)))
