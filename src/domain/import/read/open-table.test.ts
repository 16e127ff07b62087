import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as files from '#tests/support/files/awkward-files.ts'
import { readAll, sourceOf } from '#tests/support/files/read-all.ts'
import { encodeText } from '../../../../bench/support/import-guess/encode-text.ts'
import { openTable } from './open-table.ts'

const cellsOf = async (bytes: Uint8Array) => (await readAll(bytes)).rows.map(({ cells }) => cells)

describe('text', () => {
  test.each([
    ['UTF-8', files.utf8('SKU,Name\nA,Käse\n'), 'utf-8'],
    ['UTF-8 with a mark', files.utf8('\ufeffSKU,Name\nA,Käse\n'), 'utf-8'],
    ['UTF-16 with a mark', files.utf16('SKU,Name\nA,Käse\n', 'le'), 'utf-16le'],
    ['big-endian UTF-16 with a mark', files.utf16('SKU,Name\nA,Käse\n', 'be'), 'utf-16be'],
    ['UTF-16 without a mark', files.utf16('SKU,Name\nA,Käse\n', 'le', false), 'utf-16le'],
    ['Windows-1252', files.latin1('SKU,Name\nA,Käse\n'), 'windows-1252'],
  ])('in %s is read', async (_name, bytes, encoding) => {
    const { format, rows } = await readAll(bytes, undefined, 7)
    expect(format.encoding).toBe(encoding)
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['SKU', 'Name'],
      ['A', 'Käse'],
    ])
  })

  test.each([
    ['windows-1250', 'Łyżka;Świeca;Żarówka;Pościel;Miód'],
    ['windows-1250', 'Svíčka;Hrníček;Lžíce;Šála;Džbán;Květináč'],
    ['iso-8859-2', 'Łyżka;Świeca;Żarówka;Pościel;Miód'],
    ['windows-1251', 'Чашка;Свеча;Мыло;Лампа;Ложка'],
    ['koi8-r', 'Чашка;Свеча;Мыло;Лампа;Ложка'],
    ['ibm866', 'Чашка;Свеча;Мыло;Лампа;Ложка'],
    ['windows-1253', 'Κερί;Σαπούνι;Κούπα;Λάμπα;Ψωμί'],
    ['windows-1254', 'Çaydanlık;Işık;Şeker;Kaşık;Göğüs'],
    ['windows-1254', 'Giriş Miktarı;Çıkış Miktarı;Işık;Şeker;Ay'],
    ['windows-1255', 'ספל;נר;סבון;מנורה;ספר'],
    ['windows-1256', 'حليب;شاي;قهوة;سكر;خبز'],
    ['windows-1257', 'Žvakė;Muilas;Šaukštas;Ąžuolas;Kėdė'],
    ['windows-874', 'แก้ว;เทียน;สบู่;โคมไฟ;สมุด'],
    ['macintosh', 'Caffè;Tè;Più;Bontà;Virtù'],
    ['gb18030', '茶壶;杯子;商品名称;库存数量;单价'],
    ['big5', '茶壺;杯子;商品名稱;庫存數量;單價'],
    ['shift_jis', 'やかん;お茶;ランプ;石鹸;手帳'],
    ['euc-kr', '주전자;컵;양초;비누;램프'],
    ['utf-16be', 'Чашка;Свеча;Мыло;Лампа;Ложка'],
  ])('in %s is told from its letters', async (encoding, words) => {
    const text = `SKU;A;B;C;D;E\nX-1;${words}\nX-2;${words}\n`
    const { format, rows } = await readAll(encodeText(text, encoding))
    expect(rows[1]?.cells).toEqual(['X-1', ...words.split(';')])
    expect(format.encoding).toBe(encoding)
  })

  test('with no letter but the sign of the pound is not Polish', async () => {
    const { format, rows } = await readAll(files.latin1('SKU,Cost\nA,£4.50\nB,£0.53\n'))
    expect(format.encoding).toBe('windows-1252')
    expect(rows[1]?.cells).toEqual(['A', '£4.50'])
  })

  test('of a list between bars is read, whatever commas its numbers have', async () => {
    const row = (at: number) => `|10${at}  |Ball bearing |  1.${at}25|  14.276,2${at}|EUR |`
    const lines = [
      '18.11.2026 List',
      '',
      'Stock: Plant 1000, Store 0001',
      '------',
      '|No.|Text|Free|Value|Curr|',
    ]
    const text = [...lines, ...Array.from({ length: 8 }, (_, at) => row(at))].join('\n')
    expect((await readAll(files.utf8(text))).format.delimiter).toBe('|')
  })

  test('of a Japanese till is read', async () => {
    const { format, rows } = await readAll(files.SHIFT_JIS)
    expect(format.encoding).toBe('shift_jis')
    expect(rows[0]?.cells).toEqual(['商品コード', '商品名', '在庫数'])
    expect(rows[1]?.cells).toEqual(['A-1', '緑茶', '12'])
  })

  test('of an Arabic spreadsheet is read', async () => {
    const { format, rows } = await readAll(files.ARABIC)
    expect(format.encoding).toBe('windows-1256')
    expect(rows[1]?.cells).toEqual(['A-1', 'حليب', '12'])
  })

  test('whose first umlaut comes late is still read in its encoding', async () => {
    const plain = `SKU,Name\n${'A,Plain\n'.repeat(60_000)}`
    const bytes = files.latin1(`${plain}B,Käse\n`)
    const { rows, format } = await readAll(bytes, undefined, 50_000)
    expect(rows.at(-1)?.cells).toEqual(['B', 'Käse'])
    const again = await readAll(bytes, format, 50_000)
    expect(again.rows.at(-1)?.cells).toEqual(['B', 'Käse'])
  })

  test('with semicolons keeps its decimal commas', async () => {
    const { format, rows } = await readAll(files.GERMAN)
    expect(format.delimiter).toBe(';')
    expect(rows[1]?.cells).toEqual(['K-1', '4006381333931', 'Käsemesser', '1.234,5', '12,80'])
  })

  test('with tabs is read', async () => {
    expect(await cellsOf(files.utf8('SKU\tName\nA\tTea, green\n'))).toEqual([
      ['SKU', 'Name'],
      ['A', 'Tea, green'],
    ])
  })

  test('that names its separator on the first line is believed', async () => {
    const { format, rows } = await readAll(files.SEPARATOR_HINT)
    expect(format.delimiter).toBe('|')
    expect(rows).toEqual([
      { row: 2, cells: ['SKU', 'Item name', 'On hand'] },
      { row: 3, cells: ['A-1', 'Pencil, red; long', '5'] },
    ])
  })

  test('with a quote that never closes loses no row but its own', async () => {
    const { rows, broken } = await readAll(files.UNCLOSED_QUOTE)
    expect(broken).toEqual([2])
    expect(rows.slice(2).map(({ cells }) => cells)).toEqual([
      ['A-2', 'Ruler', '6'],
      ['A-3', 'Eraser', '7'],
    ])
  })

  test('with such a quote in a long file goes on after it, in time', async () => {
    const body = `A-1,"Pencil,5\n${'A-2,Ruler,6\n'.repeat(50_000)}`
    const { rows, broken } = await readAll(files.utf8(`SKU,Name,Qty\n${body}`), undefined, 65_536)
    expect(broken).toEqual([2])
    expect(rows).toHaveLength(50_002)
    expect(rows.at(-1)?.cells).toEqual(['A-2', 'Ruler', '6'])
  })

  test('with such a quote in row after row is refused, and the first is named', async () => {
    const body = `A-1,Ruler,6\n${'A-2,"Pencil,5\n'.repeat(1_001)}`
    await expect(cellsOf(files.utf8(`SKU,Name,Qty\n${body}`))).rejects.toThrow(
      /^More than 1,000 rows have a quote \("\) that never closes\. The first opens in row 3\./,
    )
  })

  test('with many such quotes, but not too many, is read to its end', async () => {
    const body = 'A-2,"Pencil,5\n'.repeat(1_000)
    const { rows, broken } = await readAll(files.utf8(`SKU,Name,Qty\n${body}A-3,Ruler,6\n`))
    expect(broken).toHaveLength(1_000)
    expect(rows.at(-1)?.cells).toEqual(['A-3', 'Ruler', '6'])
  })

  test('with quotes inside quotes keeps them', async () => {
    expect((await cellsOf(files.QUOTES_INSIDE)).slice(1)).toEqual([
      ['A-1', '6" pack', '5'],
      ['A-2', 'Big "B"', '6'],
    ])
  })

  test('with ragged rows keeps every cell', async () => {
    expect((await cellsOf(files.RAGGED)).map((cells) => cells.length)).toEqual([3, 2, 4, 3])
  })

  test('with headers like __proto__ is a table like any other', async () => {
    const [headers] = await cellsOf(files.PROTO)
    expect(headers).toEqual(['__proto__', 'constructor', 'SKU', 'On hand'])
  })

  test('of any cells comes back cell by cell, however it is cut', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab"\n,; 1ä'), maxLength: 6 })
    const row = fc.array(cell, { minLength: 2, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.nat(20),
        async (rows, cut) => {
          const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
          const text = ['"h","i"', ...rows.map((cells) => cells.map(quote).join(','))].join('\n')
          const read = await readAll(
            files.utf8(text),
            { delimiter: ',', encoding: 'utf-8' },
            cut + 3,
          )
          expect(read.rows.slice(1).map(({ cells }) => cells)).toEqual(rows)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('a workbook', () => {
  test('gives whole codes, exact numbers, and the rows as people count them', async () => {
    const { format, sheetNames, rows } = await readAll(await files.workbook())
    expect(format.kind).toBe('xlsx')
    expect(sheetNames).toEqual(['Stock & more', 'Notes'])
    expect(rows.filter(({ cells }) => cells.length > 0)).toEqual([
      { row: 1, cells: ['SKU', 'Barcode', 'Item name', 'On hand', 'Unit cost'] },
      { row: 2, cells: ['A-1', '4006381333931', 'Pencil', '12', '0.1'] },
      { row: 3, cells: ['A-2', '12345678905', 'Ruler', '6.5', '2'] },
      { row: 5, cells: ['A-3', '', 'Eraser'] },
    ])
  })

  test('is read from the sheet that was chosen', async () => {
    const { rows } = await readAll(await files.workbook(), { sheet: 1 })
    expect(rows).toEqual([{ row: 1, cells: ['nothing'] }])
  })

  test('of LibreOffice is read', async () => {
    const { format, rows } = await readAll(await files.openDocument())
    expect(format.kind).toBe('ods')
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['SKU', 'On hand'],
      ['A-1', '12'],
      ['A-2', '6'],
    ])
  })

  test('of the nineties is read', async () => {
    const { format, rows } = await readAll(files.oldWorkbook())
    expect(format.kind).toBe('xls')
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['SKU', 'Barcode', 'On hand'],
      ['A-1', '4006381333931', '12'],
      ['Ä-2', '0012345678905', '6.5'],
    ])
  })

  test('with 16,384 empty columns is as narrow as its values', async () => {
    const { rows } = await readAll(await files.wideWorkbook())
    expect(rows.map(({ cells }) => cells)).toEqual([['SKU'], ['A-1']])
  })
})

describe('a file is refused in words when it', () => {
  const refused = (bytes: Uint8Array) => expect(readAll(bytes)).rejects
  test('is empty', () => refused(new Uint8Array()).toThrow('The file is empty.'))
  test.each([
    ['letters', 'x'],
    ['quotes', '"a"'],
  ])('has a row of a million %s and more', async (_name, part) => {
    const long = part.repeat(1_200_000)
    const list = (row: string) => files.utf8(`SKU,Qty\nA-1,5\n${row}\nA-2,6\n`)
    await expect(readAll(list(long), undefined, 65_536)).rejects.toThrow(
      'Row 3 is longer than 1,000,000 letters. Are its line ends missing?',
    )
    const { rows } = await readAll(list('x'.repeat(900_000)), undefined, 65_536)
    expect(rows.at(-1)?.cells).toEqual(['A-2', '6'])
  })
  test('is binary junk', () => refused(files.BINARY_JUNK).toThrow('This is not a text file.'))
  test('is a web page called .xls', () => refused(files.WEB_PAGE).toThrow('web page'))
  test('is a PDF', () => refused(files.utf8('%PDF-1.7 …')).toThrow('This is a PDF.'))
  test('unpacks to far too much', () => refused(files.zipBomb()).toThrow('unpacks to far more'))
  test('lies about its size', () => refused(files.lyingWorkbook()).toThrow('more than it says'))
  test('ends half-way', async () =>
    refused((await files.workbook()).slice(0, 900)).toThrow('damaged'))
  test('has too many cells in a row', () =>
    refused(files.utf8(`SKU${',x'.repeat(300)}\n`)).toThrow('A row has 301 cells'))

  test('is larger than any list', async () => {
    const source = { ...sourceOf(files.utf8(files.PLAIN)), sizeBytes: 300 * 1024 * 1024 }
    await expect(openTable(source)).rejects.toThrow('CSV may have up to 200 MB')
  })

  test.each([
    ['ODS', 20_000, files.longOpenDocument],
    ['XLSX', 200_000, files.longWorkbook],
  ])('%s has one row more than %i, and not with as many', async (kind, most, fileOf) => {
    const words = `${kind} files may have up to ${most.toLocaleString('en-US')} rows`
    await refused(fileOf(most + 1)).toThrow(words)
    expect((await readAll(fileOf(most))).rows).toHaveLength(most + 1)
  })

  test('has too many rows', async () => {
    const rows = 'A-1,Pencil,5\n'.repeat(1_000_002)
    await expect(readAll(files.utf8(rows), undefined, 1_000_000)).rejects.toThrow(
      'CSV files may have up to 1,000,000 rows',
    )
  })
})
