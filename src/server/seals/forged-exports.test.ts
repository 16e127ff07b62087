// A person without the key, but with one or many exports, tries to make another one that verifies.

import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { type ExportLine, frameOf, lineText, proofEnd } from '#domain/result-export.ts'
import { confirmationNumberOf, factsText } from '#domain/seal.ts'
import { sealStatementText } from '#domain/seal-statement.ts'
import type { ExportFormat } from '#domain/sealed-file.ts'
import { EXPORT_LINE, SEAL_FACTS } from '#tests/support/sealed-export.ts'
import { readExport } from '#web/site/read-export.ts'
import { checkFileWith, judgeFile } from './check-file.ts'
import { fixedSeals } from './fixed-seals.ts'
import { signingKeyOf, signProof } from './proofs.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'shelfcount-forged-'))
afterAll(() => rm(folder, { recursive: true }))

const seals = fixedSeals()
const keys = await seals.keys()
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

const FACTS = { ...SEAL_FACTS, auditName: 'Spring, count "é"' }

const line = (counted: number): ExportLine => ({
  ...EXPORT_LINE,
  itemId: `i${counted}`,
  name: 'Tea "green", loose\r\nsecond line',
  counted,
  variance: counted - 20,
  value: null,
  settled: counted,
})

const LINES = [line(13), line(14), line(15)]
const header = { confirmationNumber: confirmationNumberOf(sha256(factsText(FACTS))), facts: FACTS }

function bodyOf(format: ExportFormat, lines = LINES): string {
  const { head, between, tail } = frameOf(format, header)
  return head + lines.map((one) => lineText(format, one, header)).join(between) + tail
}

function statementFor(lines: readonly ExportLine[]): string {
  return sealStatementText({
    number: header.confirmationNumber,
    facts: sha256(factsText(FACTS)),
    files: { json: sha256(bodyOf('json', [...lines])), csv: sha256(bodyOf('csv', [...lines])) },
    sealedAt: FACTS.completedAt,
    sequence: 3,
    previous: sha256('the one before'),
  })
}

const PROOF = await seals.sign(statementFor(LINES))
const EXPORTS = {
  json: Buffer.from(bodyOf('json') + proofEnd('json', PROOF)),
  csv: Buffer.from(bodyOf('csv') + proofEnd('csv', PROOF)),
}
const FORMATS = ['json', 'csv'] as const

/** The verdicts of the verify page and of the command. */
async function verdictsOf(file: Buffer): Promise<readonly string[]> {
  const onPage = judgeFile(await readExport(new Blob([new Uint8Array(file)]), () => {}), keys)
  const name = path.join(folder, 'forged')
  await writeFile(name, file)
  return [onPage.status, (await checkFileWith(name, keys)).status]
}

async function expectRefused(forged: Buffer): Promise<void> {
  expect(await verdictsOf(forged)).not.toContain('valid')
}

test.each(FORMATS)('the %s as it was downloaded is valid', async (format) => {
  expect(await verdictsOf(EXPORTS[format])).toEqual(['valid', 'valid'])
})

test('what is signed is short enough to be found at the end of a file', () => {
  expect(PROOF.length).toBeLessThan(1_500)
})

