// The parts of a workbook besides its sheets: its contents and number formats.

import { SHEET_NAMESPACE, XML_HEAD, xmlAttribute } from './sheet-xml.ts'
import type { ZipPart } from './zip-stream.ts'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** The first id for custom number formats. */
const OWN_FORMATS = 164

/** Style 0 is none; the others are the formats, in their order. */
export function workbookParts(
  sheetNames: readonly string[],
  formats: readonly string[],
): readonly ZipPart[] {
  const sheets = sheetNames.map(
    (name, n) => `<sheet name="${xmlAttribute(name)}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`,
  )
  return [
    part('[Content_Types].xml', contentTypes(sheetNames.length)),
    part('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${SHEET_NAMESPACE}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      relations([
        ...sheetNames.map((_, n) => ['worksheet', `worksheets/sheet${n + 1}.xml`] as const),
        ['styles', 'styles.xml'],
      ]),
    ),
    part('xl/styles.xml', styles(formats)),
  ]
}

function part(name: string, xml: string): ZipPart {
  return { name, text: [XML_HEAD + xml] }
}

function contentTypes(sheets: number): string {
  const all = Array.from(
    { length: sheets },
    (_, n) =>
      `<Override PartName="/xl/worksheets/sheet${n + 1}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  )
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${all.join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`
}

function relations(list: readonly (readonly [type: string, target: string])[]): string {
  const all = list.map(
    ([type, target], n) =>
      `<Relationship Id="rId${n + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
}

function styles(formats: readonly string[]): string {
  const own = formats.map(
    (format, n) => `<numFmt numFmtId="${OWN_FORMATS + n}" formatCode="${xmlAttribute(format)}"/>`,
  )
  const used = formats.map(
    (_, n) =>
      `<xf numFmtId="${OWN_FORMATS + n}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  )
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"'
  return [
    `<styleSheet xmlns="${SHEET_NAMESPACE}">`,
    own.length > 0 ? `<numFmts count="${own.length}">${own.join('')}</numFmts>` : '',
    '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    `<cellStyleXfs count="1">${plain}/></cellStyleXfs>`,
    `<cellXfs count="${used.length + 1}">${plain} xfId="0"/>${used.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('')
}
