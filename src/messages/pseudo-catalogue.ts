// Pseudo-English. Text on a screen without accents and brackets did not come from a message, and text that
// does not fit is noticed before a translator writes it.

import type { CompiledMessage } from 'icu-minify/format'
import type { Catalogue } from './catalogue.ts'

const PLAIN = 'abcdefghiklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWYZ'
const ACCENTED = [...'áƀçđéƒǧħïķłɱñóƥřšŧúṽŵẋÿžÁƁÇĐÉƑǦĦÏĴĶŁṀÑÓƤŘŠŦÚṼŴÝŽ']
const LONGER_BY = 0.35

export function pseudoCatalogue(english: Catalogue): Catalogue {
  const messages = Object.entries(english)
  return Object.fromEntries(messages.map(([key, message]) => [key, disguise(message)]))
}

function disguise(message: CompiledMessage): CompiledMessage {
  const padding = paddingOf(Math.ceil(lengthOf(message) * LONGER_BY))
  const nodes = typeof message === 'string' ? [message] : message
  const disguised = [`[`, ...nodes.map(disguiseNode), `${padding}]`]
  return typeof message === 'string' ? disguised.join('') : (disguised as CompiledMessage)
}

/** In pieces, so that it wraps like words. */
function paddingOf(length: number): string {
  return '~'.repeat(length).replace(/~{6}(?=~)/g, '~~~~~ ')
}

/** A node is a text, "#", `[name]`, `[name, kind, branches]` or `[tag, ...children]`. */
function disguiseNode(node: unknown): unknown {
  if (typeof node === 'string') return accented(node)
  if (!Array.isArray(node)) return node
  const [name, second, ...rest] = node
  if (second === undefined) return node
  const isTag = typeof second !== 'number' || second === 0
  if (isTag) return [name, ...[second, ...rest].map(disguiseNode)]
  return [name, second, ...rest.map(disguiseBranches)]
}

function disguiseBranches(branches: unknown): unknown {
  if (typeof branches !== 'object' || branches === null) return branches
  return Object.fromEntries(
    Object.entries(branches).map(([name, branch]) => [
      name,
      Array.isArray(branch) ? branch.map(disguiseNode) : disguiseNode(branch),
    ]),
  )
}

function accented(text: string): string {
  return [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('')
}

/** The approximate length when shown: of several branches, one is. */
function lengthOf(node: unknown): number {
  if (typeof node === 'string') return node.length
  if (Array.isArray(node)) return node.map(lengthOf).reduce((sum, one) => sum + one, 0)
  if (typeof node !== 'object' || node === null) return 0
  return Math.max(...Object.values(node).map(lengthOf))
}
