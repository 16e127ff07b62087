/** `npm run bench [name…] [--options]`: runs bench/<name>.ts, or all of them if no name is given. */
import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runToEnd } from './run-to-end.ts'

const folder = join(import.meta.dirname, '..', 'bench')
const args = process.argv.slice(2)
const firstOption = args.findIndex((arg) => arg.startsWith('--'))
const named = firstOption < 0 ? args : args.slice(0, firstOption)
const options = args.slice(named.length)
const all = globSync('*.ts', { cwd: folder })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => basename(file, '.ts'))
  .sort()
const missing = named.filter((name) => !existsSync(join(folder, `${name}.ts`)))

if (missing.length > 0) {
  console.error(`There is no bench called ${missing.join(', ')}. There are: ${all.join(', ')}`)
  process.exitCode = 1
} else {
  for (const name of named.length > 0 ? named : all) {
    const code = await runToEnd(process.execPath, [join(folder, `${name}.ts`), ...options])
    if (code !== 0) process.exitCode = code
  }
}
