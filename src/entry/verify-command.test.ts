import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { sealStatementText } from '#domain/seal-statement.ts'
import { fixedSeals } from '#server/seals/fixed-seals.ts'
import { verifyCommand } from './verify-command.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'shelfcount-verify-'))
const empty = await mkdtemp(path.join(tmpdir(), 'shelfcount-verify-'))
afterAll(() => Promise.all([folder, empty].map((one) => rm(one, { recursive: true }))))

const seals = fixedSeals()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const BODY = '\uFEFFsku,confirmation_number\n1,SC-AAAA-AAAA-AAAA\n#shelfcount-seal,'
const proof = await seals.sign(
  sealStatementText({
    number: 'SC-AAAA-AAAA-AAAA',
    facts: sha256('facts'),
    files: { json: sha256('json'), csv: sha256(BODY) },
    sealedAt: '2026-03-01T00:00:00.000Z',
    sequence: 2,
    previous: sha256('first'),
  }),
)
const CSV = `${BODY}${proof}\n`
const KEYS = JSON.stringify({ format: 'shelfcount-seal-keys', keys: await seals.keys() })

async function put(name: string, text: string, where = folder): Promise<string> {
  const file = path.join(where, name)
  await writeFile(file, text)
  return file
}

const keysFile = await put('shelfcount-seal-keys.json', KEYS)
const whole = await put('count.csv', CSV)
const apart = await put('count.csv', CSV, empty)

test('a file with the keys beside it is checked by the command itself, without a network', async () => {
  const script = path.join(import.meta.dirname, '../../scripts/verify.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, whole], { env: {} })
  expect(stdout).toContain('valid. Every byte is as it was sealed.')
  expect(stdout).toContain('SC-AAAA-AAAA-AAAA')
  expect(stdout).toContain('2 of its organization')
})

test('a forger who packs keys of their own beside the file is not believed without a word', async () => {
  const { lines } = await verifyCommand([whole])
  expect(lines.join('\n')).toContain('NOTE: the keys lay beside the file')
  const named = await verifyCommand([apart, '--keys', keysFile])
  expect(named.lines.join('\n')).not.toContain('NOTE')
})

test('what is not valid ends otherwise, and says why', async () => {
  const say = async (text: string) => {
    const { lines, code } = await verifyCommand([await put('other.csv', text)])
    expect(code).toBe(1)
    return lines[0]
  }
  expect(await say(CSV.replace('\n1,', '\n2,'))).toContain('ALTERED')
  expect(await say(`${CSV} `)).toContain('no signature')
  expect(await say(CSV.replace(/.{20}\n$/, `${'A'.repeat(19)}Q\n`))).toContain('FORGED')
  const elsewhere = await fixedSeals('aa'.repeat(32)).sign('{}')
  expect(await say(`${BODY}${elsewhere}\n`)).toContain('not in the list')
  expect((await verifyCommand([whole, await put('bad.csv', 'sku\n')])).code).toBe(1)
})

test('a statement that was copied from a report is checked by itself', async () => {
  const copied = (proof.match(/.{1,96}/g) ?? []).join('\n ')
  const answer = await verifyCommand(['--proof', copied, '--keys', keysFile])
  expect(answer.code).toBe(0)
  expect(answer.lines[0]).toContain('SC-AAAA-AAAA-AAAA was sealed at 2026-03-01')
  const forged = await verifyCommand(['--proof', `${copied}A`, '--keys', keysFile])
  expect(forged).toMatchObject({ code: 1, lines: [expect.stringContaining('FORGED')] })
})

test('keys may be a file or an address', async () => {
  const server = createServer((request, response) => {
    response.end(request.url === '/.well-known/shelfcount-seal-keys.json' ? KEYS : 'nothing')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    for (const keys of [keysFile, `http://127.0.0.1:${port}`]) {
      expect((await verifyCommand([apart, '--keys', keys])).code).toBe(0)
    }
    const wrong = await verifyCommand([apart, '--keys', `http://127.0.0.1:${port}/other`])
    expect(wrong).toMatchObject({ code: 2, lines: [expect.stringContaining('not a list')] })
  } finally {
    server.close()
  }
})

test('without a file, without keys, or with a list that lies, nothing is said of a file', async () => {
  expect(await verifyCommand([])).toMatchObject({ code: 2 })
  expect(await verifyCommand(['--nonsense'])).toMatchObject({ code: 2 })
  expect(await verifyCommand([apart])).toMatchObject({
    code: 2,
    lines: [expect.stringContaining('name the keys with --keys')],
  })
  expect(await verifyCommand([path.join(folder, 'gone.csv')])).toMatchObject({ code: 2 })
  const [own] = await seals.keys()
  const [other] = await fixedSeals('aa'.repeat(32)).keys()
  const lying = JSON.stringify({
    format: 'shelfcount-seal-keys',
    keys: [{ ...own, publicKey: other?.publicKey }],
  })
  const answer = await verifyCommand([apart, '--keys', await put('lying.json', lying)])
  expect(answer.code).toBe(2)
})

/** A file in the chain of an organization, with its seal. */
async function sealed(sequence: number, previous: string | null) {
  const number = `SC-AAAA-AAAA-000${sequence}`
  const body = `\uFEFFsku,confirmation_number\n1,${number}\n#shelfcount-seal,`
  const statement = sealStatementText({
    number,
    facts: sha256('facts'),
    files: { json: sha256('json'), csv: sha256(body) },
    sealedAt: '2026-03-01T00:00:00.000Z',
    sequence,
    previous,
  })
  const text = `${body}${await seals.sign(statement)}\n`
  return { seal: sha256(statement), file: await put(`chain-${sequence}-${sha256(text)}.csv`, text) }
}

test('files of a chain are checked against each other', async () => {
  const first = await sealed(1, null)
  const second = await sealed(2, first.seal)
  const third = await sealed(3, second.seal)
  const whole = await verifyCommand(['--chain', third.file, first.file, second.file])
  expect(whole.code).toBe(0)
  expect(whole.lines.at(-1)).toBe(
    'Chain: whole. 3 seals, places 1 to 3, each naming the one before it.',
  )
  const missing = await verifyCommand(['--chain', first.file, third.file])
  expect(missing.code).toBe(1)
  expect(missing.lines.at(-1)).toBe('Chain: MISSING: the seal with place 2 was not given.')
  const replaced = await sealed(2, sha256('another'))
  const broken = await verifyCommand(['--chain', first.file, replaced.file, third.file])
  expect(broken.code).toBe(1)
  expect(broken.lines.join('\n')).toContain('SC-AAAA-AAAA-0002 does not name SC-AAAA-AAAA-0001')
  expect((await verifyCommand([first.file, third.file])).code, 'only where it is asked for').toBe(0)
})
