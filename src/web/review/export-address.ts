// The addresses of an audit's files. A file has the same filter as the screen, and the language of the page.

import type { VarianceFilter, VarianceSort } from '#contract/audit-variances.ts'
import type { PageLanguage } from '#messages/languages.ts'

export type FileKind = 'csv' | 'xlsx'

/** All lines that the viewer may see of the audit. */
export function wholeAddress(kind: FileKind, auditId: string, language: PageLanguage): string {
  return `/api/results.${kind}?auditId=${auditId}&language=${language}`
}

/** The lines that the screen shows, in its order. */
export function shownAddress(
  kind: FileKind,
  auditId: string,
  { tolerance, ...lines }: VarianceFilter & { readonly sort: VarianceSort },
  language: PageLanguage,
): string {
  const address = new URLSearchParams({ auditId, language })
  for (const [name, value] of Object.entries({ ...lines, ...tolerance })) {
    if (value !== undefined && value !== null) address.set(name, String(value))
  }
  return `/api/results.${kind}?${address}`
}

export function paperAddress(auditId: string, lines: number, language: PageLanguage): string {
  return `/api/results.pdf?auditId=${auditId}&lines=${lines}&language=${language}`
}
