import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFileLock } from './file-lock.mjs'
import { npm, SetupError } from './npm.mjs'

const NODE_VERSION = '24.21.0'

/** The path of a Node that runs TypeScript: the current one, or Node 24 downloaded into the project. */
export async function ensureNode(root) {
  if (runsTypeScript(process.versions.node)) return process.execPath
  const tools = join(root, '.shelfcount', 'tools')
  const folder = join(tools, `node-${NODE_VERSION}-${process.platform}-${process.arch}`)
  return (
    findBinary(folder) ??
    withFileLock(join(tools, 'node.lock'), async () => findBinary(folder) ?? fetchNode(folder))
  )
}

/** Types are stripped without a flag since 22.18 and 23.6. */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major === 22) return minor >= 18
  if (major === 23) return minor >= 6
  return major > 23
}

async function fetchNode(folder) {
  console.error(
    `Node ${process.versions.node} is too old for this project (it needs 22.18). ` +
      `Fetching Node ${NODE_VERSION} into .shelfcount/tools, once (about 50 MB)…`,
  )
  const draft = `${folder}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  // Newer npm runs install scripts only for packages listed here; older npm ignores the list.
  const manifest = { private: true, allowScripts: { node: true } }
  writeFileSync(join(draft, 'package.json'), JSON.stringify(manifest))
  // If npm runs no install scripts, the second package is used: it is what the script of the first one downloads.
  for (const name of ['node', platformPackage()]) {
    if (await installsWorkingNode(draft, name)) {
      rmSync(folder, { recursive: true, force: true })
      renameSync(draft, folder)
      return findBinary(folder)
    }
  }
  rmSync(draft, { recursive: true, force: true })
  throw new SetupError(
    `Node ${NODE_VERSION} for ${process.platform}-${process.arch} could not be fetched through npm ` +
      '(no network, or no such package; npm says above which).\n' +
      'Install Node 22.18 or newer yourself (https://nodejs.org), then run the same command again.',
  )
}

async function installsWorkingNode(folder, name) {
  const options = ['--no-save', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
  const args = ['install', `${name}@${NODE_VERSION}`, ...options]
  await npm(args, { cwd: folder, node: process.execPath })
  const binary = findBinary(folder)
  if (binary === undefined) return false
  const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  return stdout?.trim() === `v${NODE_VERSION}`
}

function findBinary(folder) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const packages = ['node', platformPackage()]
  return packages
    .map((name) => join(folder, 'node_modules', name, 'bin', file))
    .find((binary) => existsSync(binary))
}

function platformPackage() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  return `${prefix}-${platform}-${process.arch}`
}
