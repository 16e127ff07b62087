import { expect, test } from 'vitest'
import { readAddresses } from './address-list.ts'

test.each([
  ['a column', 'a@world.test\r\nb@world.test\r\n'],
  ['a list with commas', 'a@world.test, b@world.test'],
  ['a list with semicolons', 'a@world.test;b@world.test;'],
  ['words in a line', 'a@world.test  b@world.test'],
  ['what a mail program writes', '"Nair, Ana" <a@world.test>, Bo <b@world.test>'],
  ['links', 'mailto:a@world.test\nMailto:B@World.test'],
  ['one of them twice', 'a@world.test\nB@world.test\nA@WORLD.test'],
])('%s is read', (_name, text) => {
  expect(readAddresses(text)).toEqual({ addresses: ['a@world.test', 'b@world.test'], wrong: [] })
})

test('names an invalid address exactly as it was typed', () => {
  expect(readAddresses('a@world.test, bo@world, Carla\nd@@world.test')).toEqual({
    addresses: ['a@world.test'],
    wrong: ['bo@world', 'Carla', 'd@@world.test'],
  })
})

test('reads an empty text as an empty list', () => {
  expect(readAddresses(' \n, ;')).toEqual({ addresses: [], wrong: [] })
})
