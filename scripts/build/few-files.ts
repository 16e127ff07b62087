/**
 * By default the bundler makes a file for each set of modules that the same pages share: 800 files, and 140 of them for
 * one page. A browser without HTTP/2 has six requests under way at a time, so on a bad network the number of files
 * decides how long a page takes. Here files are joined as long as that saves more waiting for requests than it costs in
 * code that a page does not need; compare with `npm run bench -- web`.
 */
import type { Rolldown } from 'vite'
import { joinParts, type Load } from './join-parts.ts'

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

/** A file as the bundler makes it by default. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'code' | 'imports' | 'isEntry' | 'isDynamicEntry' | 'facadeModuleId' | 'moduleIds'
>

/** What a request costs: two seconds on Slow 3G, six at a time, in bytes of code before it is made small. */
const BYTES_PER_REQUEST = 60_000
/** What is loaded on demand comes when the page already works. */
const ON_DEMAND = 0.1
const PAGE = /[\\/]src[\\/]web[\\/]routes[\\/](.+)\.tsx\?tsr-split=component/
/** The landing page comes first of all; phones keep the scanner for use without a network. */
const LIGHT = /^index$|[.]scanner$/

export function fewFiles(chunks: readonly Chunk[]): Splitting {
  const nameOf = new Map<string, string>()
  for (const [at, fileNames] of joinedFiles(chunks).entries()) {
    for (const { fileName, moduleIds } of chunks) {
      if (!fileNames.includes(fileName)) continue
      for (const id of moduleIds) nameOf.set(id, `shared-${at}`)
    }
  }
  return {
    groups: [
      { name: 'start', tags: ['$initial'] },
      {
        debugName: 'shared',
        name: (id) => nameOf.get(id) ?? null,
        // Their dependencies have a file already.
        includeDependenciesRecursively: false,
      },
    ],
  }
}

/** Of files that several pages or lazy parts share, which go together. */
export function joinedFiles(chunks: readonly Chunk[]): readonly (readonly string[])[] {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const initial = withImports(chunks.filter((one) => one.isEntry).map(nameOf), importsOf)
  const later = chunks.filter(({ fileName }) => !initial.has(fileName))
  const entries = later.filter(({ isDynamicEntry }) => isDynamicEntry)
  return joinParts(
    later.map(({ fileName, code, imports, isDynamicEntry }) => ({
      name: fileName,
      bytes: code.length,
      imports,
      mayJoin: !isDynamicEntry,
    })),
    loadsOf(entries, (own) => {
      const names = withImports(own.map(nameOf), importsOf)
      return new Set([...names].filter((name) => !initial.has(name)))
    }),
    BYTES_PER_REQUEST,
  )
}

/** A page comes with all layouts around it. */
function loadsOf(
  entries: readonly Chunk[],
  partsOf: (own: readonly Chunk[]) => ReadonlySet<string>,
): readonly Load[] {
  const pages = entries.flatMap((chunk) => {
    const [, path] = PAGE.exec(chunk.facadeModuleId ?? '') ?? []
    return path === undefined ? [] : [{ chunk, path }]
  })
  const isLayout = (path: string) => pages.some((one) => one.path.startsWith(`${path}/`))
  const around = (path: string) =>
    pages.filter((one) => one.path === path || path.startsWith(`${one.path}/`))
  return [
    ...pages
      .filter(({ path }) => !isLayout(path))
      .map(({ path }) => ({
        parts: partsOf(around(path).map(({ chunk }) => chunk)),
        weight: 1,
        mayGrow: !LIGHT.test(path),
      })),
    ...entries
      .filter(({ facadeModuleId }) => !PAGE.test(facadeModuleId ?? ''))
      .map((chunk) => ({ parts: partsOf([chunk]), weight: ON_DEMAND, mayGrow: true })),
  ]
}

function withImports(
  names: readonly string[],
  importsOf: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const found = new Set(names)
  for (const name of found) for (const imported of importsOf.get(name) ?? []) found.add(imported)
  return found
}

function nameOf({ fileName }: Chunk): string {
  return fileName
}
