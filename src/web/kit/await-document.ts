// A document over HTTP: available at once, or as a file later.

import * as z from 'zod'
import { Fault, parseFault } from '#domain/fault.ts'
import { PARTS_HEADER } from '#domain/reports/count-sheet.ts'

export type MadeDocument =
  | {
      readonly kind: 'file'
      readonly name: string
      readonly blob: Blob
      /** How many documents the request has. */
      readonly parts: number
    }
  /** It is being created, and will have this id. */
  | { readonly kind: 'later'; readonly name: string; readonly fileId: string }

const later = z.object({ fileId: z.string(), name: z.string() })
const refused = z.object({ error: z.unknown() })

type Fetch = (address: string, init?: RequestInit) => Promise<Response>

export async function fetchDocument(
  address: string,
  ask: Fetch = (...args) => fetch(...args),
): Promise<MadeDocument> {
  const response = await ask(address)
  if (!response.ok) throw await refusalIn(response)
  if (response.status === 202) {
    return { kind: 'later', ...later.parse(await response.json()) }
  }
  const parts = Number(response.headers.get(PARTS_HEADER) ?? 1)
  return { kind: 'file', name: nameIn(response), blob: await response.blob(), parts }
}

/** Saves all documents of a request, one after the other. */
export async function fetchParts(
  address: string,
  save: (file: Extract<MadeDocument, { kind: 'file' }>) => void,
  ask?: Fetch,
): Promise<MadeDocument> {
  const first = await fetchDocument(address, ask)
  if (first.kind === 'later') return first
  save(first)
  for (let part = 1; part < first.parts; part += 1) {
    const next = await fetchDocument(`${address}&part=${part}`, ask)
    if (next.kind === 'file') save(next)
  }
  return first
}

const ASK_AGAIN_MS = 1_000
const PATIENCE_MS = 180_000

/** The address of a file, once it is ready. */
export async function awaitFile(
  fileId: string,
  ask: Fetch = (...args) => fetch(...args),
  wait: (ms: number) => Promise<unknown> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Promise<string> {
  const address = `/api/files/${fileId}`
  for (let waited = 0; waited < PATIENCE_MS; waited += ASK_AGAIN_MS) {
    await wait(ASK_AGAIN_MS)
    const response = await ask(address, { method: 'HEAD' })
    if (response.ok) return address
    if (response.status !== 404) throw await refusalIn(response)
  }
  throw new Fault('unavailable', 'The document could not be made. Try again.')
}

async function refusalIn(response: Response): Promise<Fault> {
  const said = refused.safeParse(await response.json().catch(() => null))
  return (
    parseFault(said.data?.error) ??
    new Fault('unavailable', `The server answered ${response.status}.`)
  )
}

/** The file name; the value of `filename*` is the real one. */
function nameIn(response: Response): string {
  const header = response.headers.get('content-disposition') ?? ''
  const real = /filename\*=UTF-8''([^;]+)/.exec(header)?.[1]
  return real === undefined ? 'document.pdf' : decodeURIComponent(real)
}
