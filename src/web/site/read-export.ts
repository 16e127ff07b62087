// Reads an export in pieces: it is hashed as it is read, and never in memory as a whole. Only its bytes are
// hashed; nothing of the file is parsed except for the proof at its end.

// Not the browser's own hashing, which needs the whole file in memory, and HTTPS.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { lookForNumber, numberInExport } from '#domain/seal.ts'
import { type FoundProof, findProof, LONGEST_PROOF_BYTES } from '#domain/sealed-file.ts'
import { readUnsigned } from '#domain/unsigned-export.ts'

export interface ReadExport {
  /** The hash of every byte of the file. */
  readonly fileHash: string
  /** The hash of what its proof covers; without a proof, of what was hashed before files had one. */
  readonly sha256: string
  /** The proof in the file; null: it has none. */
  readonly proof: string | null
  /** From its proof, or else from the file itself; null: neither has one. */
  readonly ownNumber: string | null
}

/** The file was moved, changed or closed to the page since it was chosen. */
export class ClosedFile extends Error {
  override readonly name = 'ClosedFile'
}

/** Called repeatedly with the number of bytes read so far. */
export type OnRead = (bytes: number) => void

export async function readExport(file: Blob, onRead: OnRead): Promise<ReadExport> {
  const end = await bytesOf(file.slice(-LONGEST_PROOF_BYTES))
  const found = findProof(String.fromCharCode(...new Uint8Array(end)), file.size)
  return found ? readSigned(file, found, onRead) : readUnsignedFile(file, onRead)
}

async function readSigned(
  file: Blob,
  { proof, provenBytes }: FoundProof,
  onRead: OnRead,
): Promise<ReadExport> {
  const hash = sha256.create()
  const look = lookForNumber()
  const decoder = new TextDecoder()
  let ownNumber: string | null = null
  for await (const bytes of piecesOf(file, 0, provenBytes, onRead)) {
    hash.update(bytes)
    ownNumber ??= look(decoder.decode(bytes, { stream: true }))
  }
  const whole = hash.clone()
  for await (const bytes of piecesOf(file, provenBytes, file.size, onRead)) whole.update(bytes)
  return {
    fileHash: bytesToHex(whole.digest()),
    sha256: bytesToHex(hash.digest()),
    proof,
    // A name in the lines may look like a number.
    ownNumber: numberInProof(proof) ?? ownNumber,
  }
}

function numberInProof(proof: string): string | null {
  const [, statement = ''] = proof.split('.')
  try {
    return numberInExport(atob(statement.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return null
  }
}

async function readUnsignedFile(file: Blob, onRead: OnRead): Promise<ReadExport> {
  const [hash, whole] = [sha256.create(), sha256.create()]
  const look = lookForNumber()
  const encoder = new TextEncoder()
  // For this reader, a byte order mark at the start is part of the text.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const reader = readUnsigned(await textOf(file.slice(0, 1)))
  let ownNumber: string | null = null
  for await (const bytes of piecesOf(file, 0, file.size, onRead)) {
    whole.update(bytes)
    const text = decoder.decode(bytes, { stream: true })
    ownNumber ??= look(text)
    hash.update(encoder.encode(reader.take(text)))
  }
  hash.update(encoder.encode(reader.take(decoder.decode()) + reader.end()))
  const fileHash = bytesToHex(whole.digest())
  return { fileHash, sha256: bytesToHex(hash.digest()), proof: null, ownNumber }
}

async function* piecesOf(
  file: Blob,
  from: number,
  to: number,
  onRead: OnRead,
): AsyncGenerator<Uint8Array> {
  for (let at = from; at < to; at += PIECE_BYTES) {
    const end = Math.min(at + PIECE_BYTES, to)
    yield new Uint8Array(await bytesOf(file.slice(at, end)))
    onRead(end)
  }
}

async function textOf(piece: Blob): Promise<string> {
  return new TextDecoder().decode(await bytesOf(piece))
}

async function bytesOf(piece: Blob): Promise<ArrayBuffer> {
  try {
    return await piece.arrayBuffer()
  } catch {
    throw new ClosedFile()
  }
}

/** Small enough to be read in a few milliseconds, so that the page stays responsive. */
const PIECE_BYTES = 512 * 1024
