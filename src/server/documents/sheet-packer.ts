// Compresses a sheet off the main thread, several times as fast as the packer of the domain.

import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { PartPacker } from '#domain/write-back/patch-workbook.ts'

/** A fast level, because people wait for files of a hundred thousand rows. */
const LEVEL = 3

export class SheetPacker implements PartPacker {
  readonly #deflate = createDeflateRaw({ level: LEVEL })
  readonly #packed: Buffer[] = []
  readonly #ended = once(this.#deflate, 'end')
  #crc = 0
  #sizeBytes = 0

  constructor() {
    this.#deflate.on('data', (piece: Buffer) => this.#packed.push(piece))
    // A failure is reported where it is awaited.
    this.#ended.catch(() => {})
  }

  async add(bytes: Uint8Array): Promise<void> {
    this.#crc = crc32(bytes, this.#crc)
    this.#sizeBytes += bytes.byteLength
    if (!this.#deflate.write(bytes)) await once(this.#deflate, 'drain')
    else await turn()
  }

  async end() {
    this.#deflate.end()
    await this.#ended
    return { packed: this.#packed, sizeBytes: this.#sizeBytes, crc32: this.#crc }
  }
}
