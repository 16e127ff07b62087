// The codes that let helpers in: which link, which minute, and a signature with the key of the link.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ReadCode } from '#domain/day-pass.ts'

/** In place of the minute in codes of printed sheets. */
const SHEET = 0xffff_ffff
const ID_BYTES = 16
const MAC_BYTES = 16
const CODE_BYTES = ID_BYTES + 4 + MAC_BYTES

export interface SignedCode extends ReadCode {
  readonly linkId: string
  readonly bytes: Buffer
}

export function newCodeKey(): Buffer {
  return randomBytes(32)
}

/** `minute` is null for a printed sheet. */
export function writeCode(linkId: string, minute: number | null, key: Buffer): string {
  const said = Buffer.alloc(ID_BYTES + 4)
  said.write(linkId.replaceAll('-', ''), 'hex')
  said.writeUInt32BE(minute ?? SHEET, ID_BYTES)
  return Buffer.concat([said, sign(said, key)]).toString('base64url')
}

/** What a code claims, before its signature is checked. Undefined if it is none. */
export function readCode(text: string): SignedCode | undefined {
  if (!/^[\w-]{48}$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== CODE_BYTES) return undefined
  const hex = bytes.toString('hex', 0, ID_BYTES)
  const linkId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const minute = bytes.readUInt32BE(ID_BYTES)
  return { linkId, minute: minute === SHEET ? null : minute, bytes }
}

export function isSignedWith({ bytes }: SignedCode, key: Buffer): boolean {
  const end = ID_BYTES + 4
  return timingSafeEqual(bytes.subarray(end), sign(bytes.subarray(0, end), key))
}

function sign(said: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(said).digest().subarray(0, MAC_BYTES)
}
