import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|mjs|css|html|svg|json|wasm|txt|map|webmanifest|ico)$/
const WORTHWHILE_BYTES = 1024

/** Writes .br and .gz versions of every file that gets smaller by it, for the host to send. */
export async function compressAssets(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder })
    .filter((name) => COMPRESSIBLE.test(name))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && statSync(file).size > WORTHWHILE_BYTES)
  await Promise.all(files.map(compress))
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  if (br.length < content.length) writeFileSync(`${file}.br`, br)
  if (gz.length < content.length) writeFileSync(`${file}.gz`, gz)
}
