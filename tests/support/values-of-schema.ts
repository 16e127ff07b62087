// Values for a JSON Schema: such as fit it, and such as nearly do.

import fc from 'fast-check'

export type Node = Readonly<Record<string, unknown>>

interface Ground {
  readonly document: Node
  /** What stands for a field of this name now and then, so that something is found. */
  readonly known: Readonly<Record<string, readonly string[]>>
}

function resolved({ document }: Ground, schema: Node): Node {
  if (typeof schema.$ref !== 'string') return schema
  const path = schema.$ref.replace('#/', '').split('/')
  return path.reduce((node, name) => nodeOf(node[name]), document)
}

export function nodeOf(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {}
}

export function nodesOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.map(nodeOf) : []
}

/** Values that fit. */
export function fitting(ground: Ground, written: Node, name = ''): fc.Arbitrary<unknown> {
  const schema = resolved(ground, written)
  const known = ground.known[name]
  const own = ownValues(ground, schema, name)
  return known ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, own) : own
}

function ownValues(ground: Ground, schema: Node, name: string): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const options = nodesOf(schema.anyOf)
  if (options.length > 0) return fc.oneof(...options.map((one) => fitting(ground, one, name)))
  switch (schema.type) {
    case 'string':
      return texts(schema)
    case 'integer':
      return fc.integer(bounds(schema))
    case 'number':
      return fc.oneof(fc.integer(bounds(schema)), fc.double({ ...bounds(schema), noNaN: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fitting(ground, nodeOf(schema.items), singular(name)), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.min(Number(schema.maxItems ?? 5), 5),
      })
    default:
      return objects(ground, schema)
  }
}

/** `storeIds` are texts as `storeId` is. */
function singular(name: string): string {
  return name.replace(/s$/, '')
}

function bounds({ minimum, maximum }: Node): { readonly min: number; readonly max: number } {
  return { min: Number(minimum ?? -1_000_000), max: Number(maximum ?? 1_000_000) }
}

function texts({ format, minLength, maxLength }: Node): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') {
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((date) => date.toISOString())
  }
  return fc.string({
    unit: 'grapheme',
    minLength: Number(minLength ?? 0),
    maxLength: Math.min(Number(maxLength ?? 60), 60),
  })
}

function objects(ground: Ground, { properties, required }: Node): fc.Arbitrary<unknown> {
  const fields = Object.entries(nodeOf(properties)).map(
    ([name, schema]) => [name, fitting(ground, nodeOf(schema), name)] as const,
  )
  const requiredKeys = Array.isArray(required) ? required : []
  return fc.record(Object.fromEntries(fields), { requiredKeys })
}

/** Any JSON, and texts that databases, addresses and loops have stumbled over. */
const STONES = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '',
    '%00',
    '../..',
    '__proto__',
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    [[]],
    {},
  ),
)

/** Values that have lost or changed a field, have one too many, or are something else altogether. */
export function broken(ground: Ground, written: Node): fc.Arbitrary<unknown> {
  const schema = resolved(ground, written)
  const fields = Object.entries(nodeOf(schema.properties)).map(
    ([name, one]) => [name, fc.oneof(fitting(ground, nodeOf(one), name), STONES)] as const,
  )
  const near = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  const more = fc.dictionary(fc.string({ maxLength: 9 }), STONES, { maxKeys: 2 })
  return fc.oneof(
    near,
    fc.tuple(near, more).map(([one, other]) => ({ ...one, ...other })),
    STONES,
  )
}

/** A parameter of an address as text. */
export function parameter(ground: Ground, { name, schema }: Node): fc.Arbitrary<string> {
  const fits = fitting(ground, nodeOf(schema), String(name)).map(String)
  return fc.oneof({ weight: 4, arbitrary: fits }, STONES.map(asText))
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
