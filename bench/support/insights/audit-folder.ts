// A folder of audits: NAME.json, the truth in NAME.labels.json if it is known, findings in
// NAME.findings.json.

import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { AuditFacts } from '#domain/insights/audit-facts.ts'
import type { Insights } from '#domain/insights/finding.ts'
import { parseAudit, parseLabels, printAudit } from './audit-file.ts'
import type { SimulatedAudit, Truth } from './truth.ts'

export interface FolderAudit {
  readonly name: string
  readonly facts: AuditFacts
  /** Null: nobody knows what really happened. */
  readonly truth: Truth | null
}

const BESIDE = /\.(labels|findings|figures)\.json$/

export async function auditNames(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.json') && !BESIDE.test(file))
    .map((file) => basename(file, '.json'))
    .sort()
}

export async function readAudit(folder: string, name: string): Promise<FolderAudit> {
  const labels = join(folder, `${name}.labels.json`)
  return {
    name,
    facts: parseAudit(await readFile(join(folder, `${name}.json`), 'utf8')),
    truth: existsSync(labels) ? parseLabels(await readFile(labels, 'utf8')) : null,
  }
}

export async function writeAudit(folder: string, audit: SimulatedAudit): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${audit.name}.json`), printAudit(audit.facts))
  await writeFile(join(folder, `${audit.name}.labels.json`), JSON.stringify(audit.truth))
}

export async function writeFindings(
  folder: string,
  name: string,
  insights: Insights,
): Promise<void> {
  await writeFile(join(folder, `${name}.findings.json`), JSON.stringify(insights, null, 1))
}
