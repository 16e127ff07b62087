// Callers spell fields `feature_id` or `featureId`, at any depth. What is free in form (properties,
// metadata, parameters for the provider) is nobody's to respell.

const FREE_FORM = new Set(['properties', 'metadata', 'checkoutSessionParams'])

export function camelCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[_-]+([a-zA-Z0-9])/g, (_, letter: string) =>
    letter.toUpperCase(),
  )
}

/** Said in both spellings, the one of the code wins. */
export function toCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCamelCase)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, child]): [string, unknown] => {
    const spelled = camelCase(name)
    return [spelled, FREE_FORM.has(spelled) ? child : toCamelCase(child)]
  })
  const own = Object.entries(value).filter(([name]) => camelCase(name) === name)
  const preferred = new Map(own)
  return Object.fromEntries(
    entries.map(([name, child]) => [
      name,
      preferred.has(name) ? respelled(name, preferred.get(name)) : child,
    ]),
  )
}

function respelled(name: string, child: unknown): unknown {
  return FREE_FORM.has(name) ? child : toCamelCase(child)
}
