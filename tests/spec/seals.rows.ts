// What a seal proves: the bytes of a file, by a signature that anybody can check, under a root of its day.

import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { merkleRoot, sortedLeaves } from '#domain/merkle.ts'
import { frameOf, lineText, proofEnd } from '#domain/result-export.ts'
import { confirmationNumberOf, factsText } from '#domain/seal.ts'
import { sealStatementText } from '#domain/seal-statement.ts'
import type { ExportFormat } from '#domain/sealed-file.ts'
import { judgeFile } from '#server/seals/check-file.ts'
import { hashOfHex, selectInclusion } from '#server/seals/daily-roots.ts'
import { fixedSeals } from '#server/seals/fixed-seals.ts'
import { EXPORT_LINE, SEAL_FACTS } from '#tests/support/sealed-export.ts'
import { readExport } from '#web/site/read-export.ts'
import type { SpecRow } from './support/rows.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const NUMBER = confirmationNumberOf(sha256(factsText(SEAL_FACTS)))

function bodyOf(format: ExportFormat): string {
  const header = { confirmationNumber: NUMBER, facts: SEAL_FACTS }
  const { head, tail } = frameOf(format, header)
  return head + lineText(format, EXPORT_LINE, header) + tail
}

const STATEMENT = sealStatementText({
  number: NUMBER,
  facts: sha256(factsText(SEAL_FACTS)),
  files: { json: sha256(bodyOf('json')), csv: sha256(bodyOf('csv')) },
  sealedAt: SEAL_FACTS.completedAt,
  sequence: 1,
  previous: null,
})

const seals = fixedSeals()

async function exportOf(format: ExportFormat, proof?: string): Promise<string> {
  return bodyOf(format) + proofEnd(format, proof ?? (await seals.sign(STATEMENT)))
}

async function verdictOf(file: string): Promise<string> {
  return judgeFile(await readExport(new Blob([file]), () => {}), await seals.keys()).status
}

export const sealedBytes: SpecRow = {
  row: 'an export in which one byte was changed, doubled or added is not valid',
  check: async () => {
    for (const format of ['json', 'csv'] as const) {
      const file = await exportOf(format)
      expect(await verdictOf(file), format).toBe('valid')
      expect(await verdictOf(file.replace('13', '14')), format).toBe('altered')
      expect(await verdictOf(` ${file}`), format).toBe('altered')
      expect(await verdictOf(`${file}x`), format).not.toBe('valid')
    }
    const doubled = (await exportOf('json')).replace('"counted":13', '"counted":99,"counted":13')
    expect(doubled).toContain('99')
    expect(await verdictOf(doubled)).toBe('altered')
  },
}

export const sealedBySignature: SpecRow = {
  row: 'an export that another key has signed, or nobody, is not valid, whatever it says of itself',
  check: async () => {
    const another = await fixedSeals('08'.repeat(32)).sign(STATEMENT)
    expect(await verdictOf(await exportOf('csv', another))).toBe('foreign')
    const [head, body] = (await seals.sign(STATEMENT)).split('.')
    const [, , elsewhere] = (await seals.sign(`${STATEMENT} `)).split('.')
    const borrowed = [head, body, elsewhere].join('.')
    expect(await verdictOf(await exportOf('csv', borrowed))).toBe('forged')
    expect(await verdictOf(bodyOf('csv'))).toBe('without_proof')
  },
}

export const dailyRoot: SpecRow = {
  row: 'every seal of a day leads to the root of that day, by a path that shows no other seal',
  check: async () => {
    const ofDay = ['one', 'two', 'three', 'four', 'five'].map(sha256)
    const kept = { day: '2026-03-01', proof: 'signed', seals: ofDay }
    const pool = { query: async () => ({ rows: [kept] }) } as never
    const root = merkleRoot(sortedLeaves(ofDay), hashOfHex)
    for (const seal of ofDay) {
      const found = await selectInclusion(pool, seal)
      const reached = found?.path.reduce(
        (hash, step) =>
          hashOfHex(`01${step.side === 'left' ? step.hash + hash : hash + step.hash}`),
        hashOfHex(`00${seal}`),
      )
      expect(reached).toBe(root)
      expect(found?.root).toBe(root)
      for (const other of ofDay.filter((one) => one !== seal)) {
        expect(found?.path.map(({ hash }) => hash)).not.toContain(other)
      }
    }
  },
}

export const sealsOutliveKeys: SpecRow = {
  row: 'a seal is valid after the key was changed, as long as its public key is listed, and not without it',
  check: async () => {
    const next = fixedSeals('09'.repeat(32), '2026-06-01T00:00:00.000Z')
    const read = await readExport(new Blob([await exportOf('csv')]), () => {})
    const [before, after] = [await seals.keys(), await next.keys()]
    expect((await judgeFile(read, [...after, ...before])).status).toBe('valid')
    expect((await judgeFile(read, after)).status).toBe('foreign')
  },
}
