import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFileLock } from './file-lock.mjs'
import { npm, SetupError } from './npm.mjs'

/** Installs the dependencies in package-lock.json, unless node_modules already has them. */
export async function ensureDependencies(root, node) {
  if (isFresh(root)) return
  await withFileLock(join(root, '.shelfcount', 'install.lock'), async () => {
    if (isFresh(root)) return
    if (!matchesLockFile(root)) await install(root, node)
    writeFileSync(stampFile(root), stamp(root))
  })
}

async function install(root, node) {
  console.error('Installing the dependencies (npm ci), which takes a minute…')
  // A build needs the development dependencies, even if NODE_ENV is production.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  if (await npm(args, { cwd: root, node })) return
  throw new SetupError(
    'The dependencies could not be installed; npm says above why. They come from the npm registry, ' +
      'so this needs a network once. Then run the same command again.',
  )
}

function isFresh(root) {
  return readText(stampFile(root)) === stamp(root)
}

function stamp(root) {
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  return `${lock.digest('hex')} ${process.platform}-${process.arch}`
}

function stampFile(root) {
  return join(root, 'node_modules', '.shelfcount-stamp')
}

/** True after a manual `npm ci`: npm keeps a record of what it has installed. */
function matchesLockFile(root) {
  const installed = readText(join(root, 'node_modules', '.package-lock.json'))
  if (installed === undefined) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(installed).packages
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || (present[path] ? present[path].version === entry.version : entry.optional),
  )
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
