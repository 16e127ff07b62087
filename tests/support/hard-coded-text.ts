// Text that a component says itself instead of by a message.

import { parseSync } from 'vite'

/** Attributes that people read or hear. */
const SAID = new Set([
  'alt',
  'aria-label',
  'confirmLabel',
  'description',
  'dismissLabel',
  'label',
  'lead',
  'name',
  'placeholder',
  'submitLabel',
  'text',
  'title',
])

interface Node {
  readonly type: string
  readonly [member: string]: unknown
}

/** Every text of a component that is written in it, in the order of the file. */
export function hardCodedText(path: string, source: string): readonly string[] {
  const found: string[] = []
  visit(parseSync(path, source).program, (node) => {
    if (node.type === 'JSXText' && isText(node.value)) found.push(String(node.value).trim())
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of nodesIn(node.children)) found.push(...textsOf(child))
    }
    if (node.type === 'JSXAttribute' && isSaid(node)) found.push(...textsOf(node.value))
  })
  return found
}

function isSaid({ name }: Node): boolean {
  return isNode(name) && SAID.has(String(name.name))
}

/** Of `"text"`, `{'text'}`, `` {`text`} `` and `{is ? 'text' : other}`. */
function textsOf(value: unknown): readonly string[] {
  if (!isNode(value)) return []
  switch (value.type) {
    case 'Literal':
      return isText(value.value) ? [String(value.value)] : []
    case 'TemplateLiteral': {
      const text = nodesIn(value.quasis)
        .map((quasi) => rawOf(quasi))
        .join('…')
      return isText(text) ? [text] : []
    }
    case 'JSXExpressionContainer':
      return textsOf(value.expression)
    case 'ConditionalExpression':
      return [...textsOf(value.consequent), ...textsOf(value.alternate)]
    case 'LogicalExpression':
      return textsOf(value.right)
    default:
      return []
  }
}

function rawOf({ value }: Node): string {
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''
}

/** Names of inputs and ids have no capital and no space; the name of the product is the same everywhere. */
function isText(value: unknown): boolean {
  if (typeof value !== 'string') return false
  const text = value.trim()
  return /\p{L}{2}/u.test(text) && /^\P{Ll}|\s/u.test(text) && text !== 'Shelfcount'
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, see)
    return
  }
  if (!isNode(node)) return
  see(node)
  for (const value of Object.values(node)) visit(value, see)
}

function nodesIn(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
