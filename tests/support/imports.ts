// Reads which file imports which. The formatter puts every import at the start of a line, so a
// pattern is enough and no compiler is loaded.

import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** A type import is erased: it builds no bridge at run time. */
type ImportKind = 'value' | 'type'

export interface Import {
  readonly specifier: string
  readonly kind: ImportKind
}

/** An import of a file of ours; packages are left out. */
export interface Edge extends Import {
  readonly from: string
  readonly to: string
}

const SOURCES = '{src,seeds,tests,bench,scripts}/**/*.{ts,tsx,mts,mjs,css,sql}'

export function readSources(root: string): readonly SourceFile[] {
  return globSync(SOURCES, { cwd: root })
    .map((path) => ({
      path: path.replaceAll('\\', '/'),
      text: readFileSync(join(root, path), 'utf8'),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** `import … from`, `export … from` and `import '…'`; names in braces may take several lines. */
const STATEMENT =
  /^(?:import|export)\s+(type\s+)?(?:[\w$*,\s]*(?:\{[^}]*\})?[\w$*,\s]*?\sfrom\s+)?(['"])([^'"\n]+)\2/gm
const CALL = /\bimport\(\s*(['"])([^'"\n]+)\1/g

export function importsOf(text: string): readonly Import[] {
  const statements = [...text.matchAll(STATEMENT)].map(
    ([, type, , specifier = '']): Import => ({ specifier, kind: type ? 'type' : 'value' }),
  )
  const calls = [...text.matchAll(CALL)].map(
    ([, , specifier = '']): Import => ({ specifier, kind: 'value' }),
  )
  return [...statements, ...calls]
}

export function edgesOf(files: readonly SourceFile[]): readonly Edge[] {
  return files.flatMap(({ path, text }) =>
    importsOf(text).flatMap((one) => {
      const to = targetOf(path, one.specifier)
      return to === undefined ? [] : [{ ...one, from: path, to }]
    }),
  )
}

/** Aliases are those of package.json: `#seeds/*` and `#tests/*` lie at the root, rooms in src. */
function targetOf(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?\w+$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare)
  if (!bare.startsWith('#')) return undefined
  return /^#(seeds|tests)\//.test(bare) ? bare.slice(1) : `src/${bare.slice(1)}`
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
}
