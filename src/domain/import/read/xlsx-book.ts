// How the parts of an XLSX workbook refer to each other: where its sheets are, and which cells are dates.

import { unzipSync } from 'fflate'
import { attributeOf, XmlElements } from './xml-elements.ts'
import type { ZipEntry } from './zip-entry.ts'

export interface XlsxBook {
  readonly sheet: ZipEntry
  readonly sharedTexts: ZipEntry | undefined
  /** By style number. */
  readonly isDate: readonly boolean[]
  readonly is1904: boolean
}

const FOLDER = 'xl/'
const [WORKBOOK, RELATIONS] = [`${FOLDER}workbook.xml`, `${FOLDER}_rels/workbook.xml.rels`]
const STYLES = /^xl\/styles\.xml$/i
/** None of these parts grows with the rows of the sheet. */
const LARGEST_PART_BYTES = 16 * 1024 * 1024

export function openXlsxBook(bytes: Uint8Array, sheet: number): XlsxBook {
  const sizes = new Map<string, number>()
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      sizes.set(name, originalSize)
      const isWanted = name === WORKBOOK || name === RELATIONS || STYLES.test(name)
      return isWanted && originalSize <= LARGEST_PART_BYTES
    },
  })
  const all = (path: string | undefined, name: string) => {
    const part = path === undefined ? undefined : parts[path]
    return part ? [...new XmlElements(name).take(part)] : []
  }
  const targets = all(RELATIONS, 'Relationship').map(({ attributes }) => ({
    id: attributeOf(attributes, 'Id'),
    path: pathOf(attributeOf(attributes, 'Target') ?? ''),
    type: attributeOf(attributes, 'Type') ?? '',
  }))
  const chosen = all(WORKBOOK, 'sheet')[sheet]
  const relation = chosen && attributeOf(chosen.attributes, '[rR]?[iI]d')
  const entryOf = (path: string | undefined) => {
    const sizeBytes = path === undefined ? undefined : sizes.get(path)
    return path === undefined || sizeBytes === undefined ? undefined : { path, sizeBytes }
  }
  const found = entryOf(targets.find(({ id }) => id === relation)?.path)
  if (!found) throw new Error('There is no such sheet')
  const stylesPath = targets.find(({ type }) => type.endsWith('/styles'))?.path
  const [properties] = all(WORKBOOK, 'workbookPr')
  return {
    sheet: found,
    sharedTexts: entryOf(targets.find(({ type }) => type.endsWith('/sharedStrings'))?.path),
    isDate: datesIn(all(stylesPath, 'numFmt'), all(stylesPath, 'cellXfs')[0]?.content ?? ''),
    is1904: /^(1|true)$/.test(attributeOf(properties?.attributes ?? '', 'date1904') ?? ''),
  }
}

/** Paths are relative to the folder of the workbook, unless they start with a slash. */
function pathOf(target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const parts: string[] = []
  for (const part of `${FOLDER}${target}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** Built-in date and time formats, which the file does not define. */
const isKnownDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58)

function datesIn(
  formats: readonly { readonly attributes: string }[],
  cellStyles: string,
): readonly boolean[] {
  const written = new Map(
    formats.map(({ attributes }) => [
      Number(attributeOf(attributes, 'numFmtId')),
      isDateFormat(attributeOf(attributes, 'formatCode') ?? ''),
    ]),
  )
  return [...cellStyles.matchAll(/<(?:\w+:)?xf(?=[\s/>])([^>]*)/g)].map(([, attributes = '']) => {
    const id = Number(attributeOf(attributes, 'numFmtId') ?? 0)
    return written.get(id) ?? isKnownDate(id)
  })
}

/** `yyyy-mm-dd`, `[h]:mm`; not `#,##0 "days"` or `[Red]0`. */
function isDateFormat(format: string): boolean {
  const bare = format
    .replace(/"[^"]*"/g, '')
    .replace(/[\\_*]./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  return !/^general$/i.test(bare.trim()) && /[ymdhs]/i.test(bare.replace(/e[+-]/gi, ''))
}
