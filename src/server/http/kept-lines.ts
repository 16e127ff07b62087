// Lines that a program sends, kept as the file that a person would have uploaded: read piece by piece, so that a
// million of them are in memory at no time.

import { Readable } from 'node:stream'
import { requireInput } from '#contract/refused-input.ts'
import { type StockLine, StockTable, stockLine } from '#contract/v1/stock-line.ts'
import { Fault } from '#domain/fault.ts'
import { FILE_LIMITS, LARGEST_FILE_BYTES, thousands } from '#domain/import/limits.ts'
import { newId } from '../new-id.ts'
import { CHUNK_BYTES, type FileStorage } from './file-storage.ts'
import type { KeyCaller } from './keyring.ts'
import { UploadTooLarge, withSpooledUpload } from './upload-spool.ts'

const NAME = 'expected-stock.csv'
const LONGEST_LINE = 10_000
const MOST_LINES = FILE_LIMITS.text.rows
const PIECE = 64 * 1024

export interface KeptLines {
  readonly file: ReturnType<StockTable['reading']> & { readonly fileId: string }
  /** Of the file: the same for the same lines. */
  readonly sha256: string
}

/** Keeps the lines while they are used, and afterwards where something was made of them. */
export async function withKeptLines<Result>(
  storage: FileStorage,
  { organizationId, identity }: Pick<KeyCaller, 'organizationId' | 'identity'>,
  lines: AsyncIterable<unknown>,
  use: (kept: KeptLines) => Promise<Result>,
): Promise<Result> {
  const table = new StockTable()
  try {
    return await withSpooledUpload(
      Readable.toWeb(Readable.from(piecesOf(table, lines))) as ReadableStream,
      LARGEST_FILE_BYTES,
      async ({ sizeBytes, sha256, chunks }) => {
        if (table.rows === 0) throw new Fault('invalid_argument', 'There are no lines.')
        const fileId = newId()
        await storage.insert({
          ...{ organizationId, id: fileId, name: NAME, mime: 'text/csv', sizeBytes, sha256 },
          ...{ createdBy: identity.userId, chunks: chunks(CHUNK_BYTES) },
        })
        try {
          return await use({ file: { ...table.reading(), fileId }, sha256 })
        } finally {
          await storage.dropUnused(organizationId, fileId)
        }
      },
    )
  } catch (error) {
    if (error instanceof UploadTooLarge) throw tooMany()
    throw error
  }
}

async function* piecesOf(
  table: StockTable,
  lines: AsyncIterable<unknown>,
): AsyncGenerator<Uint8Array> {
  let piece = table.header
  for await (const line of lines) {
    piece += table.add(requireLine(line, table.rows + 1))
    if (table.rows > MOST_LINES) throw tooMany()
    if (piece.length < PIECE) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(piece)
}

function requireLine(line: unknown, number: number): StockLine {
  try {
    return requireInput(stockLine, line)
  } catch (error) {
    throw error instanceof Fault ? inLine(number, error) : error
  }
}

/** Where the lines of a text are values of JSON. */
export async function* parsedLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  let number = 0
  for await (const line of textLines(body)) {
    if (line.trim() === '') continue
    number += 1
    yield parseLine(line, number)
  }
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw inLine(number, new Fault('invalid_argument', 'The line is not JSON.'))
  }
}

async function* textLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > LONGEST_LINE) throw new Fault('invalid_argument', 'A line is too long.')
  }
  yield rest + decoder.decode()
}

function inLine(line: number, { code, message, details }: Fault): Fault {
  return new Fault(code, `Line ${line}: ${message}`, { ...details, line })
}

function tooMany(): Fault {
  return new Fault(
    'invalid_argument',
    `At most ${thousands(MOST_LINES)} lines and ${LARGEST_FILE_BYTES / 1024 / 1024} MB are taken at a time.`,
  )
}
