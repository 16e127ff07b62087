// Fonts for letters that the font of documents does not have: the product's own for the languages that it speaks, and
// those of this machine, since a font with all letters of the world would be larger than the product.

import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { type FontFace, readFaces } from './font-file.ts'

export interface MachineFont extends FontFace {
  /** The name that documents use for it. */
  readonly family: string
}

/** The font for a letter; undefined if no font on this machine has it. */
export type FontFor = (codePoint: number) => MachineFont | undefined

const FONT_FILE = /\.(ttf|otf|ttc|otc|woff)$/i
/** Documents need the regular style of a family, preferably of one that looks like their own font. */
const DECORATED = /bold|italic|oblique|light|thin|black|condensed|narrow|mono|medium|serif/i
const WITHOUT_SERIFS = /sans/i

/** Arabic and Chinese, which the font of documents does not have, so that paper is the same on every machine. */
const OWN_FONTS = [
  '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
  '@fontsource/zcool-xiaowei/files/zcool-xiaowei-chinese-simplified-400-normal.woff',
]

export function ownFonts(): readonly string[] {
  const require = createRequire(import.meta.url)
  return OWN_FONTS.map((file) => require.resolve(file))
}

/** The folders where systems keep fonts. */
export function systemFontFolders(): readonly string[] {
  const home = os.homedir()
  return [
    '/usr/share/fonts',
    '/usr/local/share/fonts',
    path.join(home, '.local/share/fonts'),
    '/System/Library/Fonts',
    '/Library/Fonts',
    path.join(home, 'Library/Fonts'),
    'C:\\Windows\\Fonts',
  ]
}

/**
 * Looks in folders and files, in this order. Starts with the first letter requested, and opens each file at most once.
 */
export function fontsIn(places: readonly string[]): FontFor {
  const opened: MachineFont[] = []
  const known = new Map<number, MachineFont | undefined>()
  let left: readonly string[] | undefined
  const search = (codePoint: number): MachineFont | undefined => {
    const found = opened.find(({ has }) => has(codePoint))
    if (found) return found
    left ??= places.flatMap((place) => (FONT_FILE.test(place) ? [place] : fontFiles(place)))
    while (left.length > 0) {
      const [file = '', ...others] = left
      left = others
      const faces = facesOf(file).map((face, n) => ({ ...face, family: `${file}#${n}` }))
      opened.push(...faces)
      const face = faces.find(({ has }) => has(codePoint))
      if (face) return face
    }
    return undefined
  }
  return (codePoint) => {
    if (!known.has(codePoint)) known.set(codePoint, search(codePoint))
    return known.get(codePoint)
  }
}

/** Regular styles first, always in the same order. */
function fontFiles(folder: string): readonly string[] {
  const files = filesUnder(folder).filter((file) => FONT_FILE.test(file))
  return files.toSorted((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1))
}

function rankOf(file: string): number {
  const name = path.basename(file)
  if (DECORATED.test(name)) return 2
  return WITHOUT_SERIFS.test(name) ? 0 : 1
}

function filesUnder(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    )
  } catch {
    // This system does not have the folder.
    return []
  }
}

/** A file that cannot be read must not make a document fail. */
function facesOf(file: string): readonly FontFace[] {
  try {
    return readFaces(file)
  } catch {
    return []
  }
}
