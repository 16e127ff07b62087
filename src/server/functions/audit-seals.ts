// Seals for those who hold them: in the audit, and for anybody with a number or an export.

import { api } from '#contract/api.ts'
import type { SealCheck } from '#contract/audit-seals.ts'
import { Fault } from '#domain/fault.ts'
import { requireWholeAudit } from '#domain/permission.ts'
import { frameOf, lineText } from '#domain/result-export.ts'
import { parseConfirmationNumber, parseSealFacts } from '#domain/seal.ts'
import {
  countFrozenLines,
  findCorrection,
  findSeal,
  selectFrozenKeys,
  selectSeal,
} from '#server/queries/audit-seals.ts'
import { enterResults } from './audit-result-access.ts'
import { selectExportLines } from './audit-sealing.ts'
import { anywhere, implementQuery, inAudit } from './implement.ts'

/** Lines of a part: about a megabyte. */
const PART_LINES = 1_500

const getSeal = implementQuery(api.audits.getSeal, {
  place: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope }) => {
    await enterResults(db, scope)
    const seal = await selectSeal(db)
    if (!seal) return null
    return {
      confirmationNumber: seal.confirmation_number,
      seal: seal.seal,
      sealedAt: seal.sealed_at.getTime(),
      sealedByName: seal.sealed_by_name,
      parts: parseSealFacts(seal.facts).parts,
      exports: { json: seal.json_sha256, csv: seal.csv_sha256 },
    }
  },
})

const verify = implementQuery(api.audits.verify, {
  place: anywhere,
  sharedBy: 'role',
  run: async ({ db, args }): Promise<SealCheck> => {
    const { confirmationNumber: written, sha256 = null } = args
    const confirmationNumber = written === undefined ? null : parseConfirmationNumber(written)
    if (written !== undefined && confirmationNumber === null) return { status: 'unknown' }
    const seal = await findSeal(db, { confirmationNumber, sha256 })
    if (!seal) return { status: 'unknown' }
    const compared = seal.same_content ? 'valid' : 'altered'
    const later = await findCorrection(db, seal.confirmation_number)
    return {
      status: sha256 === null ? 'found' : compared,
      confirmationNumber: seal.confirmation_number,
      organizationName: seal.organization_name,
      auditName: seal.audit_name,
      sealedAt: seal.sealed_at.getTime(),
      correctedBy: later
        ? { confirmationNumber: later.confirmation_number, sealedAt: later.sealed_at.getTime() }
        : null,
    }
  },
})

const exportResults = implementQuery(api.audits.exportResults, {
  place: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope, args: { format, part } }) => {
    // The document is sealed as a whole: a part of it would prove nothing.
    requireWholeAudit(scope)
    const { audit } = await enterResults(db, scope)
    const seal = await selectSeal(db)
    if (!seal) throw unsealed(audit.status)
    const total = await countFrozenLines(db)
    const parts = Math.max(1, Math.ceil(total / PART_LINES))
    if (part >= parts) throw new Fault('not_found')
    const header = {
      confirmationNumber: seal.confirmation_number,
      seal: seal.seal,
      facts: parseSealFacts(seal.facts),
    }
    const { head, between, tail } = frameOf(format, header)
    const range = { offset: part * PART_LINES, limit: PART_LINES }
    const keys = await selectFrozenKeys(db, range)
    const lines = await selectExportLines(db, header.facts, keys)
    const text = lines.map((line) => lineText(format, line, header)).join(between)
    const first = part === 0 ? byteOrderMark(format) + head : between
    return {
      fileName: `${seal.confirmation_number}.${format}`,
      mime: format === 'json' ? 'application/json' : 'text/csv',
      part,
      parts,
      text: first + text + (part === parts - 1 ? tail : ''),
      sha256: format === 'json' ? seal.json_sha256 : seal.csv_sha256,
    }
  },
})

/** Spreadsheets read a table as UTF-8 only when it says so. */
function byteOrderMark(format: 'json' | 'csv'): string {
  return format === 'csv' ? '\uFEFF' : ''
}

function unsealed(status: string): Fault {
  const message = 'Only a completed audit has a sealed document.'
  return new Fault('illegal_transition', message, { from: status, to: status, guard: 'status' })
}

export const auditSeals = [getSeal, verify, exportResults]
