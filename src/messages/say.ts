import format, {
  type CompiledMessage,
  type FormatOptions,
  type FormatValues,
} from 'icu-minify/format'
import type { AreaName, Areas } from './areas.ts'
import type { Catalogue, Say } from './catalogue.ts'
import { formatters } from './formatters.ts'
import { factsOf, type PageLanguage } from './languages.ts'

const OPTIONS: FormatOptions = { formatters }

/**
 * The messages of one area in one language. `join` combines the parts of a sentence into one value if they
 * are not only text.
 */
export function sayFrom<Area extends AreaName, Node>(
  catalogue: Catalogue,
  language: PageLanguage,
  join: (parts: readonly (string | Node)[]) => Node,
): Say<Areas[Area], Node> {
  const { locale, direction } = factsOf(language)
  const say = (key: string, values: FormatValues<Node> = {}) => {
    const message = catalogue[key]
    if (message === undefined) throw new Error(`There is no message ${key}`)
    const drawn = direction === 'rtl' ? isolated(message) : message
    const said = format(drawn, locale, values, OPTIONS)
    return Array.isArray(said) ? join(said) : said
  }
  // Only the compiler knows which key takes which values.
  return say as Say<Areas[Area], Node>
}

/**
 * Isolates inserted names and codes, so that text of the opposite direction does not change the order of a
 * sentence.
 */
function isolated(message: CompiledMessage): CompiledMessage {
  return typeof message === 'string' ? message : (message.flatMap(isolatedNode) as CompiledMessage)
}

/** Isolates every inserted value; a value that only selects a branch stays as it is. */
function isolatedNode(node: unknown): readonly unknown[] {
  if (!Array.isArray(node)) return [node]
  const [name, kind, ...rest] = node
  if (kind === undefined) return ['\u2068', node, '\u2069']
  const isTag = typeof kind !== 'number' || kind === 0
  if (isTag) return [[name, ...[kind, ...rest].flatMap(isolatedNode)]]
  return [[name, kind, ...rest.map(isolatedBranches)]]
}

function isolatedBranches(branches: unknown): unknown {
  if (typeof branches !== 'object' || branches === null) return branches
  const pairs = Object.entries(branches).map(([name, branch]) => [
    name,
    Array.isArray(branch) ? branch.flatMap(isolatedNode) : branch,
  ])
  return Object.fromEntries(pairs)
}
