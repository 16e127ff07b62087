// What somebody is shown who may not see costs.

/** By how a field is named, so that a figure that is new is not forgotten. Each of them may be null. */
const MONEY_FIELD = /(?:cost|price|value|shrinkage)$/i
/** Limits that a manager has set say nothing of what a thing costs. */
const NO_MONEY = new Set(['tolerance'])

/** The same answer, with nothing where money stood. */
export function withoutMoney<Answer>(answer: Answer): Answer {
  return strip(answer) as Answer
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]) => {
    if (NO_MONEY.has(name)) return [name, field] as const
    return [name, MONEY_FIELD.test(name) ? null : strip(field)] as const
  })
  return Object.fromEntries(fields)
}
