// Insights as functions see them: made elsewhere, and stored.

export interface AuditKey {
  readonly organizationId: string
  readonly auditId: string
}

export interface InsightMaker {
  /** Resolves once the insights for the counts at the time of the call are stored. */
  make(audit: AuditKey): Promise<void>
}

/** For tests that do not look at insights. */
export const NO_INSIGHTS: InsightMaker = { make: async () => {} }
