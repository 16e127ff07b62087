import { describe, expect, test } from 'vitest'
import { guessMapping } from './guess-mapping.ts'
import { matchHeader } from './header-words.ts'

const kindOf = (header: string) => matchHeader(header).find(({ exact }) => exact)?.kind

describe('headers of many languages', () => {
  test.each([
    ['unit', ['Мярка', 'יחידת מידה', 'وحدة القياس', 'Měrná jednotka', 'หน่วยนับ', 'Μονάδα μέτρησης']],
    [
      'unit',
      [
        'Mennyiségi egység',
        'Ölçü birimi',
        'Jedinica mjere',
        '计量单位',
        '기본단위',
        'Jednostka miary',
      ],
    ],
    [
      'unit_cost',
      ['تكلفة الشراء', 'ราคาต้นทุน', '仕切価格', '구매단가', 'Coût unitaire', 'Себестойност'],
    ],
    [
      'unit_price',
      ['単価', 'מחיר לצרכן', 'ราคาต่อหน่วย', 'Pret unitar', 'Cena jednostkowa', 'سعر الوحدة'],
    ],
    [
      'category',
      ['カテゴリー', 'กลุ่มสินค้า', 'Товарная группа', 'Ürün kategorisi', '소분류', 'מחלקה'],
    ],
    ['name', ['재료', '食材', 'Surowiec', 'วัตถุดิบ', 'Наименование продукции', 'Stock item']],
    [
      'name',
      [
        'Item (English)',
        'Artikel (Deutsch)',
        'الصنف (Arabic)',
        'Название (англ)',
        '商品名称（英文）',
      ],
    ],
    ['site', ['Lugar', 'Miejsce', 'Tempat']],
  ])('say %s', (kind, headers) => {
    expect(headers.map(kindOf)).toEqual(headers.map(() => kind))
  })
})

test('one letter is a word where words are not parted', () => {
  const names = ['꿀', '콩', '우유', '설탕', '연유', '과당 시럽', '얼음', '소금']
  const rows = names.map((name, row) => [name, 'g', String(row * 30 + 40)])
  const guess = guessMapping([['뭐', '단위', '재고량'], ...rows], { kind: 'baseline' })
  expect(guess.columns.map(({ kind }) => kind)).toEqual(['name', 'unit', 'quantity'])
})
