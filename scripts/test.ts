/** `npm test [-- --only format,types,unit,build,browser] [file or option of the test runner…]` */
import { inRunFolder } from './test/run-folder.ts'
import { parseArguments, runSteps } from './test/steps.ts'

const { steps, rest } = parseArguments(process.argv.slice(2))
await inRunFolder(() => runSteps(steps, rest))
