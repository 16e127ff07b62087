import { expect, test } from 'vitest'
import { awaitFile, fetchDocument, fetchParts } from './await-document.ts'

const answering =
  (...answers: readonly Response[]) =>
  async () =>
    answers[Math.min(asked++, answers.length - 1)] ?? new Response(null, { status: 500 })
let asked = 0

test('a short document is here at once, under its own name', async () => {
  asked = 0
  const headers = {
    'content-disposition': `attachment; filename="a.pdf"; filename*=UTF-8''%C3%84.pdf`,
  }
  const made = await fetchDocument('/x', answering(new Response('pdf', { headers })))
  expect(made).toMatchObject({ kind: 'file', name: 'Ä.pdf' })
})

test('what does not fit into one document is fetched to the end', async () => {
  const addresses: string[] = []
  const saved: string[] = []
  const made = await fetchParts(
    '/x?a=1',
    ({ name }) => saved.push(name),
    async (address) => {
      addresses.push(address)
      const disposition = `attachment; filename*=UTF-8''${addresses.length}.pdf`
      const headers = { 'content-disposition': disposition, 'x-parts': '3' }
      return new Response('pdf', { headers })
    },
  )
  expect(addresses).toEqual(['/x?a=1', '/x?a=1&part=1', '/x?a=1&part=2'])
  expect(saved).toEqual(['1.pdf', '2.pdf', '3.pdf'])
  expect(made).toMatchObject({ kind: 'file', parts: 3 })
})

test('a long one is asked for until it is there', async () => {
  asked = 0
  const body = { fileId: 'f', name: 'long.pdf' }
  const made = await fetchDocument('/x', answering(Response.json(body, { status: 202 })))
  expect(made).toEqual({ kind: 'later', ...body })
  asked = 0
  const waits: number[] = []
  const missing = new Response(null, { status: 404 })
  const address = await awaitFile('f', answering(missing, missing, new Response()), async (ms) =>
    waits.push(ms),
  )
  expect(address).toBe('/api/files/f')
  expect(waits).toHaveLength(3)
})

test('a document that never comes is given up, and a refusal is told in its own words', async () => {
  asked = 0
  const missing = new Response(null, { status: 404 })
  await expect(awaitFile('f', answering(missing), async () => {})).rejects.toThrow(
    'could not be made',
  )
  asked = 0
  const said = { error: { code: 'forbidden', message: 'This is a blind count.' } }
  await expect(
    fetchDocument('/x', answering(Response.json(said, { status: 403 }))),
  ).rejects.toThrow('This is a blind count.')
  asked = 0
  const broken = new Response('<h1>Bad gateway</h1>', { status: 502 })
  await expect(fetchDocument('/x', answering(broken))).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The server answered 502.',
  })
})
