// Passes ids of another organization to every route: they must act like ids that do not exist, the answer must contain
// nothing from the other organization, and nothing there may change.

import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Person } from '#seeds/world.ts'
import { choicesOf, idsIn, marksOf } from '#tests/support/callers/foreign-ids.ts'
import { moreIdCalls } from '#tests/support/callers/id-rows.ts'
import { rowsOf } from '#tests/support/callers/organization-rows.ts'
import { ROUTE_ROWS, type RouteHost, type RouteRequest } from '#tests/support/callers/route-rows.ts'
import { callRows } from '#tests/support/callers/rows.ts'
import { type Stage, setGround, setStage } from '#tests/support/callers/stage.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { token } from '#tests/support/live-node.ts'
import { readWorkbook } from '#tests/support/read-workbook.ts'
import { startTestHost, testHostOptions } from '#tests/support/test-host.ts'
import { WORKBOOK_MIME } from '../documents/write-workbook.ts'
import type { PdfPrinter } from '../pdf/pdf-printer.ts'
import { createApp } from './app.ts'

/** A printer that returns everything it was given as readable text. */
const told = async (job: unknown) => Buffer.from(JSON.stringify(job))
const printer: PdfPrinter = {
  print: told,
  printLabels: told,
  printResults: told,
  printCountSheets: told,
  stop: async () => {},
}

const ground = await setGround()
const { database, node } = ground
const parts = {
  functions: node.engine,
  printer,
  mailbox: true,
  receiveProviderEvent: async () => 'refused' as const,
}
const host = await startTestHost(database, parts)
afterAll(async () => {
  await host.close()
  await node.stop()
})
const home = await setStage(ground, 'Intruders')
const away = await setStage(ground, 'Neighbours')

const found: RouteHost = {
  async upload({ orgId, people }: Stage) {
    const path = `/api/files?organizationId=${orgId}&name=a.png`
    const headers = { 'content-type': 'image/png' }
    const response = await send('POST', { path, headers, body: 'Neighbours' }, people.owner)
    return (await response.json()).id
  },
  async drawTicket() {
    const response = await send('POST', { path: '/api/query_ts' }, undefined)
    return (await response.json()).ts
  },
}

const REQUESTS = await Promise.all(
  Object.entries(ROUTE_ROWS).flatMap(([route, make]) => {
    if (typeof make === 'string') return []
    const request = async (stage: Stage) => make(stage, found)
    return [request(away).then((theirs) => ({ route, request, theirs }))]
  }),
)
const untouched = await rowsOf(database, away.orgId)
const MARKS = await marksOf(database, away, home)

test('every route of the host is named', async () => {
  const options = testHostOptions(database, parts)
  const { routes } = await createApp({ ...options, pages: null, isDraining: () => false })
  const served = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  expect([...served].toSorted()).toEqual(Object.keys(ROUTE_ROWS).toSorted())
})

test.each(REQUESTS)('$route', async ({ route, request, theirs }) => {
  const [method = ''] = route.split(' ')
  const foreignIds = idsIn(JSON.stringify(theirs))
  const nowhere = foreignIds.map(() => randomUUID())

  /** What the owner of one organization gets when some ids of the request are replaced. */
  async function answerWith(replaced: readonly number[], ids: readonly string[]) {
    const text = JSON.stringify(await request(home))
    const own = idsIn(text)
    expect(own).toHaveLength(ids.length)
    const asked = replaced.reduce((now, n) => now.replaceAll(own[n] ?? '', ids[n] ?? ''), text)
    const answer = await textOf(await send(method, JSON.parse(asked), home.people.owner))
    return replaced.reduce((now, n) => now.replaceAll(ids[n] ?? '', `<id ${n}>`), answer)
  }

  for (const replaced of choicesOf(foreignIds.length)) {
    const answer = await answerWith(replaced, foreignIds)
    expect(answer).toBe(await answerWith(replaced, nowhere))
    expect(MARKS.filter((mark) => answer.includes(mark))).toEqual([])
  }
  const all = foreignIds.map((_, n) => n)
  const own = await answerWith([], foreignIds)
  expect(own).not.toBe(await answerWith(all, nowhere))
  const stranger = without(foreignIds, await textOf(await send(method, theirs, undefined)))
  expect(MARKS.filter((mark) => stranger.includes(mark))).toEqual([])
  expect(await rowsOf(database, away.orgId)).toEqual(untouched)
})

test('no query over the socket answers with what somebody else was told', async () => {
  const calls = [...(await callRows(away)), ...(await moreIdCalls(away))]
  const queries = await Promise.all(
    calls
      // An invitation link works for everyone who has it.
      .filter(
        ({ contract }) => contract.kind === 'query' && contract !== api.invitations.getByToken,
      )
      .map(async ({ contract, args }) => ({ name: contract.name, args: await args() })),
  )
  const [neighbour, intruder] = [await FrameClient.open(node), await FrameClient.open(node)]
  neighbour.authenticate(token(away.people.owner.identity))
  intruder.authenticate(token(home.people.owner.identity))
  for (const { name, args } of queries) {
    await neighbour.last(neighbour.subscribe(name, args))
    const answer = await intruder.last(intruder.subscribe(name, args))
    const text = without(idsIn(JSON.stringify(args)), JSON.stringify(answer))
    expect({ name, marks: MARKS.filter((mark) => text.includes(mark)) }).toEqual({
      name,
      marks: [],
    })
  }
  neighbour.close()
  intruder.close()
})

/** The id in the request may be repeated in the answer. */
function without(ids: readonly string[], text: string): string {
  return ids.reduce((now, id) => now.replaceAll(id, '<id>'), text)
}

async function send(
  method: string,
  { path, headers, body }: RouteRequest,
  person: Person | undefined,
): Promise<Response> {
  const authorization = person && `Bearer ${await host.tokenOf(person)}`
  return fetch(host.url + path, {
    method,
    headers: { ...headers, 'x-request-id': 'the-request', ...(authorization && { authorization }) },
    ...(body !== undefined && { body }),
  })
}

/** The status, and everything readable in the body. */
async function textOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const isWorkbook = response.headers.get('content-type') === WORKBOOK_MIME
  const body = isWorkbook
    ? JSON.stringify(readWorkbook(bytes).map((row) => [...row]))
    : Buffer.from(bytes).toString()
  return `${response.status} ${body}`
}
