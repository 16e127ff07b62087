// What of a description of an API a client of before would stumble over.

type Node = Readonly<Record<string, unknown>>
/** What clients send may get wider, what they read may get narrower. */
type Direction = 'sent' | 'read'

export function breakingChanges(before: Node, after: Node): readonly string[] {
  return Object.entries(nodeOf(before.paths)).flatMap(([path, methods]) =>
    Object.entries(nodeOf(methods)).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`
      const now = nodeOf(nodeOf(nodeOf(after.paths)[path])[method])
      if (!now.operationId) return [`${name} is gone`]
      const same = { before, after, name }
      const scope = nodeOf(operation)['x-scope']
      return [
        ...(now['x-scope'] === scope ? [] : [`${name} needs another scope than ${String(scope)}`]),
        ...parameterChanges(same, nodeOf(operation), now),
        ...bodyChanges(same, nodeOf(operation), now),
        ...answerChanges(same, nodeOf(operation), now),
      ]
    }),
  )
}

interface Place {
  readonly before: Node
  readonly after: Node
  readonly name: string
}

function parameterChanges(place: Place, old: Node, now: Node): readonly string[] {
  const known = listOf(old.parameters)
  const left = listOf(now.parameters)
  const gone = known.flatMap((one) => {
    const next = left.find(({ name }) => name === one.name)
    if (!next) return [`${place.name}: ${String(one.name)} is gone`]
    const at = { ...place, name: `${place.name}: ${String(one.name)}` }
    const isStricter = next.required === true && one.required !== true
    return [
      ...(isStricter ? [`${at.name} is required`] : []),
      ...schemaChanges(at, nodeOf(one.schema), nodeOf(next.schema), 'sent'),
    ]
  })
  const added = left.filter(
    ({ name, required }) => required === true && !known.some((one) => one.name === name),
  )
  return [...gone, ...added.map(({ name }) => `${place.name}: ${String(name)} is required`)]
}

function bodyChanges(place: Place, old: Node, now: Node): readonly string[] {
  if (!old.requestBody) return now.requestBody ? [`${place.name} needs a body`] : []
  return contentChanges(place, nodeOf(old.requestBody), nodeOf(now.requestBody), 'sent')
}

function answerChanges(place: Place, old: Node, now: Node): readonly string[] {
  return Object.entries(nodeOf(old.responses)).flatMap(([status, answer]) => {
    const next = nodeOf(now.responses)[status]
    if (!next) return [`${place.name} no longer answers ${status}`]
    return contentChanges(place, nodeOf(answer), nodeOf(next), 'read')
  })
}

function contentChanges(place: Place, old: Node, now: Node, direction: Direction) {
  return Object.entries(nodeOf(old.content)).flatMap(([type, one]) => {
    const next = nodeOf(now.content)[type]
    if (!next) return [`${place.name}: ${type} is gone`]
    return schemaChanges(place, nodeOf(nodeOf(one).schema), nodeOf(nodeOf(next).schema), direction)
  })
}

function schemaChanges(
  place: Place,
  from: Node,
  to: Node,
  direction: Direction,
): readonly string[] {
  const old = resolved(place.before, from)
  const now = resolved(place.after, to)
  const { name } = place
  const changes: string[] = []
  if (JSON.stringify(old.type) !== JSON.stringify(now.type))
    changes.push(`${name} has another type`)
  const [wide, narrow] = direction === 'sent' ? [now, old] : [old, now]
  const values = wide.enum as readonly unknown[] | undefined
  const isWithin = (narrow.enum as readonly unknown[] | undefined)?.every((one) =>
    values?.includes(one),
  )
  if (values && !isWithin) changes.push(`${name} has other values`)
  if (direction === 'sent') changes.push(...tightened(name, old, now))
  const [must, had] = direction === 'sent' ? [now, old] : [old, now]
  for (const field of namesOf(must.required)) {
    if (namesOf(had.required).includes(field)) continue
    changes.push(`${name}.${field} is ${direction === 'sent' ? 'required' : 'no longer sure'}`)
  }
  for (const [field, schema] of Object.entries(nodeOf(old.properties))) {
    const next = nodeOf(now.properties)[field]
    const at = { ...place, name: `${name}.${field}` }
    if (!next) changes.push(`${at.name} is gone`)
    else changes.push(...schemaChanges(at, nodeOf(schema), nodeOf(next), direction))
  }
  if (old.items)
    changes.push(...schemaChanges(place, nodeOf(old.items), nodeOf(now.items), direction))
  for (const [index, one] of listOf(old.anyOf).entries()) {
    changes.push(...schemaChanges(place, one, listOf(now.anyOf)[index] ?? {}, direction))
  }
  return changes
}

const CEILINGS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']
const FLOORS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems']

/** What was taken before, and is refused now. */
function tightened(name: string, old: Node, now: Node): readonly string[] {
  const ceilings = CEILINGS.filter(
    (one) => numberOr(now[one], Infinity) < numberOr(old[one], Infinity),
  )
  const floors = FLOORS.filter(
    (one) => numberOr(now[one], -Infinity) > numberOr(old[one], -Infinity),
  )
  const exact = ['pattern', 'format'].filter(
    (one) => now[one] !== undefined && now[one] !== old[one],
  )
  const isClosed = now.additionalProperties === false && old.additionalProperties !== false
  const all = [...ceilings, ...floors, ...exact, ...(isClosed ? ['additionalProperties'] : [])]
  return all.map((one) => `${name} takes less: ${one}`)
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}

function resolved(document: Node, schema: Node): Node {
  if (typeof schema.$ref !== 'string') return schema
  const name = schema.$ref.split('/').at(-1) ?? ''
  return nodeOf(nodeOf(nodeOf(document.components).schemas)[name])
}

function nodeOf(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {}
}

function listOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? (value as readonly Node[]) : []
}

function namesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : []
}
