import * as z from 'zod'
import { Fault, parseFault } from '#domain/fault.ts'
import type { StockFileReport } from '#domain/write-back/stock-file-report.ts'

const refused = z.object({ error: z.unknown() })

/** What a file with counts would change; takes as long as the file is. */
export async function fetchStockFileReport(
  address: URLSearchParams,
  signal: AbortSignal,
): Promise<StockFileReport> {
  const response = await fetch(`/api/stock-file/report?${address}`, { signal })
  const told: unknown = await response.json().catch(() => null)
  // The server makes it by the same type.
  if (response.ok) return told as StockFileReport
  throw (
    parseFault(refused.safeParse(told).data?.error) ??
    new Fault('unavailable', `The server answered ${response.status}.`)
  )
}
