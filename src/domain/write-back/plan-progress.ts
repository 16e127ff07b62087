// How far a large file has come on its way back, as it is told to whoever waits for it.

import type { StockFileReport } from './stock-file-report.ts'

export type PlanProgress =
  /** Counts are read first; how many there are is known when all have come. */
  | { readonly step: 'counts'; readonly items: number }
  /** Then the file is read and decided about, row by row. The share is from 0 to 1. */
  | { readonly step: 'rows'; readonly share: number }

/** A line of the answer: progress as long as it takes, then the report or why there is none. */
export type ReportLine =
  | { readonly progress: PlanProgress }
  | { readonly report: StockFileReport }
  | { readonly error: unknown }
