// The description of the public API, made from its declarations.

import * as z from 'zod'
import { scopeOf } from '#domain/api/key-scopes.ts'
import { FAULT_CODES } from '#domain/fault.ts'
import {
  type Direction,
  type JsonSchema,
  jsonSchemaOf,
  pathNames,
  queryFields,
} from './json-schema.ts'
import { isList, type Operation } from './operation.ts'
import { OPERATIONS } from './operations.ts'

/** RFC 9457, with the product's code. */
const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(FAULT_CODES),
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
  const schemas = new Map<string, JsonSchema>()
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

function describe(one: Operation, schemas: Map<string, JsonSchema>): JsonSchema {
  const { id, tag, summary, description, calls, body, method, example, file } = one
  const scope = scopeOf(calls.name)
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(scope && { 'x-scope': scope }),
    parameters: [...pathParameters(one), ...queryParameters(one), ...keyParameter(one)],
    ...(body && {
      requestBody: {
        required: true,
        content: contentOf(schemaOf(body, 'input', schemas), takesLines(one), example),
      },
    }),
    responses: {
      [statusOf(one)]: { description: 'Done', headers: HEADERS, ...answerOf(one, schemas) },
      ...linesApart(one),
      default: {
        description: 'Refused',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
    ...(method === 'GET' && { 'x-reads': true }),
    ...(file !== undefined && { 'x-file': true }),
  }
}

function takesLines({ bulk, lines }: Operation): boolean {
  return bulk || lines !== undefined
}

const LINES = { 'application/x-ndjson': { schema: { type: 'string' } } }

/** Many are created: some of them, perhaps. Every line of the answer has a status of its own. */
function linesApart(one: Operation): JsonSchema {
  if (!one.bulk || statusOf(one) === 200) return {}
  return { 200: { description: 'A line for each line', headers: HEADERS, content: LINES } }
}

function answerOf(one: Operation, schemas: Map<string, JsonSchema>): JsonSchema {
  const { answer, file, bulk } = one
  // Its text as it is, which is not the value that a program may read in it.
  if (file !== undefined) return { content: { [file]: { schema: { type: 'string' } } } }
  if (!answer) return {}
  const alsoLines = isList(one) || (bulk && statusOf(one) === 200)
  return { content: contentOf(schemaOf(answer, 'output', schemas), alsoLines) }
}

/** Creating answers 201. */
export function statusOf({ answer, id, file }: Pick<Operation, 'answer' | 'id' | 'file'>): number {
  if (!answer && file === undefined) return 204
  return id.startsWith('create') ? 201 : 200
}

function contentOf(schema: JsonSchema, alsoLines: boolean, example?: unknown): JsonSchema {
  const json = { schema, ...(example !== undefined && { example }) }
  return {
    'application/json': json,
    ...(alsoLines && LINES),
  }
}

function pathParameters({ path }: Operation): readonly JsonSchema[] {
  return pathNames(path).map((name) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string', format: 'uuid' },
  }))
}

function queryParameters({ query }: Operation): readonly JsonSchema[] {
  const { properties, required } = queryFields(query)
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', schema },
    required: required.includes(name),
  }))
}

function keyParameter({ method }: Operation): readonly JsonSchema[] {
  if (method === 'GET') return []
  return [
    {
      ...{ name: 'Idempotency-Key', in: 'header', required: false },
      schema: { type: 'string', minLength: 1, maxLength: 200 },
    },
  ]
}

function schemaOf(schema: z.ZodType, io: Direction, schemas: Map<string, JsonSchema>): JsonSchema {
  const { name, schema: own, named } = jsonSchemaOf(schema, io)
  for (const [id, one] of Object.entries(named)) schemas.set(id, pointed(one) as JsonSchema)
  if (name === undefined) return pointed(own) as JsonSchema
  schemas.set(name, pointed(own) as JsonSchema)
  return { $ref: `#/components/schemas/${name}` }
}

/** Named schemas stand among the components. */
function pointed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) =>
      name === '$ref' && typeof one === 'string'
        ? [name, one.replace('#/$defs/', '#/components/schemas/')]
        : [name, pointed(one)],
    ),
  )
}
