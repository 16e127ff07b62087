interface Build {
  /** Files that the route starts with. */
  readonly own: readonly string[]
  /** Files that other routes start with. */
  readonly ofOthers: readonly string[]
  readonly all: readonly string[]
  readonly read: (url: string) => string
}

/**
 * Starts with the files of a route, and collects every file of the build that one of them names. Files of other routes
 * are left out, unless a script cannot run without them: code that several pages share is split into files that each of
 * their routes starts with, and lazily loaded parts need these too.
 */
export function neededFiles({ own, ofOthers, all, read }: Build): readonly string[] {
  const known = new Set(all)
  const mine = new Set(own)
  const foreign = new Set(ofOthers.filter((url) => !mine.has(url)))
  const found = new Set(own.filter((url) => known.has(url)))
  for (const url of found) {
    if (!/\.(js|css)$/.test(url)) continue
    const text = read(url)
    const named = filesIn(text.replace(LISTED, ''), NAMED).filter((one) => !foreign.has(one))
    for (const one of [...named, ...stylesOf(named, text), ...filesIn(text, IMPORTED)]) {
      if (known.has(one)) found.add(one)
    }
  }
  return [...found]
}

const NAMED = /([\w.$~-]+\.(?:js|css|wasm))\b/g
/** Not `import(`, which loads on demand. */
const IMPORTED = /\b(?:from|import)\s*["']\.\/([\w.$~-]+\.js)["']/g
/** A script begins with one list of the files of all its lazy parts, including those of other routes. */
const LISTED = /\bm\.f=\[([^\]]*)\]/

const LATER = /\bimport\(.\.\/([\w.$~-]+\.js).\),__vite__mapDeps\(\[([\d,]+)\]/g

/** Parts import their scripts themselves, but their styles are only in the list. */
function stylesOf(parts: readonly string[], text: string): readonly string[] {
  const listed = LISTED.exec(text)?.[1]?.split(',') ?? []
  return [...text.matchAll(LATER)]
    .filter(([, name]) => parts.includes(`/assets/${name}`))
    .flatMap(([, , places = '']) => places.split(',').map((place) => listed[Number(place)] ?? ''))
    .flatMap((file) => filesIn(file, NAMED))
    .filter((url) => url.endsWith('.css'))
}

function filesIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => `/assets/${name}`)
}
