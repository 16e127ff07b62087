// Search parameters are strings and stay strings: tokens like `?invitation=3` are never numbers.

type Search = Readonly<Record<string, unknown>>
type OptionalStrings<Name extends string> = { readonly [K in Name]?: string | undefined }

/** If a name is repeated, the first value counts. */
export function parseSearch(text: string): Record<string, string> {
  const search: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    if (!Object.hasOwn(search, name) && name !== '__proto__') search[name] = value
  }
  return search
}

export function stringifySearch(search: Search): string {
  const entries = Object.entries(search)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)])
  const text = new URLSearchParams(entries).toString()
  return text && `?${text}`
}

/** The validator of a route whose parameters are all optional strings; empty ones count as absent. */
export function optionalStrings<Name extends string>(
  ...names: readonly Name[]
): (search: Search) => OptionalStrings<Name> {
  return (search) => {
    const entries = names.map((name) => [name, stringIn(search, name)])
    return Object.fromEntries(entries) as OptionalStrings<Name>
  }
}

export function stringIn(search: Search, name: string): string | undefined {
  const value = search[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
