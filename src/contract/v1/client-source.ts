// The client for TypeScript, written from the OpenAPI document: one file without dependencies.

import type { JsonSchema } from './json-schema.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: JsonSchema
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema: JsonSchema } }
}

interface Described {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
  readonly 'x-file'?: true
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
  readonly servers: readonly { readonly url: string }[]
}

interface Line {
  readonly route: string
  readonly one: Described
}

export function clientSource(description: Readonly<Record<string, unknown>>): string {
  const { paths, components, servers } = description as unknown as Document
  const lines = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({
      ...{ route: `${method.toUpperCase()} ${path}`, one },
    })),
  )
  return [
    '// The Shelfcount API for TypeScript, written from its OpenAPI document. Wherever there is fetch: Node, Deno, Bun.',
    ...Object.entries(components.schemas).map(
      ([name, schema]) => `export type ${name} = ${typeOf(schema)}`,
    ),
    `export interface Operations {\n${lines.map(describe).join('\n')}\n}`,
    `const ROUTES: Readonly<Record<keyof Operations, string>> = {\n${lines.map(routeOf).join('\n')}\n}`,
    `const HOME = ${JSON.stringify(servers[0]?.url)}`,
    CALLS,
  ].join('\n\n')
}

function routeOf({ route, one }: Line): string {
  return `  ${one.operationId}: ${JSON.stringify(route)},`
}

function describe({ route, one }: Line): string {
  const { operationId, summary, parameters, requestBody, responses } = one
  const asked = parameters.filter((each) => each.in !== 'header')
  const body = schemaIn(requestBody)
  const input = [
    ...asked.map(({ name, required, schema }) => member(name, schema, required)),
    ...(body ? [`body: ${typeOf(body)}`] : []),
    ...(route.startsWith('GET ') ? [] : ['idempotencyKey?: string']),
  ]
  const { default: _refusal, ...done } = responses
  const answer = Object.values(done).map(schemaIn).find(Boolean)
  return [
    `  /** ${summary} */`,
    `  ${operationId}: {`,
    `    input: { ${input.join('; ')} }`,
    `    answer: ${one['x-file'] ? 'string' : answer ? typeOf(answer) : 'undefined'}`,
    '  }',
  ].join('\n')
}

function schemaIn(content: Content | undefined): JsonSchema | undefined {
  return content?.content?.['application/json']?.schema
}

function member(name: string, schema: JsonSchema, isRequired: boolean): string {
  return `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${isRequired ? '' : '?'}: ${typeOf(schema)}`
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

function typeOf(schema: JsonSchema): string {
  const { $ref: reference, anyOf, type, enum: values } = schema
  if (typeof reference === 'string') return reference.slice(reference.lastIndexOf('/') + 1)
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (Array.isArray(anyOf)) return anyOf.map(typeOf).join(' | ')
  if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one })).join(' | ')
  if (type === 'array') return `Array<${typeOf((schema.items ?? {}) as JsonSchema)}>`
  if (type === 'object') return objectOf(schema)
  return TYPES[String(type)] ?? 'unknown'
}

function objectOf(schema: JsonSchema): string {
  const { properties, required = [] } = schema as {
    readonly properties?: Readonly<Record<string, JsonSchema>>
    readonly required?: readonly string[]
  }
  if (!properties) return 'Record<string, unknown>'
  const members = Object.entries(properties).map(([name, one]) =>
    member(name, one, required.includes(name)),
  )
  return `{ ${members.join('; ')} }`
}

const CALLS = `type Name = keyof Operations
type Input<N extends Name> = Operations[N]['input']
type Answer<N extends Name> = Operations[N]['answer']
type ListName = { [N in Name]: Answer<N> extends { nextCursor: string | null } ? N : never }[Name]
type Row<N extends ListName> = Answer<N> extends { data: Array<infer One> } ? One : never

/** What the API refused, and why. */
export class ShelfcountError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

export function shelfcount({ key, url = HOME }: { key: string; url?: string }) {
  async function call<N extends Name>(name: N, input: Input<N>): Promise<Answer<N>> {
    const { body, idempotencyKey, ...rest } = input as Record<string, unknown>
    const [method = '', path = ''] = ROUTES[name].split(' ')
    const filled = path.replace(/\\{(\\w+)\\}/g, (_, one: string) => encodeURIComponent(String(rest[one])))
    const query = new URLSearchParams()
    for (const [one, value] of Object.entries(rest)) {
      if (value !== undefined && !path.includes(\`{\${one}}\`)) query.set(one, String(value))
    }
    const headers: Record<string, string> = { authorization: \`Bearer \${key}\` }
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (idempotencyKey !== undefined) headers['idempotency-key'] = String(idempotencyKey)
    const response = await fetch(\`\${url}\${filled}\${query.size > 0 ? \`?\${query}\` : ''}\`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) {
      const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json')
      if (isProblem) throw new ShelfcountError((await response.json()) as Problem)
      // From something between here and Shelfcount, such as a proxy.
      throw new Error(\`\${response.status} \${response.statusText}\`)
    }
    if (response.status === 204) return undefined as Answer<N>
    // A file stays the text that it is, so that it can be verified.
    const isFile = response.headers.get('content-disposition')?.startsWith('attachment')
    return (isFile ? await response.text() : await response.json()) as Answer<N>
  }

  /** Every row of a list, page after page. */
  async function* rows<N extends ListName>(name: N, input: Input<N>): AsyncGenerator<Row<N>> {
    let cursor: string | null | undefined
    do {
      const page = (await call(name, { ...input, ...(cursor && { cursor }) })) as unknown as {
        data: Array<Row<N>>
        nextCursor: string | null
      }
      yield* page.data
      cursor = page.nextCursor
    } while (cursor !== null)
  }

  return { call, rows }
}
`
