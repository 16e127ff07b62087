// Progress of writing counts into a large file, for people who wait.

import type { StockFileReport } from './stock-file-report.ts'

export type PlanProgress =
  /** Counts are read first; how many there are is only known at the end. */
  | { readonly step: 'counts'; readonly items: number }
  /** Then the file is read and decided row by row. The share is from 0 to 1. */
  | { readonly step: 'rows'; readonly share: number }

/** A line of the answer: progress while it runs, then the report or why there is none. */
export type ReportLine =
  | { readonly progress: PlanProgress }
  | { readonly report: StockFileReport }
  | { readonly error: unknown }
