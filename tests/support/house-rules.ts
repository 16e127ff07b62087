// The rules of the house that the compiler does not hold. Each takes files and answers with what it
// has to complain about, one line each.

import { type Edge, edgesOf, importsOf, type SourceFile, withoutComments } from './imports.ts'

export type HouseRule = (files: readonly SourceFile[]) => readonly string[]

const EVERYTHING = [
  'domain',
  'messages',
  'contract',
  'server',
  'web',
  'entry',
  'seeds',
  'tests',
  'bench',
  'scripts',
]

/** What each area of the house may import besides itself. */
const HOUSE: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  messages: [],
  contract: ['domain', 'messages'],
  server: ['domain', 'messages', 'contract'],
  web: ['domain', 'messages', 'contract'],
  seeds: ['domain', 'contract', 'server'],
  entry: ['domain', 'messages', 'contract', 'server', 'web', 'seeds'],
  scripts: [],
  tests: EVERYTHING,
  bench: EVERYTHING,
}

export const areasKeepTheirEdges: HouseRule = (files) =>
  complaintsAbout(files, ({ from, to }) => {
    const [here, there] = [areaOf(from), areaOf(to)]
    return here === there || HOUSE[here]?.includes(there)
  })

/** A test belongs to the tests wherever it lies, and so does what only tests use. */
function areaOf(path: string): string {
  if (isTest(path)) return 'tests'
  return roomOf(path)
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(path)
}

/** `src/domain/…` lies in the room `domain`, `seeds/…` in `seeds`. */
function roomOf(path: string): string {
  const [top = '', room = ''] = path.split('/')
  return top === 'src' ? room : top
}

/** Inside the server: the data layer knows nobody, statements know the data layer, functions both. */
const SERVER: Readonly<Record<string, readonly string[]>> = {
  db: [],
  queries: ['db'],
  // A mutation enqueues its jobs in its own transaction.
  functions: ['db', 'queries', 'jobs'],
  realtime: ['db', 'functions'],
}

export const serverKeepsItsEdges: HouseRule = (files) =>
  complaintsAbout(files, ({ from, to }) => {
    if (!inside('server', from, to)) return true
    const [here, there] = [folderOf(from), folderOf(to)]
    const allowed = SERVER[here]
    // Files beside the folders (`new-id.ts`) are for everybody.
    return !allowed || there === '' || here === there || allowed.includes(there)
  })

const FUNCTION_MACHINERY = ['implement.ts', 'viewer.ts', 'services.ts', 'action-database.ts']

/** The engine gets its functions handed in, so that tests can hand in others. */
export const realtimeKnowsNoFunction: HouseRule = (files) =>
  complaintsAbout(files, ({ from, to, kind }) => {
    if (isTest(from) || !from.startsWith('src/server/realtime/')) return true
    if (!to.startsWith('src/server/functions/')) return true
    const file = to.slice('src/server/functions/'.length)
    return FUNCTION_MACHINERY.includes(file) || (file === 'registry.ts' && kind === 'type')
  })

/**
 * Inside the web: the kit knows no word of the product, `shared` has what several features show of it; then
 * who is signed in, then the frame around the pages.
 */
const WEB: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  client: [],
  shared: ['kit', 'client'],
  outbox: ['kit', 'client'],
  scanner: ['kit', 'client', 'shared', 'outbox'],
  session: ['kit', 'client', 'shared', 'outbox'],
  shell: ['kit', 'client', 'shared', 'outbox', 'session'],
}
/** Any other folder is a feature; what two of them share moves to `shared`, to the kit or to the domain. */
const FEATURE = ['kit', 'client', 'shared', 'outbox', 'scanner', 'session']
/** Routes compose everything, and so do the files beside the folders. */
const COMPOSERS = ['routes', '']

export const webKeepsItsEdges: HouseRule = (files) =>
  complaintsAbout(files, ({ from, to }) => {
    if (!inside('web', from, to)) return true
    const [here, there] = [folderOf(from), folderOf(to)]
    if (here === there || COMPOSERS.includes(here)) return true
    return (WEB[here] ?? FEATURE).includes(there)
  })

/** Pages send arguments and the server checks them: the schemas, and the library behind them, stay out of pages. */
export const pagesLeaveTheSchemasToTheServer: HouseRule = (files) => {
  const contract = files.filter(({ path }) => roomOf(path) === 'contract')
  const schemas = new Set(
    contract.filter(({ text }) => buildsSchemas(text)).map(({ path }) => path),
  )
  const edges = edgesOf(contract).filter(({ kind }) => kind === 'value')
  for (let before = -1; before < schemas.size; ) {
    before = schemas.size
    for (const { from, to } of edges) if (schemas.has(to)) schemas.add(from)
  }
  return complaintsAbout(files, ({ from, to, kind }) => {
    return areaOf(from) !== 'web' || kind === 'type' || !schemas.has(to)
  })
}

function buildsSchemas(text: string): boolean {
  return importsOf(text).some(({ specifier, kind }) => specifier === 'zod' && kind === 'value')
}

