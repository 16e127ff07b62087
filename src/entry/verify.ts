// `verify FILE [--keys FILE|URL]`: says whether an export is what was sealed, and ends with 0 only then.

import { verifyCommand } from './verify-command.ts'

const { lines, code } = await verifyCommand(process.argv.slice(2))
for (const line of lines) console.log(line)
process.exitCode = code
