// Removes money from answers for viewers who may not see costs.

/** Matches by field name, so that a new figure is not forgotten. All of these fields are nullable. */
const MONEY_FIELD = /(?:cost|price|value|shrinkage)$/i
/** A tolerance that a manager set does not reveal costs. */
const NO_MONEY = new Set(['tolerance'])

/** The same answer with null in place of money. */
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