function inside(room: string, from: string, to: string): boolean {
  return !isTest(from) && roomOf(from) === room && roomOf(to) === room
}

/** The folder inside a room, empty for a file beside the folders. */
function folderOf(path: string): string {
  const segments = path.split('/')
  return segments.length > 3 ? (segments[2] ?? '') : ''
}

/** Written by the router's own generator: routes and it name each other's types. */
const GENERATED = 'src/web/route-tree.gen.ts'

/** Types count as well: whoever reads one of two files that need each other has to read both. */
export const noImportGoesInACircle: HouseRule = (files) => {
  const next = new Map<string, string[]>()
  for (const { from, to } of edgesOf(files)) {
    if (from !== GENERATED) next.set(from, [...(next.get(from) ?? []), to])
  }
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file)
    if (start >= 0) circles.push([...path.slice(start), file].join(' → '))
    if (start >= 0 || done.has(file)) return
    for (const one of next.get(file) ?? []) walk(one, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return circles
}

const OUTSIDE_WORLD =
  /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(|\bTemporal\.Now\b|\bMath\.random\b|\bcrypto\b|\bperformance\b|\.toLocale\w+\(\s*\)/

/** Now, chance and the place where it runs are arguments: the same facts give the same answer. */
export const domainIsPure: HouseRule = (files) =>
  files
    .filter(({ path }) => roomOf(path) === 'domain' && !isTest(path))
    .flatMap(({ path, text }) => {
      const found = OUTSIDE_WORLD.exec(withoutComments(text))
      return found ? [`${path} uses ${found[0]}`] : []
    })

const RE_EXPORT =
  /^export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})(?:\s+from\s+'[^']*')?;?$/gm
const IMPORT = /^import\s[^'"]*['"][^'"]*['"];?$/gm

/** A file that only passes on what others export hides who needs whom. */
export const thereAreNoBarrels: HouseRule = (files) =>
  files
    .filter(({ path, text }) => isIndex(path) || onlyPassesOn(withoutComments(text)))
    .map(({ path }) => `${path} is a barrel`)

function isIndex(path: string): boolean {
  return /\/index\.tsx?$/.test(path) && !isRoute(path)
}

function onlyPassesOn(text: string): boolean {
  const rest = text.replace(RE_EXPORT, '')
  return rest !== text && rest.replace(IMPORT, '').trim() === ''
}

/** File names of routes are the addresses of pages and follow the router's own grammar. */
function isRoute(path: string): boolean {
  return path.startsWith('src/web/routes/')
}

/** Functions of the database are named in its own grammar, and their files after them. */
function isSql(path: string): boolean {
  return path.endsWith('.sql')
}

const CREATED_ROUTINE = /^\s*create\s+(or\s+replace\s+)?(?:function|procedure)\s+([\w.]+)/gim

/** Functions are state: they are changed in their files, and never by a migration. */
export const migrationsChangeTablesOnly: HouseRule = (files) =>
  files
    .filter(({ path }) => path.startsWith('src/server/db/migrations/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(CREATED_ROUTINE)].map(([, , name]) => `${path} creates ${name}`),
    )

export const databaseFunctionsAreFoundByTheirName: HouseRule = (files) =>
  files
    .filter(({ path }) => path.startsWith('src/server/db/functions/'))
    .filter(({ path, text }) => {
      const [first, ...others] = [...text.matchAll(CREATED_ROUTINE)]
      const [file = ''] = path.split('/').slice(-1)
      return !first?.[1] || `${first[2]}.sql` !== `app.${file}` || others.length > 0
    })
    .map(({ path }) => `${path} does not create or replace the one function of its name`)

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/

export const filesAreNamedInKebabCase: HouseRule = (files) =>
  files
    .filter(({ path }) => !isRoute(path) && !isSql(path))
    .filter(({ path }) => !path.split('/').every((segment) => KEBAB_CASE.test(segment)))
    .map(({ path }) => `${path} is not kebab-case`)

export const importsNameTheWholeFile: HouseRule = (files) =>
  complaintsAbout(files, ({ to }) => /\.(tsx?|mts|mjs|css|json|svg)$/.test(to))

/** Only these have an alias in package.json. */
const ALIASED = ['domain', 'messages', 'contract', 'server', 'web', 'entry', 'seeds', 'tests']

export const otherAreasAreImportedByAlias: HouseRule = (files) =>
  complaintsAbout(files, ({ from, to, specifier }) => {
    const leaves = roomOf(from) !== roomOf(to) && ALIASED.includes(roomOf(to))
    return !leaves || specifier.startsWith('#')
  })

/** In the web a folder may move without its imports of other folders. */
export const webImportsUpOneLevelAtMost: HouseRule = (files) =>
  complaintsAbout(files, ({ from, specifier }) => {
    return roomOf(from) !== 'web' || !specifier.startsWith('../../')
  })

function complaintsAbout(
  files: readonly SourceFile[],
  isFine: (edge: Edge) => boolean | undefined,
): readonly string[] {
  return edgesOf(files)
    .filter((edge) => !isFine(edge))
    .map(({ from, specifier }) => `${from} imports ${specifier}`)
}
