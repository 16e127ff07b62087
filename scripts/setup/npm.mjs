import { spawn } from 'node:child_process'
import { basename } from 'node:path'

/** Something a person has to do; shown without a stack. */
export class SetupError extends Error {}

/** Runs npm under the given Node; resolves to whether it succeeded. Its own words go to the screen. */
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

/** Without what an outer `npm start` says about itself: the inner npm works on its own folder. */
function cleanEnvironment() {
  const isOuter = /^npm_(package|lifecycle|config_local_prefix|command|node_execpath)|^INIT_CWD$/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOuter.test(name)))
}
