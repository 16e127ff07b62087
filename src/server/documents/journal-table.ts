// The journal as a table, in the language of the reader.

import { actionWords, journalText, nameText } from '#contract/journal-words.ts'
import { type CsvCell, csvRow } from '#domain/csv-text.ts'
import type { JournalFacts } from '#domain/journal-sayings.ts'
import type { ColumnKind } from '#domain/reports/document-columns.ts'
import { textCell } from '#domain/reports/report-tables.ts'
import { type Language, SOURCE_LANGUAGE } from '#messages/languages.ts'
import { type Words, wordsOf } from '../words.ts'

export interface JournalLine extends JournalFacts {
  readonly at: number
  readonly userId: string
  readonly userName: string | null
  readonly auditName: string | null
  readonly storeName: string | null
}

interface JournalColumn {
  readonly title: string
  /** In a text file. */
  readonly name: string
  readonly kind: ColumnKind
  /** In characters. */
  readonly width: number
  readonly cell: (line: JournalLine) => CsvCell | Date
}

export interface JournalTable {
  readonly name: string
  readonly columns: readonly JournalColumn[]
  readonly header: string
  row(line: JournalLine): string
}

export async function journalTable(language: Language): Promise<JournalTable> {
  const words = await wordsOf('journal', language)
  const columns = columnsIn(words)
  return {
    name: words.t('file.name'),
    columns,
    header: csvRow(columns.map(({ name }) => name)),
    row: (line) => csvRow(columns.map(({ cell }) => textCell(cell(line)))),
  }
}

/** Times are UTC. Columns for people come first, and then those for programs, which are the same in every language. */
function columnsIn(words: Words<'journal'>): readonly JournalColumn[] {
  const { t, language } = words
  const forPeople = (title: string) => ({
    title,
    // In other languages nouns may have capital letters.
    name: language === SOURCE_LANGUAGE ? title.toLowerCase() : title,
  })
  const forPrograms = (title: string) => ({ title, name: title.toLowerCase() })
  return [
    { ...forPeople(t('file.time')), kind: 'time', width: 18, cell: (line) => new Date(line.at) },
    {
      ...forPeople(t('file.person')),
      kind: 'text',
      width: 24,
      cell: (line) => nameText(line.userName, words),
    },
    {
      ...forPeople(t('file.what')),
      kind: 'text',
      width: 28,
      cell: (line) => actionWords(line.action, words),
    },
    {
      ...forPeople(t('file.details')),
      kind: 'text',
      width: 60,
      cell: (line) => journalText(line, words),
    },
    { ...forPeople(t('file.audit')), kind: 'text', width: 24, cell: (line) => line.auditName },
    { ...forPeople(t('file.store')), kind: 'text', width: 20, cell: (line) => line.storeName },
    { ...forPrograms('Action'), kind: 'text', width: 28, cell: (line) => line.action },
    { ...forPrograms('Person id'), kind: 'text', width: 14, cell: (line) => line.userId },
    {
      ...forPrograms('Facts'),
      kind: 'text',
      width: 60,
      cell: (line) => JSON.stringify(line.details),
    },
  ]
}
