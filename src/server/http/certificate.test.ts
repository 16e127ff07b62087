import { X509Certificate } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, get } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { storedCertificate } from './certificate.ts'

test('the certificate serves this machine by name and address, and is kept', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'shelfcount-certificate-'))
  const folder = path.join(parent, 'data')
  const made = await storedCertificate(folder)
  expect(await storedCertificate(folder)).toEqual(made)
  await rm(parent, { recursive: true })
  const certificate = new X509Certificate(made.cert)
  expect(certificate.checkHost('localhost')).toBe('localhost')
  expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1')
  const server = createServer(made, (_request, response) => response.end('hello'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const status = await new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, ca: made.cert }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
  expect(status).toBe(200)
  server.close()
})
