// Seals for the people who hold them: in the audit, and for anyone with a number or an export.

import { api } from '#contract/api.ts'
import type { SealDetails } from '#contract/audit-seals.ts'
import { Fault } from '#domain/fault.ts'
import { requireWholeAudit } from '#domain/permission.ts'
import {
  type ExportFrame,
  frameOf,
  lineText,
  proofEnd,
  type UnsignedHeader,
  unsignedFrameOf,
} from '#domain/result-export.ts'
import { parseConfirmationNumber, parseSealFacts, type SealFacts } from '#domain/seal.ts'
import type { ExportFormat } from '#domain/sealed-file.ts'
import {
  countFrozenLines,
  selectFrozenKeys,
  selectSeal,
} from '#server/queries/results/audit-seals.ts'
import { anywhere, implementAction, implementQuery, inAudit } from '../implement.ts'
import { enterResults, shownTo } from './audit-result-access.ts'
import { selectExportLines } from './audit-sealing.ts'
import { checkFile, checkNumber } from './seal-checks.ts'

/** Lines per part: about a megabyte. */
const PART_LINES = 1_500

const getSeal = implementQuery(api.audits.getSeal, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope }) => {
    const access = await enterResults(db, scope)
    const seal = await selectSeal(db)
    if (!seal) return null
    const facts = parseSealFacts(seal.facts)
    return {
      confirmationNumber: seal.confirmation_number,
      seal: seal.seal,
      sealedAt: seal.sealed_at.getTime(),
      sealedByName: seal.sealed_by_name,
      parts: facts.parts,
      sequence: seal.sequence,
      exports: seal.proof === null ? null : { json: seal.json_sha256, csv: seal.csv_sha256 },
      neverCounted: shownTo(access, neverCountedIn(facts, access.resultScope.storeIds)),
    }
  },
})

function neverCountedIn(
  { stores, neverCounted = [] }: SealFacts,
  storeIds: readonly string[],
): SealDetails['neverCounted'] {
  return neverCounted.flatMap(({ storeId, ...left }) => {
    const store = stores.find(({ id }) => id === storeId)
    if (!store || left.lines === 0 || !storeIds.includes(storeId)) return []
    return [{ storeName: store.name, currency: store.currency ?? null, ...left }]
  })
}

const verify = implementAction(api.audits.verify, {
  authorize: anywhere,
  run: ({ args, services: { database, seals } }) => {
    const { confirmationNumber: written, sha256 = null, proof = null } = args
    const number = written === undefined ? null : parseConfirmationNumber(written)
    // Without a user no row of a tenant can be read. Only the database functions that look up seals work.
    return database.change({ kind: 'user', userId: '' }, (db) =>
      proof === null
        ? checkNumber(
            { db, seals },
            { number, sha256, isMistyped: written !== undefined && !number },
          )
        : checkFile({ db, seals }, { number, sha256, proof }),
    )
  },
})

const exportResults = implementQuery(api.audits.exportResults, {
  authorize: inAudit,
  sharedBy: 'role',
  run: async ({ db, scope, args: { format, part } }) => {
    // The document is sealed as a whole, so a part of it would prove nothing.
    requireWholeAudit(scope)
    const { audit } = await enterResults(db, scope)
    const seal = await selectSeal(db)
    if (!seal) throw unsealed(audit.status)
    const total = await countFrozenLines(db)
    const parts = Math.max(1, Math.ceil(total / PART_LINES))
    if (part >= parts) throw new Fault('not_found')
    const facts = parseSealFacts(seal.facts)
    const header = { confirmationNumber: seal.confirmation_number, seal: seal.seal, facts }
    const { head, between, tail } = wholeFrame(format, { ...header, proof: seal.proof })
    const range = { offset: part * PART_LINES, limit: PART_LINES }
    const keys = await selectFrozenKeys(db, range)
    const lines = await selectExportLines(db, header.facts, keys)
    const text = lines.map((line) => lineText(format, line, header)).join(between)
    return {
      fileName: `${seal.confirmation_number}.${format}`,
      mime: format === 'json' ? 'application/json' : 'text/csv',
      part,
      parts,
      text: (part === 0 ? head : between) + text + (part === parts - 1 ? tail : ''),
      sha256: format === 'json' ? seal.json_sha256 : seal.csv_sha256,
    }
  },
})

/** The frame of the whole document, with the proof at the end if there is one. */
function wholeFrame(
  format: ExportFormat,
  { proof, ...header }: UnsignedHeader & { readonly proof: string | null },
): ExportFrame {
  if (proof === null) return unsignedFrameOf(format, header)
  const frame = frameOf(format, header)
  return { ...frame, tail: frame.tail + proofEnd(format, proof) }
}

function unsealed(status: string): Fault {
  const message = 'Only a completed audit has a sealed document.'
  return new Fault('illegal_transition', message, { from: status, to: status, guard: 'status' })
}

export const auditSeals = [getSeal, verify, exportResults]
