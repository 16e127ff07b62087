// The parts of a workbook beside its sheet: what is in it, and how numbers look.

import { SHEET_NAMESPACE, XML_HEAD, xmlAttribute } from './sheet-xml.ts'
import type { ZipPart } from './zip-stream.ts'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** The first number that a format of our own may have. */
const OWN_FORMATS = 164

/** Style 0 is none; the others are those of the formats, in their order. */
export function workbookParts(sheetName: string, formats: readonly string[]): readonly ZipPart[] {
  return [
    part('[Content_Types].xml', contentTypes()),
    part('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${SHEET_NAMESPACE}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlAttribute(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ),
    part('xl/styles.xml', styles(formats)),
  ]
}

function part(name: string, xml: string): ZipPart {
  return { name, text: [XML_HEAD + xml] }
}

function contentTypes(): string {
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`
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
