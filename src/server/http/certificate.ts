// A certificate for use in a local network, because phones only open their camera for pages over https. It is stored,
// so that the browser's warning has to be accepted only once.

import { X509Certificate } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import selfsigned from 'selfsigned'
import * as z from 'zod'

const DAYS = 825
const DAY_MS = 24 * 60 * 60 * 1_000

const pair = z.object({ cert: z.string(), key: z.string() })
export type Certificate = z.infer<typeof pair>

export async function storedCertificate(dataFolder: string): Promise<Certificate> {
  const file = path.join(dataFolder, 'certificate.json')
  const stored = await readStored(file)
  if (stored && stillGood(stored)) return stored
  const made = await makeCertificate()
  await mkdir(dataFolder, { recursive: true })
  await writeFile(file, JSON.stringify(made), { mode: 0o600 })
  return made
}

/** Addresses by which other devices reach this machine. */
export function lanAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((one) => one.family === 'IPv4' && !one.internal)
    .map((one) => one.address)
}

async function readStored(file: string): Promise<Certificate | undefined> {
  try {
    return pair.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** A machine that moved to another network needs a certificate with its new addresses. */
function stillGood({ cert }: Certificate): boolean {
  const certificate = new X509Certificate(cert)
  const covered = lanAddresses().every((address) => certificate.checkIP(address) !== undefined)
  return covered && certificate.validToDate.getTime() > Date.now() + DAY_MS
}

async function makeCertificate(): Promise<Certificate> {
  const addresses = ['127.0.0.1', ...lanAddresses()].map((ip) => ({ type: 7 as const, ip }))
  const made = await selfsigned.generate([{ name: 'commonName', value: 'Shelfcount' }], {
    algorithm: 'sha256',
    keySize: 2048,
    notAfterDate: new Date(Date.now() + DAYS * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }, ...addresses] },
    ],
  })
  return { cert: made.cert, key: made.private }
}
