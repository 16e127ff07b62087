import { afterEach, expect, test, vi } from 'vitest'
import { uploadPhoto } from './upload-photo.ts'

const PHOTO = { blob: new Blob(['x'], { type: 'image/png' }), orgId: 'org' }

function answering(status: number, body: unknown) {
  const asked: string[] = []
  const request = async (url: string) => {
    asked.push(url)
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
  return { asked, upload: () => uploadPhoto(PHOTO, 'shelf-1', request) }
}

test('a picture is one of the shelf that it shows: counters may upload no other', async () => {
  const { asked, upload } = answering(201, { id: 'file-1' })
  expect(await upload()).toBe('file-1')
  expect(asked).toEqual(['/api/files?organizationId=org&name=photo.jpg&auditAssignmentId=shelf-1'])
})

test('a refusal of the host is one, and no reason to try for ever', async () => {
  const error = { code: 'limit_reached', message: 'There is no room.' }
  await expect(answering(402, { error, requestId: '1' }).upload()).rejects.toMatchObject(error)
})

test('what is no answer of the host is tried again', async () => {
  await expect(answering(502, '<html>').upload()).rejects.toMatchObject({ code: 'unavailable' })
  await expect(answering(401, {}).upload()).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a picture that somebody before the host finds too large does not hold up the queue', async () => {
  const refused = { code: 'invalid_argument', message: 'The picture was not taken (413).' }
  await expect(answering(413, '<html>').upload()).rejects.toMatchObject(refused)
  for (const status of [407, 408, 425, 429, 500, 503]) {
    const later = { code: 'unavailable' }
    await expect(answering(status, '<html>').upload()).rejects.toMatchObject(later)
  }
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('a picture that is never answered is given up, so that what waits behind it is sent', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('no answer')))
  const silent = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      if (signal?.aborted) reject(signal.reason)
    })
  await expect(uploadPhoto(PHOTO, 'shelf-1', silent)).rejects.toThrow('no answer')
})
