// Callers spell fields `feature_id` or `featureId`, at any depth. What is free in form (properties,
// metadata, parameters for the provider) is nobody's to respell.

const FREE_FORM = new Set(['properties', 'metadata', 'checkoutSessionParams'])

export function camelCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[_-]+([a-zA-Z0-9])/g, (_, letter: string) =>
    letter.toUpperCase(),
  )
}

/** No field of any call lies deeper; what does is nobody's to read, however deep somebody makes it. */
const DEEPEST = 8

/** Said in both spellings, the one of the code wins. */
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
