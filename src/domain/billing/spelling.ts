// Callers spell fields `feature_id` or `featureId`, at any depth. Free-form data (properties, metadata, provider
// parameters) keeps its spelling.

const FREE_FORM = new Set(['properties', 'metadata', 'checkoutSessionParams'])

export function camelCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[_-]+([a-zA-Z0-9])/g, (_, letter: string) =>
    letter.toUpperCase(),
  )
}

/** No call has fields deeper than this. Anything deeper is ignored, which bounds the work for hostile bodies. */
const DEEPEST = 8

/** If a field is sent in both spellings, camel case wins. */
export function toCamelCase(value: unknown): unknown {
  return respell(value, 0)
}

function respell(value: unknown, depth: number): unknown {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => respell(one, depth + 1))
  const chosen = new Map<string, unknown>()
  for (const [name, child] of Object.entries(value)) {
    const spelled = camelCase(name)
    if (spelled === name || !chosen.has(spelled)) chosen.set(spelled, child)
  }
  return Object.fromEntries(
    Array.from(chosen, ([name, child]) => [
      name,
      FREE_FORM.has(name) ? child : respell(child, depth + 1),
    ]),
  )
}
