// What stands beside a finding that nobody can type over: where else to look. It is stored as an English sentence, and
// read back so that screens and files can say it in other languages.

export type FindingNote =
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'owner'; readonly item: string }

export function writeNote(note: FindingNote): string {
  return note.kind === 'row' ? `See row ${note.row}` : `Belongs to ${note.item}`
}

/** Null for a suggested value, which is the same in every language. */
export function readNote(suggestion: string): FindingNote | null {
  const [, row, item] = /^(?:See row (\d+)|Belongs to (.+))$/su.exec(suggestion) ?? []
  if (row !== undefined) return { kind: 'row', row: Number(row) }
  return item === undefined ? null : { kind: 'owner', item }
}
