/** The production build: client and server-side rendering by Vite, host and service worker by esbuild. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { drawIcons } from './build/app-icons.ts'
import { compressAssets } from './build/compress-assets.ts'
import { buildServiceWorker } from './build/service-worker.ts'
import { withFileLock } from './setup/file-lock.mjs'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const stampFile = join(dist, '.stamp')

const SOURCES = [
  'src/**/*',
  'seeds/**/*',
  'public/**/*',
  'scripts/build.ts',
  'scripts/build/**/*',
  'vite.config.ts',
  'postcss.config.*',
  'tsconfig*.json',
  'package.json',
  'package-lock.json',
]

/** The sources of pages. A build that only changes the host leaves open pages unaffected. */
const WEB_SOURCES = [
  'src/web/**/*',
  'src/contract/**/*',
  'src/domain/**/*',
  'src/messages/**/*',
  'scripts/build/**/*',
  'vite.config.ts',
  'package-lock.json',
]

export async function buildIfStale(): Promise<void> {
  if (isFresh()) return
  await withFileLock(join(root, '.shelfcount', 'build.lock'), async () => {
    if (!isFresh()) await build()
  })
}

async function build(): Promise<void> {
  console.log('Building…')
  const startedAt = performance.now()
  const stamp = stampOf(SOURCES)
  const webBuild = stampOf(WEB_SOURCES).slice(0, 16)
  rmSync(stampFile, { force: true })
  buildWeb(webBuild)
  await bundleHost()
  copySql()
  await drawIcons(join(root, 'src/web/public/favicon.svg'), join(dist, 'client', 'icons'))
  await buildServiceWorker({ root, dist, webBuild })
  writeFileSync(join(dist, 'client', 'build.txt'), webBuild)
  await compressAssets(join(dist, 'client'))
  writeFileSync(stampFile, stamp)
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

function buildWeb(webBuild: string): void {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build/web.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', VITE_BUILD: webBuild },
  })
  if (status !== 0) throw new Error('The build of the web part failed; Vite says above why.')
}

async function bundleHost(): Promise<void> {
  await bundle({
    absWorkingDir: root,
    entryPoints: {
      host: 'src/entry/main.ts',
      'import-reader': 'src/entry/import-reader.ts',
      'pdf-printer': 'src/entry/pdf-printer.ts',
      'insight-maker': 'src/entry/insight-maker.ts',
    },
    outdir: 'dist',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22',
    sourcemap: true,
    logLevel: 'warning',
  })
}

function copySql(): void {
  const target = join(dist, 'sql')
  rmSync(target, { recursive: true, force: true })
  const source = join(root, 'src/server/db')
  for (const name of globSync('{migrations,functions}/**/*.sql', { cwd: source })) {
    cpSync(join(source, name), join(target, name))
  }
}

function isFresh(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(SOURCES)
}

/** Skips generated files, because the build itself may rewrite them. */
function stampOf(sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  const files = globSync([...sources], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|gen)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort())
    hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}
