// Runs a command of the project on any machine with npm and Node 18 or later. Installs a Node that runs TypeScript and
// the dependencies first.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureDependencies } from './setup/dependencies.mjs'
import { ensureNode } from './setup/node-runtime.mjs'
import { SetupError } from './setup/npm.mjs'

const COMMANDS = [
  'start',
  'test',
  'dev',
  'check',
  'bench',
  'seed',
  'migrate',
  'platform-admin',
  'reconcile',
  'backup',
  'restore',
  'verify',
  'seal-key',
  'mail-links',
  'webhook-listen',
]
const ORPHAN_POLL_MS = 250
const TERMINAL_GRACE_MS = 10_000
const root = dirname(dirname(fileURLToPath(import.meta.url)))

async function main() {
  const [command, ...args] = process.argv.slice(2)
  if (command === undefined || !COMMANDS.includes(command)) {
    throw new SetupError(`Usage: node scripts/run.mjs <${COMMANDS.join('|')}> [options]`)
  }
  process.chdir(root)
  const node = await ensureNode(root)
  process.env.PATH = [dirname(node), process.env.PATH].filter(Boolean).join(delimiter)
  await ensureDependencies(root, node)
  const script = join(root, 'scripts', `${command}.ts`)
  if (!existsSync(script)) throw new SetupError(`${script} is missing.`)
  await (node === process.execPath ? runHere(script, args) : runWith(node, script, args))
}

/** In this process, so that the command gets signals directly. */
async function runHere(script, args) {
  process.argv = [process.execPath, script, ...args]
  whenOrphaned(() => process.kill(process.pid, 'SIGTERM'))
  await import(pathToFileURL(script).href)
}

async function runWith(node, script, args) {
  const child = spawn(node, [script, ...args], { stdio: 'inherit' })
  const forward = (signal) => {
    // On Ctrl-C the terminal signals the child as well, and a second signal would mean "at once".
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
  whenOrphaned(() => child.kill('SIGTERM'))
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (...outcome) => resolve(outcome))
  })
  for (const each of signals) process.off(each, forward)
  if (signal) process.kill(process.pid, signal)
  process.exitCode = code ?? 1
}

/**
 * npm runs a script through a shell, and a signal to npm ends that shell but not its children. So the end of the shell
 * is treated as the signal; otherwise a stopped `npm start` would keep serving.
 */
function whenOrphaned(end) {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    // Ctrl-C also ends the shell, but the command has got the signal too and needs time to shut down.
    setTimeout(end, process.stdin.isTTY ? TERMINAL_GRACE_MS : 0).unref()
  }, ORPHAN_POLL_MS)
  timer.unref()
}

main().catch((error) => {
  console.error(error instanceof SetupError ? `\n${error.message}` : error)
  process.exitCode = 1
})
