// Generates the part of docs/schema.md that comes from the schema files: a diagram per topic, and a sentence per table.

import { SCHEMA_FOLDER, type SchemaFile } from './schema-files.ts'

interface Table {
  readonly name: string
  readonly sentence: string
  readonly references: readonly Reference[]
}

interface Reference {
  readonly to: string
  /** The columns that identify a row, without the organization that all tables share. */
  readonly by: string
}

const BEGIN = '<!-- Made by scripts/schema.ts, from here to the end. -->'

/** The document with its hand-written beginning, and everything after it regenerated. */
export function schemaDocument(current: string, files: readonly SchemaFile[]): string {
  const [written = ''] = current.split(BEGIN)
  return `${written}${BEGIN}\n\n${files.map(topicSection).join('\n\n')}\n`
}

function topicSection(file: SchemaFile): string {
  const tables = tablesOf(file.sql)
  const title = file.name.replace(/^\d+-/, '').replaceAll('-', ' ')
  return [
    `## ${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    `[${file.name}.sql](../${SCHEMA_FOLDER}/${file.name}.sql). ${headOf(file.sql)}`,
    picture(tables),
    sentences(tables.filter(({ sentence }) => sentence)),
  ].join('\n\n')
}

function picture(tables: readonly Table[]): string {
  const lines = tables.flatMap(({ name, references }) =>
    references.length === 0
      ? [quoted(name)]
      : references.map(({ to, by }) => `${quoted(to)} ||--o{ ${quoted(name)} : "${by}"`),
  )
  return ['```mermaid', 'erDiagram', ...lines.map((line) => `  ${line}`), '```'].join('\n')
}

const quoted = (name: string) => `"${name.replaceAll('"', '')}"`

function sentences(tables: readonly Table[]): string {
  const rows = tables.map(
    ({ name, sentence }) => `| \`${name.replaceAll('"', '')}\` | ${sentence} |`,
  )
  return ['| table | what it holds |', '|---|---|', ...rows].join('\n')
}

const TABLE = /^create (?:unlogged )?table ([\w."]+) ([\s\S]*?)^\)/gm
const LATER_KEY = /^alter table ([\w."]+) add foreign key \(([^)]+)\) references ([\w."]+)/gm

function tablesOf(sql: string): readonly Table[] {
  const later = [...sql.matchAll(LATER_KEY)].map(([, from, columns = '', to = '']) => ({
    from,
    reference: { to, by: naming(columns) },
  }))
  const tables = [...sql.matchAll(TABLE)].map(([statement, name = '', body = '']): Table => {
    const comment = commentAbove(sql, statement)
    if (!comment) throw new Error(`${name} needs a comment that says what it holds.`)
    return { name, sentence: firstSentence(comment), references: referencesOf(body) }
  })
  // A key that another file adds to a table is shown in that file's section.
  const foreign = later
    .filter(({ from }) => !tables.some(({ name }) => name === from))
    .map(({ from = '', reference }) => ({ name: from, sentence: '', references: [reference] }))
  return [
    ...tables.map((table) => ({
      ...table,
      references: [
        ...table.references,
        ...later.filter(({ from }) => from === table.name).map(({ reference }) => reference),
      ],
    })),
    ...foreign,
  ]
}

const KEY = /foreign key \(([^)]+)\) references ([\w."]+)/g
const INLINE_KEY = /^ {2}([\w"]+) [^\n,]*?\breferences ([\w."]+)/gm
const PARTITION = /^partition of ([\w."]+)/

function referencesOf(body: string): readonly Reference[] {
  const inline = [...body.matchAll(INLINE_KEY)]
    .filter(([, column]) => column !== 'foreign')
    .map(([, column = '', to = '']) => ({ to, by: column.replaceAll('"', '') }))
  const keys = [...body.matchAll(KEY)].map(([, columns = '', to = '']) => ({
    to,
    by: naming(columns),
  }))
  const partition = PARTITION.exec(body)
  return [...inline, ...keys, ...(partition ? [{ to: partition[1] ?? '', by: 'partition' }] : [])]
}

function naming(columns: string): string {
  const names = columns.split(', ').filter((name) => name !== 'organization_id')
  return names.join(', ') || 'organization_id'
}

/** The comment directly above a statement. */
function commentAbove(sql: string, statement: string): string {
  const lines = sql.slice(0, sql.indexOf(statement)).split('\n').slice(0, -1)
  return inWords(lines.slice(lines.findLastIndex((line) => !line.startsWith('--')) + 1))
}

/** The comment at the beginning of a file. */
function headOf(sql: string): string {
  return inWords((sql.split('\n\n')[0] ?? '').split('\n'))
}

function inWords(comment: readonly string[]): string {
  return comment.map((line) => line.replace(/^-- ?/, '')).join(' ')
}

function firstSentence(comment: string): string {
  return /^.*?[.](?= |$)/.exec(comment)?.[0] ?? comment
}
