// Names of receivers, asked of a name server of our own.

import { createSocket } from 'node:dgram'
import type { LookupAddress } from 'node:dns'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { resolveNames } from './resolve-name.ts'

const A = 1
const AAAA = 28
const NO_SUCH_NAME = 3

const server = createSocket('udp4')
const asked: string[] = []
server.on('message', (question, from) => {
  const { name, type, end } = questionIn(question)
  asked.push(`${name}/${type}`)
  // Says nothing, as one that is slow does.
  if (name.startsWith('silent')) return
  const address = ADDRESSES[`${name}/${type}`]
  const header = Buffer.from(question.subarray(0, 12))
  header.writeUInt16BE(0x8180 | (name.startsWith('unknown') ? NO_SUCH_NAME : 0), 2)
  header.writeUInt16BE(address ? 1 : 0, 6)
  header.fill(0, 8, 12)
  const parts = [header, question.subarray(12, end), ...(address ? [recordOf(type, address)] : [])]
  server.send(Buffer.concat(parts), from.port, from.address)
})
await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve))
const folder = await mkdtemp(join(tmpdir(), 'shelfcount-hosts-'))
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const ADDRESSES: Readonly<Record<string, readonly number[]>> = {
  [`both.example/${A}`]: [192, 0, 2, 7],
  [`both.example/${AAAA}`]: [0x20, 0x01, 0x0d, 0xb8, ...Array<number>(11).fill(0), 7],
  [`old.example/${A}`]: [192, 0, 2, 8],
}

function questionIn(message: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 }
}

function recordOf(type: number, address: readonly number[]): Buffer {
  // The name of the question, the type, the class of the internet, and that it holds for a minute.
  const head = [0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, address.length]
  return Buffer.from([...head, ...address])
}

const hostsFile = join(folder, 'hosts')
await writeFile(hostsFile, '# ours\n192.0.2.9 till.local Till.Example # a till\n')

function find(name: string, asksMachine = false): Promise<readonly LookupAddress[]> {
  const servers = [`127.0.0.1:${server.address().port}`]
  const lookup = resolveNames({ asksMachine, servers, timeoutMs: 100, hostsFile })
  return new Promise((resolve, reject) => {
    lookup(name, { all: true }, (error, found) => {
      if (error) reject(error)
      else resolve(Array.isArray(found) ? found : [])
    })
  })
}

test('a name leads to what its server says, of the old kind and of the new', async () => {
  expect(await find('both.example')).toEqual([
    { address: '192.0.2.7', family: 4 },
    { address: '2001:db8::7', family: 6 },
  ])
  expect(await find('old.example')).toEqual([{ address: '192.0.2.8', family: 4 }])
})

test('what is written in the file of the machine is not asked for', async () => {
  asked.length = 0
  expect(await find('till.example')).toEqual([{ address: '192.0.2.9', family: 4 }])
  expect(asked).toEqual([])
})

test('a server that says nothing is left, and holds up no other name', async () => {
  const ended: string[] = []
  const note = (name: string) => () => void ended.push(name)
  const silent = Array.from({ length: 40 }, (_, at) => find(`silent${at}.example`))
  const failing = silent.map((one) => one.catch(note('silent')))
  await find('old.example').then(note('answered'))
  await Promise.all(failing)
  expect(ended).toEqual(['answered', ...silent.map(() => 'silent')])
  await expect(silent[0]).rejects.toMatchObject({ code: 'ETIMEOUT' })
})

test('a name that nobody knows leads nowhere', async () => {
  await expect(find('unknown.example')).rejects.toMatchObject({ code: 'ENOTFOUND' })
})

test('the machine is asked for names of its own where that is allowed', async () => {
  // Known to every machine, and to no server here.
  expect(await find('localhost', true)).toContainEqual({ address: '127.0.0.1', family: 4 })
})
