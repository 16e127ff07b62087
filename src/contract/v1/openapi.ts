// The description of the public API, made from its declarations.

import * as z from 'zod'
import { scopeOf } from '#domain/api/key-scopes.ts'
import { FAULT_CODES } from '#domain/fault.ts'
import { isList, type Operation } from './operation.ts'
import { OPERATIONS } from './operations.ts'

type Schema = Readonly<Record<string, unknown>>

/** RFC 9457, with the product's code. */
const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(FAULT_CODES as readonly [string, ...string[]]),
  detail: z.string(),
  requestId: z.string(),
  /** The field, the current value, the missing scope: what the code is about. */
  details: z.record(z.string(), z.unknown()).optional(),
})

const HEADERS = {
  'RateLimit-Limit': { schema: { type: 'integer' }, description: 'Requests per minute' },
  'RateLimit-Remaining': { schema: { type: 'integer' } },
  'RateLimit-Reset': { schema: { type: 'integer' }, description: 'Seconds' },
}

export function openApiDocument(serverUrl: string): Readonly<Record<string, unknown>> {
  const schemas = new Map<string, Schema>()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const one of OPERATIONS) {
    const path = paths[one.path] ?? {}
    path[one.method.toLowerCase()] = describe(one, schemas)
    paths[one.path] = path
  }
  schemas.set('Problem', schemaOf(problem, 'output', schemas))
  const components = {
    schemas: Object.fromEntries([...schemas].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Shelfcount API', version: '1' },
    servers: [{ url: `${serverUrl}/api/v1` }],
    security: [{ key: [] }],
    paths,
    components,
  }
}

function describe(one: Operation, schemas: Map<string, Schema>): Schema {
  const { id, tag, summary, calls, body, answer, method, example } = one
  const scope = scopeOf(calls.name)
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(scope && { 'x-scope': scope }),
    parameters: [...pathParameters(one), ...queryParameters(one, schemas), ...keyParameter(one)],
    ...(body && {
      requestBody: {
        required: true,
        content: contentOf(schemaOf(body, 'input', schemas), one.bulk, example),
      },
    }),
    responses: {
      ...(answer
        ? {
            [statusOf(one)]: {
              description: 'Done',
              headers: HEADERS,
              content: contentOf(schemaOf(answer, 'output', schemas), isList(one) || one.bulk),
            },
          }
        : { 204: { description: 'Done', headers: HEADERS } }),
      default: {
        description: 'Refused',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
    ...(method === 'GET' && { 'x-reads': true }),
  }
}

/** Creating answers 201. */
export function statusOf({ answer, id }: Pick<Operation, 'answer' | 'id'>): number {
  if (!answer) return 204
  return id.startsWith('create') ? 201 : 200
}

function contentOf(schema: Schema, alsoLines: boolean, example?: unknown): Schema {
  const json = { schema, ...(example !== undefined && { example }) }
  return {
    'application/json': json,
    ...(alsoLines && { 'application/x-ndjson': { schema: { type: 'string' } } }),
  }
}

function pathParameters({ path }: Operation): readonly Schema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string', format: 'uuid' },
  }))
}

function queryParameters({ query }: Operation, schemas: Map<string, Schema>): readonly Schema[] {
  const { properties = {} } = schemaOf(query, 'output', schemas) as {
    readonly properties?: Readonly<Record<string, Schema>>
  }
  const { required = [] } = schemaOf(query, 'input', schemas) as { required?: readonly string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', schema },
    required: required.includes(name),
  }))
}

function keyParameter({ method }: Operation): readonly Schema[] {
  if (method === 'GET') return []
  return [
    {
      ...{ name: 'Idempotency-Key', in: 'header', required: false },
      schema: { type: 'string', minLength: 1, maxLength: 200 },
    },
  ]
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Map<string, Schema>): Schema {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  const { $schema: _dialect, $defs = {}, ...own } = made
  for (const [name, one] of Object.entries($defs as Record<string, Schema>)) {
    schemas.set(name, hoisted(one, io) as Schema)
  }
  const { id: name, ...rest } = own as { id?: string }
  if (typeof name === 'string' && Object.hasOwn(own, 'type')) {
    schemas.set(name, hoisted(rest, io) as Schema)
    return { $ref: `#/components/schemas/${name}` }
  }
  return hoisted(own, io) as Schema
}

/** Named schemas stand among the components; answers may get more fields within v1. */
function hoisted(value: unknown, io: 'input' | 'output'): unknown {
  if (Array.isArray(value)) return value.map((one) => hoisted(one, io))
  if (typeof value !== 'object' || value === null) return value
  const schema = value as Schema
  const kept = Object.entries(schema).filter(([name, one]) => !isNoise(name, one, schema, io))
  return Object.fromEntries(
    kept.map(([name, one]) =>
      name === '$ref' && typeof one === 'string'
        ? [name, one.replace('#/$defs/', '#/components/schemas/')]
        : [name, hoisted(one, io)],
    ),
  )
}

/** What a format says already, and the ends of all numbers. */
function isNoise(name: string, one: unknown, { format }: Schema, io: 'input' | 'output'): boolean {
  if (name === 'additionalProperties') return io === 'output' && one === false
  if (name === 'pattern') return typeof format === 'string'
  if (name === 'id') return typeof one === 'string'
  return name === 'propertyNames' || Math.abs(Number(one)) === Number.MAX_SAFE_INTEGER
}
