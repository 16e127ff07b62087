import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { readingOf } from '../camera/reading.ts'
import { askServer, spelledAs } from './look-up.ts'

const CHEESE = {
  id: 'cheese',
  name: 'Cheese',
  sku: null,
  unit: 'kg',
  barcodes: [{ code: '2812345000007', quantity: 1 }],
}

/** A server that finds items by the beginning of their codes, and records the queries. */
function server(items = [CHEESE]) {
  const asked: string[] = []
  const queryClient = new QueryClient()
  vi.spyOn(queryClient, 'fetchQuery').mockImplementation(async ({ queryKey }) => {
    const text = /"text":"([\w-]+)"/.exec(JSON.stringify(queryKey))?.[1] ?? ''
    asked.push(text)
    const isFound = (code: string) => code.toLowerCase().startsWith(text.toLowerCase())
    return { items: items.filter(({ barcodes }) => barcodes.some(({ code }) => isFound(code))) }
  })
  return { asked, facts: { queryClient, orgId: 'org', isComplete: false, isOnline: true } }
}

test('a label from the scales is asked for by the number of its item', async () => {
  const reading = readingOf('2812345012505', { inputMode: 'camera' }, ['28IIIIIWWWWWC'])
  if (!reading) throw new Error('Not read')
  const { asked, facts } = server()
  expect(await askServer(reading, facts)).toMatchObject({ item: { id: 'cheese' }, quantity: 1 })
  expect(asked).toEqual(['2812345000007'])
})

test('a label that means nothing here is asked for as it is', async () => {
  const reading = readingOf('2812345012505', { inputMode: 'camera' })
  if (!reading) throw new Error('Not read')
  const { asked, facts } = server()
  expect(await askServer(reading, facts)).toBeUndefined()
  expect(asked).toEqual(['2812345012505'])
})

test('a typed code is spelled as the server has it while the device knows nothing', async () => {
  const { asked, facts } = server([{ ...CHEESE, barcodes: [{ code: 'HOUSE-42', quantity: 1 }] }])
  expect(await spelledAs(' house-42 ', facts)).toBe('HOUSE-42')
  expect(await spelledAs('house-4', facts), 'only begins like it').toBe('house-4')
  expect(await spelledAs('house-42', { ...facts, isOnline: false })).toBe('house-42')
  expect(asked).toEqual(['house-42', 'house-4'])
})
