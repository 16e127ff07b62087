// JSON from elsewhere, held against a shape: what is wrong is said with the file and the field.

import type { z } from 'zod'

/** The first few say enough; files of a wrong shape have one for every row. */
const MOST_PROBLEMS = 5

/** Something in a file that people can mend, in words; no stack helps there. */
export class FileProblem extends Error {}

export function readJson<Value>(file: string, json: string, shape: z.ZodType<Value>): Value {
  const read = shape.safeParse(parsed(file, json))
  if (read.success) return read.data
  const { issues } = read.error
  const problems = issues
    .slice(0, MOST_PROBLEMS)
    .map(({ path, message }) => `${file}: ${fieldOf(path)}: ${message}`)
  const rest = issues.length - problems.length
  throw new FileProblem([...problems, ...(rest > 0 ? [`${file}: ${rest} more`] : [])].join('\n'))
}

function parsed(file: string, json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ''))
  } catch (error) {
    const why = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
    throw new FileProblem(`${file}: not JSON: ${why}`)
  }
}

/** events[3].entered, or the file itself. */
function fieldOf(path: readonly PropertyKey[]): string {
  const text = path.reduce<string>((field, part) => {
    return typeof part === 'number' ? `${field}[${part}]` : `${field}.${String(part)}`
  }, '')
  return text === '' ? 'the whole file' : text.replace(/^\./, '')
}
