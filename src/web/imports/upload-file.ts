import * as z from 'zod'
import { Fault, parseFault } from '#domain/fault.ts'

const stored = z.object({ id: z.uuid() })
const refused = z.object({ error: z.unknown() })

export interface Upload {
  readonly done: Promise<string>
  abort(): void
}

/** Sends the original file. Resolves to its id; `onShare` receives the progress, from 0 to 1. */
export function uploadFile(
  file: File,
  organizationId: string,
  onShare: (share: number) => void,
): Upload {
  const request = new XMLHttpRequest()
  const query = new URLSearchParams({ organizationId, name: file.name, purpose: 'import' })
  request.open('POST', `/api/files?${query}`)
  request.setRequestHeader('content-type', file.type || 'application/octet-stream')
  request.upload.addEventListener('progress', ({ loaded, total }) => onShare(loaded / total))
  const { promise: done, resolve, reject } = Promise.withResolvers<string>()
  request.addEventListener('load', () => {
    const answer = parseJson(request.responseText)
    const file = stored.safeParse(answer)
    if (request.status === 201 && file.success) resolve(file.data.id)
    else reject(parseFault(refused.safeParse(answer).data?.error) ?? broken())
  })
  request.addEventListener('error', () => reject(broken()))
  request.addEventListener('abort', () => reject(broken()))
  request.send(file)
  return { done, abort: () => request.abort() }
}

function broken(): Fault {
  return new Fault('unavailable', 'The upload broke off. Nothing was kept; drop the file again.')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
