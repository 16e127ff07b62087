import { spawn } from 'node:child_process'
import { basename } from 'node:path'

/** A problem that the user has to solve; shown without a stack trace. */
export class SetupError extends Error {}

/** Runs npm with the given Node, and resolves to true if it has succeeded. Its output goes to the terminal. */
export function npm(args, { cwd, node }) {
  const cli = process.env.npm_execpath
  const isNpm = cli !== undefined && basename(cli) === 'npm-cli.js'
  const [file, all] = isNpm ? [node, [cli, ...args]] : ['npm', args]
  const options = { cwd, stdio: ['ignore', 2, 2], env: cleanEnvironment() }
  return new Promise((resolve, reject) => {
    const child = spawn(file, all, { ...options, shell: !isNpm && process.platform === 'win32' })
    child.once('error', (error) => {
      const problem = error.code === 'ENOENT' ? 'npm is not installed' : error.message
      reject(new SetupError(`${problem}. Install Node 22.18 or newer with npm, then try again.`))
    })
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** Without the variables of an outer `npm start`, because the inner npm works in its own folder. */
function cleanEnvironment() {
  const isOuter = /^npm_(package|lifecycle|config_local_prefix|command|node_execpath)|^INIT_CWD$/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOuter.test(name)))
}
