import { expect, test } from 'vitest'
import { guessMapping } from '#domain/import/guess-mapping.ts'
import { outcomeOf } from '#domain/import/guess-outcome.ts'
import { decimalAt, missingColumns } from '#domain/import/mapping.ts'
import { formatsOf } from '#messages/formats.ts'
import { keepMessages } from '#tests/support/keep-messages.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { questionsOf, withAnswers } from './column-questions.ts'

await keepMessages('en', ['columns'])
const WORDS = { t: messagesIn('en', 'columns'), formats: formatsOf('en') }

function guess(text: string, storeName = 'Northgate') {
  const rows = text.split('\n').map((line) => line.split(','))
  return guessMapping(rows, { kind: 'baseline', storeName, delimiter: ',' })
}

const TWO_STOCKS = `SKU,Item name,Price,On hand,Stock
R-1,Ruler,1.95,5,7
R-2,Ink,2.49,6,9
R-3,Pen,0.99,12,2
R-4,Cup,4.99,3,3`

test('two columns that fit are asked about side by side, with their first values', () => {
  const found = guess(TWO_STOCKS)
  expect(outcomeOf(found, 'baseline')).toBe('asks')
  const [question, ...others] = questionsOf(found, 'baseline', WORDS)
  expect(others).toEqual([])
  expect(question?.title).toBe('Which column is the quantity on hand?')
  expect(question?.options.map(({ label, samples }) => [label, samples])).toEqual([
    ['On hand', ['5', '6', '12']],
    ['Stock', ['7', '9', '2']],
  ])
})

test('a column of words is never offered as a quantity', () => {
  const found = guess(
    'SKU,Item name,On hand,Stock,Location\nR-1,Ruler,5,7,Hall\nR-2,Ink,6,9,Cellar\nR-3,Pen,12,2,Attic',
  )
  const question = questionsOf(found, 'baseline', WORDS).find(({ id }) => id === 'quantity')
  expect(question?.options.map(({ label }) => label)).toEqual(['On hand', 'Stock'])
})

test('a column of doubtful barcodes is never offered as a quantity', () => {
  const found = guess(
    'SKU,Item name,On hand,Stock,EAN\nR-1,Ruler,5,7,4006381333930\nR-2,Ink,6,9,4006381333949\nR-3,Pen,12,2,4006381333953',
  )
  const question = questionsOf(found, 'baseline', WORDS).find(({ id }) => id === 'quantity')
  expect(question?.options.map(({ label }) => label)).toEqual(['On hand', 'Stock'])
})

test('an answer uses that column and no other', () => {
  const found = guess(TWO_STOCKS)
  const [question] = questionsOf(found, 'baseline', WORDS)
  const stock = question?.options[1]?.mapping(found.mapping)
  expect(stock?.columns).toEqual(['sku', 'name', 'unit_price', null, 'quantity'])
  const none = question?.none.mapping(found.mapping)
  expect(none?.columns).not.toContain('quantity')
  expect(missingColumns(none?.columns ?? [], 'baseline')).toHaveLength(1)
})

test('columns of money that nobody knows are asked about side by side', () => {
  const rows = Array.from(
    { length: 6 },
    (_, at) => `R-${at},Ruler ${at},${at + 3},${at + 2}.15,${at * 2 + 5}.29`,
  )
  const found = guess(`SKU,Item name,On hand,Zorb,Blip\n${rows.join('\n')}`)
  const [cost, price, ...others] = questionsOf(found, 'baseline', WORDS)
  expect(others).toEqual([])
  expect(cost?.title).toBe('Which column is the unit cost?')
  expect(cost?.options.map(({ label }) => label)).toEqual(['Zorb', 'Blip'])
  expect(price?.title).toBe('Which column is the unit price?')
  expect(price?.options.map(({ label }) => label)).toEqual(['Blip', 'Zorb'])
})

test('a file that is clear asks nothing', () => {
  const found = guess('SKU,Item name,On hand\nR-1,Ruler,5\nR-2,Ink,6\nR-3,Pen,12')
  expect(outcomeOf(found, 'baseline')).toBe('ready')
  expect(questionsOf(found, 'baseline', WORDS)).toEqual([])
})

test('where no column is called stock, columns of numbers are shown', () => {
  const found = guess(
    'SKU,Item name,Xyz,Abc\nR-1,Ruler,5,3\nR-2,Ink,6,8\nR-3,Pen,12,1\nR-4,Cup,3,5',
  )
  const [question] = questionsOf(found, 'baseline', WORDS)
  expect(question?.id).toBe('quantity')
  expect(question?.options.map(({ label }) => label)).toEqual(['Xyz', 'Abc'])
})

test('names that may be stores or parts of one are asked about, and no row is lost by silence', () => {
  const rows = ['Hall', 'Cellar', 'Attic'].flatMap((place, at) => [
    `R-${at}a,Ruler,${at + 2},${place}`,
    `R-${at}b,Ink,${at + 5},${place}`,
  ])
  const found = guess(`SKU,Item name,On hand,Location\n${rows.join('\n')}`)
  const question = questionsOf(found, 'baseline', WORDS).find(({ id }) => id === 'site')
  expect(question?.title).toBe('What does “Location” name?')
  const labels = question?.options.map(({ label }) => label)
  expect(labels).toContain('Shelves of this store')
  expect(labels).toContain('Stores: only rows of Cellar')
  const cellar = question?.options.find(({ id }) => id === 'site Cellar')
  expect(cellar?.mapping(found.mapping)).toMatchObject({ site: 'Cellar' })
  expect(question?.none.mapping(found.mapping).columns).not.toContain('site')
  expect(question?.none.mapping(found.mapping).site).toBeNull()
})

