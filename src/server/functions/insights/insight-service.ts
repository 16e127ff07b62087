// Insights as functions see them: they are made elsewhere, and stored.

export interface AuditKey {
  readonly organizationId: string
  readonly auditId: string
}

export interface InsightMaker {
  /** Done once the insights of the counts as they were when it was asked are stored. */
  make(audit: AuditKey): Promise<void>
}

/** For worlds that look at no insights. */
export const NO_INSIGHTS: InsightMaker = { make: async () => {} }
