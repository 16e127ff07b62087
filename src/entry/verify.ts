// `verify FILE [--keys FILE|URL]`: reports whether an export is what was sealed, and exits with 0 only if it is.

import { verifyCommand } from './verify-command.ts'

const { lines, code } = await verifyCommand(process.argv.slice(2))
for (const line of lines) console.log(line)
process.exitCode = code
