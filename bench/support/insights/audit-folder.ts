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
  /** What was not understood in full, in words. */
  readonly notes: readonly string[]
}

const BESIDE = /\.(labels|findings|figures)\.json$/

export async function auditNames(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder).catch(() => [])
  return files
    .filter((file) => file.endsWith('.json') && !BESIDE.test(file))
    .map((file) => basename(file, '.json'))
    .sort()
}

export async function readAudit(folder: string, name: string): Promise<FolderAudit> {
  const [file, labels] = [`${name}.json`, `${name}.labels.json`]
  const facts = parseAudit(file, await readFile(join(folder, file), 'utf8'))
  if (!existsSync(join(folder, labels))) return { name, facts, truth: null, notes: [] }
  return { name, facts, ...parseLabels(labels, await readFile(join(folder, labels), 'utf8')) }
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
