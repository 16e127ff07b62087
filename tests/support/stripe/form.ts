// Form encoding with brackets, as the SDK sends it: `items[0][price]=price_1`.

type FormValue = string | Form
export interface Form {
  readonly [name: string]: FormValue
}

export function parseForm(text: string): Form {
  const form: Record<string, FormValue> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    put(
      form,
      name.split(/\[|\]\[|\]/).filter((part, at) => at === 0 || part !== ''),
      value,
    )
  }
  return form
}

function put(form: Record<string, FormValue>, path: readonly string[], value: string): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    form[name] = value
    return
  }
  const inner = form[name]
  const next: Record<string, FormValue> = typeof inner === 'object' ? { ...inner } : {}
  put(next, rest, value)
  form[name] = next
}

export function textOf(form: Form, name: string): string | null {
  const value = form[name]
  return typeof value === 'string' && value !== '' ? value : null
}

export function numberOf(form: Form, name: string): number | null {
  const text = textOf(form, name)
  return text === null ? null : Number(text)
}

export function formOf(form: Form, name: string): Form {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}

export function has(form: Form, name: string): boolean {
  return form[name] !== undefined
}

/** Lists are sent as objects with numbers for names. */
export function formsOf(form: Form, name: string): readonly Form[] {
  return Object.values(formOf(form, name)).filter((one) => typeof one === 'object')
}

export function textsOf(form: Form, name: string): Record<string, string> {
  const entries = Object.entries(formOf(form, name)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries)
}
