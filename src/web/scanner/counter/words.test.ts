import { expect, test } from 'vitest'
import { codeWords, elsewhereWords, recountWords, sentBackWords } from './words.ts'

const NOW = Date.UTC(2026, 10, 16)
const GTIN = '09506000134352'

test('a number is shown as it stands under the bars', () => {
  expect(codeWords('0072310451988', NOW)).toEqual({ number: '072310451988', facts: [] })
  // The same as in every list, also where zeros were left out.
  expect(codeWords('999000111', NOW).number).toBe('000999000111')
  expect(codeWords('HOUSE-42', NOW)).toEqual({ number: 'HOUSE-42', facts: [] })
})

test('what else a label says is said in words', () => {
  expect(codeWords(`(01)${GTIN}(17)261231(10)LOT-77(21)SER-9`, NOW)).toEqual({
    number: '9506000134352',
    facts: ['Lot LOT-77', 'Until 31 Dec 2026', 'No. SER-9'],
  })
  expect(codeWords(`(01)${GTIN}(3103)001250`, NOW).facts).toEqual(['1.25 kg'])
})

test('what is over is said to be so, and today is not over', () => {
  expect(codeWords(`(01)${GTIN}(17)261115`, NOW).facts).toEqual(['Expired 15 Nov 2026'])
  expect(codeWords(`(01)${GTIN}(17)261116`, NOW).facts).toEqual(['Until 16 Nov 2026'])
  expect(codeWords(`(01)${GTIN}(17)261340`, NOW).facts).toEqual(['Date 261340'])
})

const place = (id: string, quantity: number, shelfCode: string | null = id) => ({
  id,
  roomName: 'Stockroom',
  shelfCode,
  quantity,
})

test('a count of this shelf alone is not said to be elsewhere', () => {
  expect(elsewhereWords([], 'A-01')).toBeUndefined()
  expect(elsewhereWords([place('A-01', 4)], 'A-01')).toBeUndefined()
})

test('other places stand with their numbers, by shelf or by room', () => {
  const places = [place('A-01', 4), place('A-02', 12), place('room', 3, null)]
  expect(elsewhereWords(places, 'A-01')).toBe('Counted elsewhere: 12 on A-02, 3 on Stockroom')
})

test('many places are counted instead of named', () => {
  const places = ['A-02', 'A-03', 'A-04', 'A-05'].map((id) => place(id, 1))
  expect(elsewhereWords(places, 'A-01')).toBe(
    'Counted elsewhere: 1 on A-02, 1 on A-03, more on 2 other places',
  )
})

const items = ['Tea', 'Salt', 'Rice', 'Oil'].map((name) => ({ id: name, name }))

test('a recount of single items names the first of them', () => {
  expect(recountWords({ recountItems: null })).toBeUndefined()
  expect(recountWords({ recountItems: items.slice(0, 2) })).toBe('Tea, Salt')
  expect(recountWords({ recountItems: items })).toBe('Tea, Salt, Rice and 1 more')
})

test('who has sent a shelf back is said, and why', () => {
  const words = (reason: string | null, by: string | null) =>
    sentBackWords({ sentBack: { reason, by } })
  expect(words('Top row was missed', 'Ann')).toBe('Sent back by Ann: Top row was missed')
  expect(words(null, 'Ann')).toBe('Sent back by Ann')
  expect(words('Top row was missed', null)).toBe('Sent back: Top row was missed')
  expect(sentBackWords({})).toBeUndefined()
})
