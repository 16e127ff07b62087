// The letters that a font can print, from its own table (OpenType `cmap`).

/** True if the font has a glyph for the code point. */
export type HasLetter = (codePoint: number) => boolean

export function lettersOf(font: Buffer): HasLetter {
  return lettersOfTable(font.subarray(tableStart(font, 'cmap')))
}

/** The same for the table alone. */
export function lettersOfTable(table: Buffer): HasLetter {
  const known = new Set<number>()
  for (let place = 0; place < table.readUInt16BE(2); place += 1) {
    const record = 4 + place * 8
    const isUnicode = [0, 3].includes(table.readUInt16BE(record))
    if (isUnicode) addLetters(known, table, table.readUInt32BE(record + 4))
  }
  return (codePoint) => known.has(codePoint)
}

function tableStart(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4)
  for (let place = 0; place < tables; place += 1) {
    const record = 12 + place * 16
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`A font without a table ${tag}`)
}

/** The two formats that current fonts use; the others are obsolete. */
function addLetters(known: Set<number>, font: Buffer, at: number): void {
  const format = font.readUInt16BE(at)
  if (format === 4) addSegments(known, font, at)
  if (format === 12) addGroups(known, font, at)
}

function addSegments(known: Set<number>, font: Buffer, at: number): void {
  const twice = font.readUInt16BE(at + 6)
  const ends = at + 14
  const starts = ends + twice + 2
  const deltas = starts + twice
  const offsets = deltas + twice
  for (let step = 0; step < twice; step += 2) {
    const from = font.readUInt16BE(starts + step)
    const delta = font.readUInt16BE(deltas + step)
    const offset = font.readUInt16BE(offsets + step)
    for (let code = from; code <= font.readUInt16BE(ends + step) && code < 0xffff; code += 1) {
      const listed = offsets + step + offset + (code - from) * 2
      const shape = offset === 0 ? code : font.readUInt16BE(listed)
      // Glyph 0 is the placeholder for letters that the font does not have.
      if ((offset === 0 || shape !== 0) && (shape + delta) % 0x10000 !== 0) known.add(code)
    }
  }
}

function addGroups(known: Set<number>, font: Buffer, at: number): void {
  const groups = font.readUInt32BE(at + 12)
  for (let place = 0; place < groups; place += 1) {
    const group = at + 16 + place * 12
    const last = font.readUInt32BE(group + 4)
    for (let code = font.readUInt32BE(group); code <= last; code += 1) known.add(code)
  }
}
