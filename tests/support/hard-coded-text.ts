// Text that code says itself instead of by a message.

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

/**
 * Every text of several words in a module without components, but for those that only go into faults: these travel
 * beside a code, and screens have words for it.
 */
export function textBesideFaults(path: string, source: string): readonly string[] {
  const { program } = parseSync(path, source)
  const inFaults = namedInFaults(program)
  const found: string[] = []
  visit(program, (node) => {
    if (isFault(node) || isType(node) || inFaults.has(node)) return false
    const text = node.type === 'TemplateLiteral' ? textOfTemplate(node) : node.value
    const isLiteral = node.type === 'Literal' || node.type === 'TemplateLiteral'
    if (isLiteral && typeof text === 'string' && /\p{L}{2}\S* \S*\p{L}{2}/u.test(text)) {
      found.push(text)
    }
  })
  return found
}

/** The values and functions of the module that its faults are made from, directly or through others. */
function namedInFaults(program: unknown): ReadonlySet<unknown> {
  const declared = new Map<unknown, readonly unknown[]>()
  visit(program, (node) => {
    const value = node.type === 'FunctionDeclaration' ? node.body : node.init
    if (isNode(node.id) && value) {
      declared.set(node.id.name, [...(declared.get(node.id.name) ?? []), value])
    }
  })
  const named = new Set<unknown>()
  const follow = (value: unknown): void =>
    visit(value, ({ type, name }) => {
      if (type !== 'Identifier') return
      for (const one of declared.get(name) ?? []) {
        if (named.has(one)) continue
        named.add(one)
        follow(one)
      }
    })
  visit(program, (node) => {
    if (isFault(node)) follow(node.arguments)
  })
  return named
}

function isFault({ type, callee }: Node): boolean {
  return type === 'NewExpression' && isNode(callee) && /(Fault|Error)$/.test(String(callee.name))
}

/** Types say nothing, and neither do the addresses of modules. */
function isType({ type }: Node): boolean {
  return (
    type === 'ImportDeclaration' ||
    (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type))
  )
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
      const text = textOfTemplate(value)
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

function textOfTemplate({ quasis }: Node): string {
  return nodesIn(quasis)
    .map((quasi) => rawOf(quasi))
    .join('…')
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

/** Goes on below a node unless it is told `false`. */
function visit(node: unknown, see: (node: Node) => unknown): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, see)
    return
  }
  if (!isNode(node)) return
  if (see(node) === false) return
  for (const value of Object.values(node)) visit(value, see)
}

function nodesIn(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