test('a doubt about the whole file is told apart from one about a column', () => {
  const found = guess(TWO_STOCKS)
  const questions = [...found.questions, { code: 'may_be_people' } as const]
  const [first, second, ...others] = questionsOf({ ...found, questions }, 'baseline', WORDS)
  expect(first).toMatchObject({ why: 'It may be a list of people.', noneLeaves: true })
  expect(second?.id).toBe('quantity')
  expect(others).toEqual([])
})

test('numbers that are called barcodes and fail their check digit are asked about', () => {
  const codes = ['4006381333930', '4006381333949', '4006381333953', '4006381333969']
  const rows = codes.map((code, at) => `R-${at},${code},Ruler ${at},${at + 5}`)
  const found = guess(`SKU,EAN,Item name,On hand\n${rows.join('\n')}`)
  expect(outcomeOf(found, 'baseline')).toBe('asks')
  const [question, ...others] = questionsOf(found, 'baseline', WORDS)
  expect(others).toEqual([])
  expect(question?.title).toBe('Is “EAN” the barcode on your items?')
  expect(question?.why).toBe('4 of 4 barcodes fail their check digit: scanners will not find them.')
  expect(question?.options[0]?.mapping(found.mapping)).toEqual(found.mapping)
  expect(question?.none.mapping(found.mapping).columns).toEqual(['sku', null, 'name', 'quantity'])
})

test('without a SKU, numbers that are no barcodes may be the store’s own', () => {
  const rows = ['4006381333930', '4006381333949', '4006381333953'].map((code) => `${code},Ruler,5`)
  const found = guess(`Barcode,Item name,On hand\n${rows.join('\n')}`)
  const own = questionsOf(found, 'baseline', WORDS)[0]?.options.find(({ id }) => id === 'sku')
  expect(own?.mapping(found.mapping).columns).toEqual(['sku', 'name', 'quantity'])
})

test('numbers that may be thousands or decimals are shown as they would be read', () => {
  const rows = ['R-1\tRuler\t1.234', 'R-2\tInk\t12', 'R-3\tPen\t5']
  const cells = ['SKU\tItem name\tOn hand', ...rows].map((line) => line.split('\t'))
  const found = guessMapping(cells, { kind: 'baseline', storeName: 'Northgate', delimiter: '\t' })
  expect(outcomeOf(found, 'baseline')).toBe('asks')
  const [question, ...others] = questionsOf(found, 'baseline', WORDS)
  expect(others).toEqual([])
  expect(question?.title).toBe('What does 1.234 mean in “On hand”?')
  expect(question?.options.map(({ label, samples }) => [label, samples])).toEqual([
    ['Thousands', ['1.234 is 1,234']],
    ['Decimals', ['1.234 is 1.234']],
  ])
  const [thousands, decimals] = question?.options.map(({ mapping }) => mapping(found.mapping)) ?? []
  expect(thousands && decimalAt(thousands, 2)).toBe(',')
  expect(decimals && decimalAt(decimals, 2)).toBe('.')
})

test('what a date means is asked with one of the file, as either day', () => {
  const found = guess('SKU,Item name,Expiry,On hand\nR-1,Milk,03/04/2027,5\nR-2,Oil,05/06/2027,6')
  expect(outcomeOf(found, 'baseline')).toBe('asks')
  const [question, ...others] = questionsOf(found, 'baseline', WORDS)
  expect(others).toEqual([])
  expect(question?.title).toBe('Which day is 03/04/2027 under “Expiry”?')
  expect(question?.options.map(({ label, samples }) => [label, samples])).toEqual([
    ['April 3, 2027', ['June 5, 2027']],
    ['March 4, 2027', ['May 6, 2027']],
  ])
  const [dayFirst, monthFirst] = (question?.options ?? []).map((one) => one.mapping(found.mapping))
  expect([dayFirst?.dayOrder, monthFirst?.dayOrder]).toEqual(['dmy', 'mdy'])
  expect(question?.none.mapping(found.mapping).columns).not.toContain('expiry')
})

test('what was answered needs nobody’s eye any more', () => {
  const found = guess(TWO_STOCKS)
  const doubted = found.columns.filter(({ certainty }) => certainty === 'check')
  expect(doubted).toHaveLength(1)
  const { columns } = withAnswers(found)
  expect(columns.find(({ why }) => why[0]?.code === 'answered')).toMatchObject({
    header: 'On hand',
  })
  expect(columns.every(({ certainty }) => certainty !== 'check')).toBe(true)
})

test('with a list on each of several sheets, the sheet is chosen by its name', () => {
  const found = guess('SKU,Item name,On hand\nR-1,Ruler,5\nR-2,Ink,6\nR-3,Pen,12')
  const sheets = [
    { sheet: 0, name: 'March' },
    { sheet: 2, name: 'April' },
  ]
  const questions = [{ code: 'similar_sheets', sheets } as const]
  const [question, ...others] = questionsOf({ ...found, questions }, 'baseline', WORDS)
  expect(others).toEqual([])
  expect(question?.title).toBe('Which sheet says what is in the store now?')
  expect(question?.options.map(({ label, sheet }) => [label, sheet])).toEqual([
    ['March', 0],
    ['April', 2],
  ])
  expect(question?.noneLeaves).toBe(true)
})
