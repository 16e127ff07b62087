// Checks files without an installation: all it needs are the files and a list of public keys.

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { countOf } from '#domain/count-words.ts'
import { KEYS_ADDRESS } from '#domain/seal-addresses.ts'
import { type ChainedSeal, checkChain, describeChainFault } from '#domain/seal-chain.ts'
import { isAfterKey } from '#domain/seal-check.ts'
import type { SealKey } from '#domain/seal-statement.ts'
import { SEAL_NAME } from '#domain/seal-words.ts'
import { checkFileWith, type FileVerdict, judgeFile } from '#server/seals/check-file.ts'
import { parsePublishedKeys } from '#server/seals/published-keys.ts'

export interface CommandAnswer {
  readonly lines: readonly string[]
  /** 0: every file is valid; 1: at least one is not; 2: nothing could be checked. */
  readonly code: 0 | 1 | 2
}

const KEYS_FILE = path.basename(KEYS_ADDRESS)
const USAGE = [
  'Usage: npm run verify -- FILE [FILE ...] [--keys FILE|URL]',
  '       npm run verify -- --chain FILE FILE ...   (also whether their seals follow one another)',
  '       npm run verify -- --proof TEXT --keys FILE|URL   (a signed statement on a report or in a workbook)',
  `The public keys are at ${KEYS_ADDRESS} of the installation that sealed the count. Kept as`,
  `${KEYS_FILE} beside the file they are found, and no network is needed.`,
]

/** The author of a forged file can also make keys for it. */
const KEYS_CAME_ALONG = [
  '  NOTE: the keys lay beside the file. If they came together with it, compare the key above with those',
  `        at ${KEYS_ADDRESS} of the installation.`,
]

export async function verifyCommand(args: readonly string[]): Promise<CommandAnswer> {
  const asked = parse(args)
  if (!asked) return { lines: USAGE, code: 2 }
  if (asked.proof !== undefined) return checkProof(asked.proof, asked.keys)
  const lines: string[] = []
  const valid: ChainedSeal[] = []
  let code: 0 | 1 = 0
  for (const file of asked.files) {
    try {
      const where = asked.keys ?? keysBeside(file)
      const verdict = await checkFileWith(file, await readKeys(where))
      if (verdict.status === 'valid') valid.push(verdict)
      else code = 1
      lines.push(`${file}: ${describe(verdict)}`, ...detailsOf(verdict, where === besideOf(file)))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      return { lines: [...lines, `${file}: ${error.message}`], code: 2 }
    }
  }
  if (!asked.chain) return { lines, code }
  const chain = describeChain(valid)
  return { lines: [...lines, ...chain.lines], code: chain.isWhole ? code : 1 }
}

/** Whether the seals of the valid files form a chain. */
function describeChain(seals: readonly ChainedSeal[]) {
  const { seals: count, first, last, faults } = checkChain(seals)
  const places = first === last ? `place ${first}` : `places ${first} to ${last}`
  const whole = `Chain: whole. ${countOf(count, 'seal')}, ${places}, each naming the one before it.`
  const isWhole = count > 0 && faults.length === 0
  const lines = faults.map((fault) => `Chain: ${describeChainFault(fault)}`)
  return { isWhole, lines: isWhole ? [whole] : count === 0 ? ['Chain: no seal was given.'] : lines }
}

/** Checks a copied proof, ignoring spaces and line breaks that a page has added. */
async function checkProof(copied: string, keys: string | undefined): Promise<CommandAnswer> {
  try {
    const proof = copied.replace(/\s/g, '')
    const verdict = judgeFile({ proof, sha256: '' }, await readKeys(keys ?? keysBeside('.')))
    // With a proof alone there is no file that could differ from it.
    if (verdict.status !== 'altered') return { lines: [describe(verdict)], code: 1 }
    const { number, sealedAt, sequence } = verdict.statement
    const said = `Signed: ${number} was sealed at ${sealedAt}, as number ${sequence} of its organization.`
    return { lines: [said, 'This says nothing of the figures beside it.'], code: 0 }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { lines: [error.message], code: 2 }
  }
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals: files } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        keys: { type: 'string' },
        proof: { type: 'string' },
        chain: { type: 'boolean', default: false },
      },
    })
    const { keys, proof, chain } = values
    return files.length === 0 && proof === undefined ? undefined : { files, keys, proof, chain }
  } catch {
    return undefined
  }
}

function keysBeside(file: string): string {
  const found = [besideOf(file), KEYS_FILE].find((candidate) => existsSync(candidate))
  if (!found) throw new Error(`there is no ${KEYS_FILE} beside it: name the keys with --keys`)
  return found
}

function besideOf(file: string): string {
  return path.join(path.dirname(file), KEYS_FILE)
}

async function readKeys(where: string): Promise<readonly SealKey[]> {
  const keys = parsePublishedKeys(/^https?:/.test(where) ? await fetched(where) : await read(where))
  if (!keys) throw new Error(`${where} is not a list of public keys`)
  return keys
}

function read(file: string): Promise<string> {
  return readFile(file, 'utf8')
}

/** Fetches keys; the address of an installation is enough. */
async function fetched(address: string): Promise<string> {
  const url = new URL(address)
  const answer = await fetch(url.pathname === '/' ? new URL(KEYS_ADDRESS, url) : url)
  if (!answer.ok) throw new Error(`${url.href} answers with ${answer.status}`)
  return answer.text()
}

function describe(verdict: FileVerdict): string {
  switch (verdict.status) {
    case 'valid':
      return 'valid. Every byte is as it was sealed.'
    case 'altered':
      return `ALTERED. It carries the seal of ${verdict.statement.number}, and is not the file that was sealed.`
    case 'forged':
      return 'FORGED. What stands at its end was not signed with any of these keys.'
    case 'foreign':
      return `not checked. It says that it was signed with key ${verdict.keyId}, which is not in the list.`
    case 'without_proof':
      return 'not checked. It carries no signature: it is no CSV or JSON of a sealed count as it was downloaded, or it was sealed before seals were signed.'
  }
}

function detailsOf(verdict: FileVerdict, keysCameAlong: boolean): readonly string[] {
  if (verdict.status !== 'valid') return []
  const { statement, seal, key } = verdict
  const { number, sealedAt, sequence, previous } = statement
  return [
    `  Confirmation number  ${number}`,
    `  Sealed               ${sealedAt}`,
    `  ${SEAL_NAME}       ${seal}`,
    `  Place                ${sequence} of its organization${previous ? `, after ${previous}` : ''}`,
    `  Signed with          ${key.keyId}, in use from ${key.from}${key.until ? ` until ${key.until}` : ''}`,
    ...(isAfterKey(key, sealedAt)
      ? [`  NOTE: it says that it was sealed after this key was put away.`]
      : []),
    ...(keysCameAlong ? KEYS_CAME_ALONG : []),
  ]
}
