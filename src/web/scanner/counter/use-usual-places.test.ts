// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShelfLine } from '#web/outbox/shelf-tally.ts'
import { useUsualPlaces } from './use-usual-places.ts'

interface Known {
  readonly id: string
  readonly places?: readonly { storeId: string; shelfId: string; shelf: string }[]
}

const asked: string[] = []
const known = new Map<string, Known>()
const device = { isBroken: false, isBusy: undefined as Promise<void> | undefined }

vi.mock('#web/outbox/cached-catalogue.ts', () => ({
  findItem: async (_orgId: string, id: string) => {
    asked.push(id)
    const busy = device.isBusy
    device.isBusy = undefined
    await busy
    if (device.isBroken) throw new DOMException('No database', 'InvalidStateError')
    return known.get(id)
  },
}))

const HERE = { storeId: 'store-1', shelfId: 'shelf-1' }
const at = (shelfId: string, shelf: string, storeId = HERE.storeId) => ({ storeId, shelfId, shelf })

beforeEach(() => {
  asked.length = 0
  known.clear()
  device.isBroken = false
  known.set('tuna', { id: 'tuna', places: [at('shelf-2', 'B-02')] })
  known.set('oil', { id: 'oil', places: [at('shelf-2', 'B-02'), at('shelf-1', 'A-01')] })
  known.set('rice', { id: 'rice', places: [at('shelf-9', 'X-09', 'store-2')] })
  known.set('salt', { id: 'salt' })
})
afterEach(cleanup)

function lineOf(line: string): ShelfLine {
  return { line, name: line, unit: 'each', quantity: 1, unsent: 0, countedAtMs: undefined }
}

async function placesOf(...lines: string[]) {
  const shown = renderHook(
    ({ ids, shelfId }) => useUsualPlaces('org', { ...HERE, shelfId }, ids.map(lineOf)),
    { initialProps: { ids: lines, shelfId: HERE.shelfId } },
  )
  await act(async () => {})
  return shown
}

test('a line says where it usually lies when that is another shelf of this store', async () => {
  const { result } = await placesOf('tuna', 'oil', 'rice', 'salt', 'gone')
  expect([...result.current]).toEqual([['tuna', 'B-02']])
})

test('codes that no item has are not asked about', async () => {
  const { result } = await placesOf('?4006381333931')
  expect(asked).toEqual([])
  expect(result.current.size).toBe(0)
})

test('the same lines in another order are not asked about again; another shelf is', async () => {
  const { result, rerender } = await placesOf('tuna', 'oil')
  expect(asked).toHaveLength(2)
  await act(async () => rerender({ ids: ['oil', 'tuna'], shelfId: HERE.shelfId }))
  expect(asked).toHaveLength(2)
  await act(async () => rerender({ ids: ['oil', 'tuna'], shelfId: 'shelf-2' }))
  expect(asked).toHaveLength(4)
  expect([...result.current]).toEqual([])
})

test('an answer that comes late is not shown on the next shelf', async () => {
  const held = Promise.withResolvers<void>()
  device.isBusy = held.promise
  const { result, rerender } = await placesOf('tuna')
  await act(async () => rerender({ ids: ['tuna'], shelfId: 'shelf-2' }))
  await act(async () => held.resolve())
  expect([...result.current]).toEqual([])
})

test('a device whose catalogue cannot be read says nothing of usual places', async () => {
  device.isBroken = true
  const { result } = await placesOf('tuna')
  expect([...result.current]).toEqual([])
})