describe('a document in which somebody hides something is not what was sealed', () => {
  const text = EXPORTS.json.toString()
  const forgeries: Readonly<Record<string, string>> = {
    'a doubled key': text.replace('"counted":13', '"counted":999999,"counted":13'),
    'an escaped twin of a key': text.replace('"counted":13', '"\\u0063ounted":999999,"counted":13'),
    'lines of its own in front': text.replace('{"conf', '{"lines":[{"counted":1}],"conf'),
    'lines of its own behind': text.replace('],"proof"', '],"lines":[],"proof"'),
    'a number that is spelled otherwise': text.replace(
      '"counted":13',
      '"counted":13.0000000000000000000001',
    ),
    'a number with an exponent': text.replace('"counted":13', '"counted":1.3e1'),
    'a foreign field': text.replace('{"conf', '{"note":"approved","conf'),
    'a prototype': text.replace('{"conf', '{"__proto__":{"counted":1},"conf'),
    'two documents': text + text,
    'a second proof': text.replace('"proof":"', `"proof":"${PROOF}","proof":"`),
    'a comment': text.replace('"lines":[', '"lines":/* none */['),
    'text behind': `${text}approved\n`,
    'a blank behind': `${text} `,
    'a blank before': ` ${text}`,
    'a mark before': `\uFEFF${text}`,
    'no last end of line': text.slice(0, -1),
    'other line ends': text.replaceAll('\n', '\r\n'),
    'another layout': JSON.stringify(JSON.parse(text), null, 2),
    'the layout of a program': JSON.stringify(JSON.parse(text)),
    'other escapes': text.replace('é', '\\u00e9'),
  }
  test.each(Object.entries(forgeries))('%s', async (_name, forged) => {
    expect(forged).not.toBe(text)
    await expectRefused(Buffer.from(forged))
  })

  test('keys in another order', async () => {
    const said = JSON.parse(text) as Record<string, unknown>
    const turned = JSON.stringify(Object.fromEntries(Object.entries(said).reverse()))
    await expectRefused(Buffer.from(turned))
    const { proof, ...rest } = said
    await expectRefused(Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"proof":"${proof}"}\n`))
  })
})

describe('a table in which somebody hides something is not what was sealed', () => {
  const text = EXPORTS.csv.toString()
  const forgeries: Readonly<Record<string, string>> = {
    'an invented line': text.replace('\nHarbor', '\nHarbor,9,Extra\nHarbor'),
    'a line behind the proof': `${text}Harbor,9,Extra\n`,
    'no mark before': text.slice(1),
    'other line ends': text.replaceAll('\n', '\r\n'),
    'no last end of line': text.slice(0, -1),
    'two last ends of line': `${text}\n`,
    'other quotes': text.replace('Harbor', '"Harbor"'),
    'another number': text.replace(',13,', ',13.0,'),
    'a column more': text.replaceAll('\n', ',x\n'),
    'a proof in another cell': text.replace('#shelfcount-seal,', '#shelfcount-seal,,'),
    'lines in another order': text.replace(
      /(\nHarbor[\s\S]*?)(\nHarbor[\s\S]*?)(?=\nHarbor)/,
      '$2$1',
    ),
    'another encoding': Buffer.from(text, 'latin1').toString('utf8'),
  }
  test.each(Object.entries(forgeries))('%s', async (_name, forged) => {
    expect(forged).not.toBe(text)
    await expectRefused(Buffer.from(forged))
  })
})

describe.each(FORMATS)('a %s that differs anywhere', (format) => {
  const original = EXPORTS[format]
  const place = fc.nat(original.length - 1)

  test('an export with one flipped bit is refused', async () => {
    const flipped = fc.asyncProperty(place, fc.nat(7), async (at, bit) => {
      const forged = Buffer.from(original)
      forged.writeUInt8(forged.readUInt8(at) ^ (1 << bit), at)
      await expectRefused(forged)
    })
    await fc.assert(flipped, { numRuns: 300 })
  })

  test('in any bit of its proof', async () => {
    for (let at = original.length - PROOF.length - 3; at < original.length; at += 1) {
      const forged = Buffer.from(original)
      forged.writeUInt8(forged.readUInt8(at) ^ 1, at)
      const verdict = judgeFile(
        await readExport(new Blob([new Uint8Array(forged)]), () => {}),
        keys,
      )
      expect(verdict.status).not.toBe('valid')
    }
  })

  test('by what was put in, taken out or put in its place', async () => {
    const spliced = fc.asyncProperty(
      place,
      fc.nat(40),
      fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom(' ', '\n', '\r', '\uFEFF', ',', '{}')),
      async (at, length, text) => {
        const rest = original.subarray(at + length)
        const forged = Buffer.concat([original.subarray(0, at), Buffer.from(text), rest])
        fc.pre(!forged.equals(original))
        await expectRefused(forged)
      },
    )
    await fc.assert(spliced, { numRuns: 300 })
  })
})

test('a proof of other lines, of another key, or of another kind proves nothing', async () => {
  const stranger = signingKeyOf('ab'.repeat(32))
  const statement = statementFor([line(999)])
  const proofs = [
    await seals.sign(statementFor([line(13), line(14)])),
    await seals.sign('{"kind":"root","version":2}'),
    await seals.sign('no statement'),
    signProof(stranger, statement),
    // Claims to be signed with the key of the installation.
    signProof({ ...stranger, keyId: keys[0]?.keyId ?? '' }, statement),
    unsigned(statement),
  ]
  for (const proof of proofs) {
    for (const format of FORMATS) {
      await expectRefused(Buffer.from(bodyOf(format, [line(999)]) + proofEnd(format, proof)))
    }
  }
})

/** Some JWT libraries used to accept this. */
function unsigned(statement: string): string {
  const part = (text: string) => Buffer.from(text).toString('base64url')
  return `${part('{"alg":"none","kid":"","typ":"shelfcount-seal+jws"}')}.${part(statement)}.AA`
}

test('a key that lists itself under the name of another is not believed', () => {
  const stranger = signingKeyOf('ab'.repeat(32))
  const [own] = keys
  if (!own) throw new Error('No key')
  const statement = statementFor(LINES)
  const proof = signProof({ ...stranger, keyId: own.keyId }, statement)
  const listed = [{ ...own, publicKey: stranger.publicKey }]
  const verdict = judgeFile({ proof, sha256: sha256(bodyOf('csv')) }, listed)
  expect(verdict.status).toBe('foreign')
})
