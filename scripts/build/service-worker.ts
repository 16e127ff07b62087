/** Builds the service worker and its list of files to keep. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as bundle } from 'esbuild'
import { neededFiles } from './needed-files.ts'

const SHELL_URL = '/offline.html'
const SCANNER_ROUTE = '/_authorized/stores/$storeId/audit/$id/scanner'
/** The messages that the scanner shows. Each device keeps them in English and in its own language. */
const SCANNER_AREAS = ['camera', 'common', 'outbox', 'scanner', 'sheets', 'sync']
/** These parts show answers of the host about plans and sessions, so they are never used without a network. */
const ASKS_HOST = /\/(limit-paywall|hand-over-question)-[^/]+$/

interface Precached {
  readonly url: string
  /** Null if the name contains a hash of the content. */
  readonly revision: string | null
}

interface Built {
  readonly root: string
  readonly dist: string
  /** The build of the pages, which is also the version of the worker. */
  readonly webBuild: string
}

export async function buildServiceWorker({ root, dist, webBuild }: Built): Promise<void> {
  const client = join(dist, 'client')
  renderShell(dist, join(client, SHELL_URL))
  const precached = await listPrecached(dist, client)
  await bundle({
    absWorkingDir: root,
    entryPoints: ['src/web/service-worker/service-worker.ts'],
    outfile: join(client, 'service-worker.js'),
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    define: {
      PRECACHED: JSON.stringify(precached),
      SHELL_URL: JSON.stringify(SHELL_URL),
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.VITE_BUILD': JSON.stringify(webBuild),
    },
    logLevel: 'warning',
  })
}

function renderShell(dist: string, target: string): void {
  const script = join(import.meta.dirname, 'offline-shell.ts')
  const serverBuild = join(dist, 'server', 'server.js')
  const { status } = spawnSync(process.execPath, [script, serverBuild, target], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', TSS_SHELL: 'true' },
  })
  if (status !== 0) throw new Error('The page for offline use could not be rendered.')
}

/** The files that the scanner needs, without those of other pages. */
async function listPrecached(dist: string, client: string): Promise<readonly Precached[]> {
  const shell = readFileSync(join(client, SHELL_URL), 'utf8')
  const needed = [
    ...(await scannerFiles(dist, client)),
    ...filesNamedIn(shell),
    ...messagesIn(client),
  ]
  const assets = [...new Set(needed)].sort()
  const others = [SHELL_URL, '/manifest.webmanifest', '/favicon.svg', '/icons/icon-192.png']
  return [
    ...assets.map((url) => ({ url, revision: null })),
    ...others.map((url) => ({ url, revision: hashOf(join(client, url)) })),
  ]
}

async function scannerFiles(dist: string, client: string): Promise<readonly string[]> {
  const routes = await readRoutes(dist)
  const chain = chainOf(routes, SCANNER_ROUTE)
  const own = chain.flatMap((id) => filesOf(routes[id]))
  const ofOthers = Object.keys(routes)
    .filter((id) => !chain.includes(id))
    .flatMap((id) => filesOf(routes[id]))
  const all = globSync('assets/*', { cwd: client })
    .filter((name) => !/\.(br|gz)$/.test(name) && !isMessages(name))
    .map((name) => `/${name.replaceAll('\\', '/')}`)
  return neededFiles({
    own,
    ofOthers: [...ofOthers, ...all.filter((url) => ASKS_HOST.test(url))],
    all,
    read: (url) => readFileSync(join(client, url), 'utf8'),
  })
}

function isMessages(name: string): boolean {
  return /^assets[\\/]messages\./.test(name)
}

function messagesIn(client: string): readonly string[] {
  const files = SCANNER_AREAS.flatMap((area) =>
    globSync(`assets/messages.${area}.*.js`, { cwd: client }),
  )
  if (files.length === 0) throw new Error('The build has no messages for the scanner')
  return files.map((name) => `/${name.replaceAll('\\', '/')}`)
}

interface Route {
  readonly parent?: string
  readonly children?: readonly string[]
  readonly preloads?: readonly string[]
  readonly css?: readonly string[]
}

function filesOf(route: Route | undefined): readonly string[] {
  return [...(route?.preloads ?? []), ...(route?.css ?? [])]
}

async function readRoutes(dist: string): Promise<Readonly<Record<string, Route>>> {
  const [file] = globSync('server/assets/_tanstack-start-manifest*.js', { cwd: dist })
  if (!file) throw new Error('The build has no list of routes')
  const { tsrStartManifest } = await import(`${pathToFileURL(join(dist, file)).href}?${Date.now()}`)
  return tsrStartManifest().routes
}

/** The route and its parents, up to the root. */
function chainOf(routes: Readonly<Record<string, Route>>, leaf: string): readonly string[] {
  const parent = Object.keys(routes).find((id) => routes[id]?.children?.includes(leaf))
  if (!routes[leaf]) throw new Error(`The build has no route ${leaf}`)
  return parent === undefined ? [leaf] : [leaf, ...chainOf(routes, parent)]
}

function filesNamedIn(html: string): readonly string[] {
  return [...html.matchAll(/\/assets\/[\w.$~-]+/g)].map(([url]) => url)
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
}
