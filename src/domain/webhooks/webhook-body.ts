/** Exactly what is sent and signed: the same text for every attempt. */
export function webhookBody(event: {
  readonly type: string
  readonly at: Date
  readonly data: Readonly<Record<string, unknown>>
}): string {
  const { type, at, data } = event
  return JSON.stringify({ type, timestamp: at.toISOString(), data })
}
