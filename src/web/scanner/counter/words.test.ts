import { expect, test } from 'vitest'
import { messagesIn } from '#web/kit/use-messages.ts'
import type { ScanResult } from '../scanner-state.ts'
import {
  codeWords,
  elsewhereWords,
  packWords,
  recountWords,
  replacedWords,
  sentBackWords,
  serialWords,
  warningWords,
} from './words.ts'

const t = messagesIn('en', 'scanner')
const NOW = Date.UTC(2026, 10, 16)
const GTIN = '09506000134352'

function factsOf(code: string): readonly string[] {
  return codeWords(code, NOW, t).facts.map(({ words }) => words)
}

test('a number is shown as it stands under the bars', () => {
  expect(codeWords('0072310451988', NOW, t)).toEqual({ number: '072310451988', facts: [] })
  // Padded as in every list, even if the leading zeros were left out.
  expect(codeWords('999000111', NOW, t).number).toBe('000999000111')
  expect(codeWords('HOUSE-42', NOW, t)).toEqual({ number: 'HOUSE-42', facts: [] })
})

test('what else a label says is said in words', () => {
  const full = `(01)${GTIN}(17)261231(10)LOT-77(21)SER-9`
  expect(codeWords(full, NOW, t).number).toBe('9506000134352')
  expect(factsOf(full)).toEqual(['Lot LOT-77', 'Expires Dec 31, 2026', 'Serial SER-9'])
  expect(factsOf(`(01)${GTIN}(3103)001250`)).toEqual(['1.25 kg'])
})

test('what is over is said to be so, and today is not over', () => {
  expect(codeWords(`(01)${GTIN}(17)261115`, NOW, t).facts).toEqual([
    { words: 'Expired Nov 15, 2026', isExpired: true },
  ])
  expect(factsOf(`(01)${GTIN}(17)261116`)).toEqual(['Expires Nov 16, 2026'])
  expect(factsOf(`(01)${GTIN}(17)261340`)).toEqual(['Date 261340'])
})

const place = (id: string, quantity: number, shelfCode: string | null = id) => ({
  id,
  roomName: 'Stockroom',
  shelfCode,
  quantity,
})

test('a count of this shelf alone is not said to be elsewhere', () => {
  expect(elsewhereWords([], 'A-01', t)).toBeUndefined()
  expect(elsewhereWords([place('A-01', 4)], 'A-01', t)).toBeUndefined()
})

test('other places stand with their numbers, by shelf or by room', () => {
  const places = [place('A-01', 4), place('A-02', 12), place('room', 3, null)]
  expect(elsewhereWords(places, 'A-01', t)).toBe('Also counted: 12 on A-02 and 3 on Stockroom')
})

test('many places are counted instead of named', () => {
  const places = ['A-02', 'A-03', 'A-04', 'A-05'].map((id) => place(id, 1))
  expect(elsewhereWords(places, 'A-01', t)).toBe(
    'Also counted: 1 on A-02, 1 on A-03, and more in 2 other places',
  )
})

const items = ['Tea', 'Salt', 'Rice', 'Oil'].map((name) => ({ id: name, name }))

test('a recount of single items names the first of them', () => {
  expect(recountWords({ recountItems: null }, t)).toBeUndefined()
  expect(recountWords({ recountItems: items.slice(0, 2) }, t)).toBe('Tea and Salt')
  expect(recountWords({ recountItems: items }, t)).toBe('Tea, Salt, Rice and 1 more')
})

test('who has sent a shelf back is said, and why', () => {
  const words = (reason: string | null, by: string | null) =>
    sentBackWords({ sentBack: { reason, by } }, t)
  expect(words('Top row was missed', 'Ann')).toBe('Sent back by Ann: Top row was missed')
  expect(words(null, 'Ann')).toBe('Sent back by Ann')
  expect(words('Top row was missed', null)).toBe('Sent back: Top row was missed')
  expect(words(null, null)).toBe('Sent back')
  expect(sentBackWords({}, t)).toBeUndefined()
})

test('a serial number that was counted is said with where and by whom, as far as anybody may know', () => {
  const said = (serialAt?: ScanResult['serialAt']) =>
    serialWords({ serialAt } as unknown as ScanResult, t)
  expect(said()).toBe('This serial was counted')
  expect(said({ place: 'here', name: null })).toBe('Same serial, counted here')
  expect(said({ place: 'here', name: 'Ann' })).toBe('Same serial, counted here by Ann')
  expect(said({ place: { shelf: 'A-1' }, name: null })).toBe('Same serial, counted on A-1')
  expect(said({ place: { shelf: 'A-1' }, name: 'Ann' })).toBe('Same serial, counted on A-1 by Ann')
  expect(said({ place: 'untold', name: null })).toBe('Same serial, counted by someone else')
})

test('a usual place is named where it is known, and packs by their size', () => {
  expect(warningWords('wrong_location', 'A-02', t)).toBe('Usually on A-02')
  expect(warningWords('wrong_location', null, t)).toBe('Usually on another shelf')
  expect(warningWords(null, 'A-02', t)).toBe('Check this')
  expect(packWords(6, [{ quantity: 24 }, { quantity: 1 }], t)).toBe('Case of 24 · Tray of 6')
})

test('a correction that was replaced names the later one', () => {
  const later = { entered: 12, userName: 'Ann', atMs: new Date(2026, 10, 16, 15, 30).getTime() }
  expect(replacedWords(later, t)).toBe(
    'Your correction was replaced by a later one: 12 (Ann, 3:30 pm)',
  )
  expect(replacedWords({ ...later, entered: null, userName: null }, t)).toBe(
    'Your correction was replaced by a later one (someone who left, 3:30 pm)',
  )
})
