// Schemas as JSON Schema, without what clients need not know.

import * as z from 'zod'

export type JsonSchema = Readonly<Record<string, unknown>>
/** What is taken, or what is answered: answers may get more fields within v1. */
export type Direction = 'input' | 'output'

interface Written {
  /** Of a schema that has one. */
  readonly name: string | undefined
  readonly schema: JsonSchema
  /** The named schemas in it, which it refers to as `#/$defs/…`. */
  readonly named: Readonly<Record<string, JsonSchema>>
}

export function jsonSchemaOf(schema: z.ZodType, io: Direction): Written {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
  const { $schema: _dialect, $defs = {}, ...own } = made
  const named = Object.entries($defs as Readonly<Record<string, JsonSchema>>)
  const { id: name } = own as { readonly id?: unknown }
  return {
    name: typeof name === 'string' && Object.hasOwn(own, 'type') ? name : undefined,
    schema: tidy(own, io) as JsonSchema,
    named: Object.fromEntries(named.map(([id, one]) => [id, tidy(one, io) as JsonSchema])),
  }
}

/** The fields of a query, which are read from text: as they are understood. */
export function queryFields(query: z.ZodType) {
  const { properties = {} } = jsonSchemaOf(query, 'output').schema as {
    readonly properties?: Readonly<Record<string, JsonSchema>>
  }
  const { required = [] } = jsonSchemaOf(query, 'input').schema as {
    readonly required?: readonly string[]
  }
  return { properties, required }
}

export function pathNames(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

function tidy(value: unknown, io: Direction): unknown {
  if (Array.isArray(value)) return value.map((one) => tidy(one, io))
  if (typeof value !== 'object' || value === null) return value
  const schema = value as JsonSchema
  const kept = Object.entries(schema).filter(([name, one]) => !isNoise(name, one, schema, io))
  return Object.fromEntries(kept.map(([name, one]) => [name, tidy(one, io)]))
}

/** What a format says already, and the ends of all numbers. */
function isNoise(name: string, one: unknown, { format }: JsonSchema, io: Direction): boolean {
  if (name === 'additionalProperties') return io === 'output' && one === false
  if (name === 'pattern') return typeof format === 'string'
  if (name === 'id') return typeof one === 'string'
  return name === 'propertyNames' || Math.abs(Number(one)) === Number.MAX_SAFE_INTEGER
}
