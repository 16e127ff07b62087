// Certificates that an identity provider signs with, as owners paste them.

import { X509Certificate } from 'node:crypto'
import type { SignOnCertificate } from '#contract/sign-on.ts'
import { Fault } from '#domain/fault.ts'

const CERTIFICATES_MAX = 5
const BLOCK = /-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/g

/** One after the other, also without the lines around them, each in its plain form. */
export function readCertificates(text: string): readonly string[] {
  const blocks = [...text.matchAll(BLOCK)].map(([, body = '']) => body)
  const bodies = blocks.length > 0 ? blocks : [text]
  if (bodies.length > CERTIFICATES_MAX) refuseCertificate()
  return bodies.map(plainCertificate)
}

function plainCertificate(body: string): string {
  try {
    return new X509Certificate(Buffer.from(body.replaceAll(/\s/g, ''), 'base64')).toString().trim()
  } catch {
    return refuseCertificate()
  }
}

export function refuseCertificate(): never {
  const message = 'Paste the certificate that the provider signs with.'
  throw new Fault('invalid_argument', message, { field: 'certificates' })
}

export function describeCertificate(pem: string): SignOnCertificate {
  const { fingerprint256: fingerprint, validTo } = new X509Certificate(pem)
  return { fingerprint, validTo: Date.parse(validTo) }
}
