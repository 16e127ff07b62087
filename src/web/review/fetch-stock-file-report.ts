import * as z from 'zod'
import { Fault, parseFault } from '#domain/fault.ts'
import type { PlanProgress, ReportLine } from '#domain/write-back/plan-progress.ts'
import type { StockFileReport } from '#domain/write-back/stock-file-report.ts'

const refused = z.object({ error: z.unknown() })
const BROKEN_OFF = 'The connection broke off. Try again.'

/** What a file with counts would change. Takes longer for a longer file, and reports progress. */
export async function fetchStockFileReport(
  address: URLSearchParams,
  signal: AbortSignal,
  tell: (progress: PlanProgress) => void,
): Promise<StockFileReport> {
  const headers = { accept: 'application/x-ndjson' }
  const response = await fetch(`/api/stock-file/report?${address}`, { signal, headers })
  if (!response.ok || !response.body) throw await refusalIn(response)
  for await (const text of linesOf(response.body)) {
    // The server creates it with the same type.
    const line = JSON.parse(text) as ReportLine
    if ('report' in line) return line.report
    if ('error' in line) throw parseFault(line.error) ?? new Fault('unavailable', BROKEN_OFF)
    tell(line.progress)
  }
  throw new Fault('unavailable', BROKEN_OFF)
}

async function refusalIn(response: Response): Promise<Fault> {
  const told: unknown = await response.json().catch(() => null)
  return (
    parseFault(refused.safeParse(told).data?.error) ??
    new Fault('unavailable', `The server answered ${response.status}.`)
  )
}

export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      yield* lines.filter((line) => line !== '')
      if (done) return
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
