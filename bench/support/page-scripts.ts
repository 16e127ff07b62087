// Which scripts of the build a page needs before it works, and what they weigh on the wire.

import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import * as z from 'zod'

const DIST = join(import.meta.dirname, '../../dist')
const CLIENT = join(DIST, 'client')

/** What the HTML of a page makes the browser load. */
export function scriptsOfHtml(html: string): readonly string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const sources = tags.flatMap((tag) => {
    const isScript = tag.startsWith('<script') || /\brel="?modulepreload/.test(tag)
    const [, source] = /\b(?:src|href)="([^"]+\.js)"/.exec(tag) ?? []
    return isScript && source ? [source] : []
  })
  return withImports(sources)
}

const manifestModule = z.object({
  tsrStartManifest: z.function({
    input: [],
    output: z.object({
      routes: z.record(
        z.string(),
        z.object({
          children: z.array(z.string()).optional(),
          preloads: z.array(z.string()).optional(),
        }),
      ),
    }),
  }),
})

/** What the framework's own list says about a page that only somebody signed in gets. */
export async function scriptsOfRoute(path: string): Promise<readonly string[]> {
  const scripts = (await scriptsOfRoutes()).get(path)
  if (!scripts) throw new Error(`The build has no route ${path}`)
  return scripts
}

/** By address, for every page. */
export async function scriptsOfRoutes(): Promise<ReadonlyMap<string, readonly string[]>> {
  const [file] = globSync('server/assets/_tanstack-start-manifest*.js', { cwd: DIST })
  if (!file) throw new Error('The build has no list of routes')
  const imported: unknown = await import(pathToFileURL(join(DIST, file)).href)
  const { routes } = manifestModule.parse(imported).tsrStartManifest()
  const parents = new Map(
    Object.entries(routes).flatMap(([id, { children }]) =>
      (children ?? []).map((child) => [child, id] as const),
    ),
  )
  const leaves = Object.keys(routes).filter((id) => !routes[id]?.children)
  return new Map(
    leaves.map((leaf) => {
      const chain: string[] = []
      for (let id: string | undefined = leaf; id; id = parents.get(id)) chain.push(id)
      return [addressOf(leaf), withImports(chain.flatMap((id) => routes[id]?.preloads ?? []))]
    }),
  )
}

/** Segments that begin with an underscore group routes and are not part of the address. */
function addressOf(routeId: string): string {
  return routeId.replaceAll(/\/_[^/]+/g, '').replace(/(.)\/$/, '$1')
}

/** Scripts that these import at once; those imported on demand come when they are needed. */
function withImports(scripts: readonly string[]): readonly string[] {
  const found = new Set(scripts)
  for (const script of found) {
    const text = readFileSync(join(CLIENT, script), 'utf8')
    for (const [, name] of text.matchAll(/(?:\bimport|\bfrom)\s*["']\.\/([^"']+\.js)["']/g)) {
      found.add(`/assets/${name}`)
    }
  }
  return [...found]
}

export function allScripts(): readonly string[] {
  return globSync('assets/*.js', { cwd: CLIENT }).map((name) => `/${name.replaceAll('\\', '/')}`)
}

/** As it lies in the build. */
export function bytesOf(script: string): number {
  return statSync(join(CLIENT, script)).size
}

/** Each file by itself, as it is sent. */
export function gzipKilobytes(scripts: readonly string[]): number {
  const sizes = scripts.map((script) => gzipSync(readFileSync(join(CLIENT, script)), { level: 9 }))
  return sizes.reduce((sum, { byteLength }) => sum + byteLength, 0) / 1_000
}
