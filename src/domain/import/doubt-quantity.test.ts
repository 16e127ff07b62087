import { describe, expect, test } from 'vitest'
import { guessMapping } from './guess-mapping.ts'
import { outcomeOf } from './guess-outcome.ts'

function tried(text: string) {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(';'))
  const guess = guessMapping(rows, { kind: 'baseline', storeName: 'Main' })
  const used = guess.columns.flatMap(({ header, kind }) => (kind ? [[header, kind]] : []))
  return { ...guess, outcome: outcomeOf(guess, 'baseline'), used: Object.fromEntries(used) }
}

describe('how much is in a piece', () => {
  test('is not how many pieces there are', () => {
    const { outcome, columns } = tried(`
      Code;Product;Quantity;Unit
      A1;Oat flakes 500 g;500;g
      A2;Rye flour 1000 g;1000;g
      A3;Apple juice 1.5 l;1.5;l
      A4;Salt;250;g
      A5;Honey 350 g;350;g`)
    expect(outcome).toBe('asks')
    expect(columns[2]).toMatchObject({ certainty: 'check', why: [{ code: 'other_number' }] })
  })

  test('also where the name says it in smaller measures', () => {
    const { columns } = tried(`
      Šifra;Naziv;Količina;Mjerna jedinica
      1001;ČOKOLADA 80G;0,08;KG
      1002;KEKSI 200G;0,2;KG
      1003;SOK 1,5L;1,5;L
      1004;MLIJEKO 1L;1;L`)
    expect(columns[2]).toMatchObject({ certainty: 'check', why: [{ code: 'other_number' }] })
  })

  test('and a name that happens to have the number is no such size', () => {
    expect(
      tried(`
      Code;Product;Quantity
      A1;Candle 12 cm;12
      A2;Candle 14 cm;9
      A3;Candle 16 cm;31
      A4;Candle 18 cm;7
      A5;Candle 20 cm;20`).outcome,
    ).toBe('ready')
  })
})

test('a quantity with words in many rows is asked about, and one with a few is not', () => {
  const list = (words: number) =>
    tried(
      ['Code;Product;Quantity']
        .concat(
          Array.from({ length: 10 }, (_, row) =>
            [`B${row}`, `Pipe clamp ${row}`, row < words ? 'sample' : row + 2].join(';'),
          ),
        )
        .join('\n'),
    )
  expect(list(3).questions).toEqual([{ code: 'values_do_not_match' }])
  expect(list(1).outcome).toBe('ready')
})

describe('what was counted', () => {
  const list = (counted: readonly string[]) =>
    tried(`
      Mã hàng;Tên hàng;Tồn sổ sách;Số thực tế
      VT01;Ống nhựa 21;120;${counted[0]}
      VT02;Co nhựa 21;300;${counted[1]}
      VT03;Keo dán ống;45;${counted[2]}`)

  test('rivals the books where it differs from them', () => {
    expect(list(['118', '300', '47'])).toMatchObject({
      outcome: 'asks',
      columns: [{}, {}, { why: [{ code: 'rivals', headers: ['Số thực tế'] }] }, {}],
    })
  })

  test('and not while nobody has counted, or all is as it was', () => {
    expect(list(['', '', '']).outcome).toBe('ready')
    expect(list(['120', '300', '45']).outcome).toBe('ready')
  })
})

test('the stock of the month before is not that of today', () => {
  expect(
    tried(`
      Cikkszám;Megnevezés;Jelenlegi készlet;Előző havi készlet
      F1;Trappista sajt;24;31
      F2;Tejföl;60;52
      F3;Búzaliszt;180;140`),
  ).toMatchObject({ outcome: 'ready', used: { 'Jelenlegi készlet': 'quantity' } })
})

describe('numbers of something else', () => {
  test.each(['components_count', 'Image count', 'Reviews', 'Рейтинг', '评价数', 'Bewertungen'])(
    '%s are not in stock',
    (header) => {
      const found = tried(`
        SKU;Name;${header};Price
        C1;Walnut tray;3;14.90
        C2;Birch tray;5;12.90
        C3;Cork mat;4;6.50
        C4;Linen cloth;9;8.20`)
      expect(found).toMatchObject({ questions: [], tableKind: 'catalogue' })
      expect(Object.values(found.used)).not.toContain('quantity')
    },
  )

  test('what was used of it does not rival what remains', () => {
    expect(
      tried(`
      รหัสสินค้า;ชื่อสินค้า;คงเหลือ;จำนวนใช้
      D1;สบู่ก้อน;24;7
      D2;ยาสีฟัน;31;15
      D3;แชมพู;8;40
      D4;ผ้าขนหนู;12;3`),
    ).toMatchObject({ outcome: 'ready', used: { คงเหลือ: 'quantity' } })
  })

  test('zeros in front make a number of an item, in a list without headers as well', () => {
    const { columns } = tried(`
      00412;Dog lead 120 cm black;4006381333931;11,90
      00731;Dog lead 200 cm black;4006381333948;14,50
      01180;Collar 35 cm red;4006381333955;8,90
      02244;Water bowl 400 ml;4006381333962;6,50`)
    expect(columns.map(({ kind }) => kind)).toEqual(['sku', 'name', 'barcode', null])
  })
})

describe('columns whose values say that they are of stores', () => {
  const list = (header: string, first: string, second: string) =>
    tried(`
      Code;Product;Quantity;${header}
      E1;Wool yarn red;3;${first}
      E2;Wool yarn blue;5;${first}
      E3;Needles 4 mm;4;${second}
      E4;Needles 6 mm;9;${second}`)

  test.each([
    ['Des_lug', 'Almacén central', 'Almacén de devoluciones'],
    ['Ubic', 'Bodega 1', 'Tienda centro'],
    ['Wo', 'Lager Nord', 'Lager Süd'],
    ['Де', 'Склад №1', 'Склад №2'],
    ['X1', '중앙 창고', '강남 매장'],
  ])('under %s are asked about', (header, first, second) => {
    expect(list(header, first, second)).toMatchObject({
      outcome: 'asks',
      questions: [{ code: 'stores_or_places', count: 2 }],
    })
  })

  test('and a supplier with such a name is none', () => {
    expect(list('Supplier', 'Yarn Store', 'Needle Shop').outcome).toBe('ready')
  })
})
