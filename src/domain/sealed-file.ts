// How an export contains its proof: at the very end, where it covers every byte before it. A file that differs in one
// byte, before or after the proof, is not the sealed file.

export type ExportFormat = 'json' | 'csv'

/** Three parts in base64url, as in a JWS: header, statement and signature. */
const PROOF = '([A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+)'

/** In the first cell of the last row. */
export const TABLE_PROOF_MARK = '#shelfcount-seal'

/** What comes after the proof. */
export const PROOF_ENDS: Readonly<Record<ExportFormat, string>> = { json: '"}\n', csv: '\n' }

const AT_END: Readonly<Record<ExportFormat, RegExp>> = {
  json: new RegExp(`\\n\\],"proof":"${PROOF}"\\}\\n$`),
  csv: new RegExp(`\\n${TABLE_PROOF_MARK},+${PROOF}\\n$`),
}

/** This many bytes at the end of a file always include the proof and its mark. */
export const LONGEST_PROOF_BYTES = 4_096

export interface FoundProof {
  readonly format: ExportFormat
  readonly proof: string
  /** How many bytes of the file the proof covers. */
  readonly provenBytes: number
}

/** Takes the end of a file, with one character for each byte; null when it has no proof. */
export function findProof(end: string, fileBytes: number): FoundProof | null {
  for (const format of ['json', 'csv'] as const) {
    const proof = AT_END[format].exec(end)?.[1]
    if (proof === undefined) continue
    const provenBytes = fileBytes - proof.length - PROOF_ENDS[format].length
    return { format, proof, provenBytes }
  }
  return null
}
