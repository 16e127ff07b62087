import type { ExportPart } from '#contract/audit-seals.ts'
import { saveFile } from '../kit/save-file.ts'

export type FetchPart = (args: {
  readonly auditId: string
  readonly format: 'json' | 'csv'
  readonly part: number
}) => Promise<ExportPart>

/** The sealed document, put together from its parts and saved as a file. */
export async function downloadExport(
  auditId: string,
  format: 'json' | 'csv',
  fetchPart: FetchPart,
): Promise<void> {
  const first = await fetchPart({ auditId, format, part: 0 })
  const texts = [first.text]
  for (let part = 1; part < first.parts; part += 1) {
    texts.push((await fetchPart({ auditId, format, part })).text)
  }
  saveFile({ name: first.fileName, type: first.mime, parts: texts })
}
