// How an export carries its proof: at its very end, where it speaks for every byte before it. So a
// file that differs in one byte, before or behind the proof, is not the file that was sealed.

export type ExportFormat = 'json' | 'csv'

/** Three parts of base64url: a header, a statement and a signature, as JWS writes them. */
const PROOF = '([A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+)'

/** Stands in the first cell of the last row. */
export const TABLE_PROOF_MARK = '#shelfcount-seal'

/** What follows the proof. */
export const PROOF_ENDS: Readonly<Record<ExportFormat, string>> = { json: '"}\n', csv: '\n' }

const AT_END: Readonly<Record<ExportFormat, RegExp>> = {
  json: new RegExp(`\\n\\],"proof":"${PROOF}"\\}\\n$`),
  csv: new RegExp(`\\n${TABLE_PROOF_MARK},+${PROOF}\\n$`),
}

/** So many bytes at the end of a file hold its proof, and what stands before it. */
export const LONGEST_PROOF_BYTES = 4_096

export interface FoundProof {
  readonly format: ExportFormat
  readonly proof: string
  /** Bytes of the file that the proof speaks for. */
  readonly provenBytes: number
}

/** Takes the end of a file, a character for each byte of it; null: it carries no proof. */
export function findProof(end: string, fileBytes: number): FoundProof | null {
  for (const format of ['json', 'csv'] as const) {
    const proof = AT_END[format].exec(end)?.[1]
    if (proof === undefined) continue
    const provenBytes = fileBytes - proof.length - PROOF_ENDS[format].length
    return { format, proof, provenBytes }
  }
  return null
}
