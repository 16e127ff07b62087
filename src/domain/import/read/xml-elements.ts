// Finds elements of one name in a long XML text that arrives in pieces; supports as much of XML as sheets use. Nothing
// is ever looked up or expanded, so a document cannot become larger than it is.

export interface XmlElement {
  readonly attributes: string
  readonly content: string
}

/** Available in browsers and in Node; the compiler has no platform library here. */
declare const TextDecoder: new (
  label: string,
) => { decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string }

/** No row of a sheet, and no text in it, is longer. */
export const LONGEST_ELEMENT = 4 * 1024 * 1024
export const LONGEST_TAG = 256

/** Takes pieces as they arrive. */
export class XmlElements {
  readonly #name: string
  readonly #decoder = new TextDecoder('utf-8')
  #text = ''

  constructor(name: string) {
    this.#name = name
  }

  *take(piece: Uint8Array): Generator<XmlElement> {
    const text = this.#text + this.#decoder.decode(piece, { stream: true })
    this.#text = text.slice(yield* completeElements(text, this.#name))
    if (this.#text.length > LONGEST_ELEMENT) throw new Error('An element does not end')
  }
}

/** Returns the position from which the text is still needed. */
function* completeElements(text: string, name: string): Generator<XmlElement, number> {
  // With any namespace prefix: <row> and <x:row> are the same.
  const opening = new RegExp(`<(\\w+:)?${name}(?=[\\s/>])`, 'g')
  let done = 0
  for (;;) {
    const found = opening.exec(text)
    // A tag may be cut in two, but a complete element must not be returned again.
    if (!found) return Math.max(done, text.length - LONGEST_TAG)
    const tagEnd = text.indexOf('>', found.index)
    if (tagEnd < 0) return found.index
    const isEmpty = text[tagEnd - 1] === '/'
    const closing = `</${found[1] ?? ''}${name}>`
    const end = isEmpty ? tagEnd : text.indexOf(closing, tagEnd)
    if (end < 0) return found.index
    const attributes = text.slice(found.index + found[0].length, tagEnd)
    yield { attributes, content: isEmpty ? '' : text.slice(tagEnd + 1, end) }
    done = isEmpty ? tagEnd + 1 : end + closing.length
    opening.lastIndex = done
  }
}

/** An element in a complete text. */
export interface FoundElement extends XmlElement {
  readonly from: number
  readonly to: number
  /** The namespace prefix of its name, with the colon. */
  readonly prefix: string
}

/** No file from a real program has more kinds of elements that never end. */
const MOST_UNENDED = 8

/**
 * Elements of one name, in order; unclosed ones are left out. The text is only scanned once, even if it is hostile. A
 * regular expression would search the whole rest of the text for the end of each unclosed tag.
 */
export function* elementsIn(text: string, name: string): Generator<FoundElement> {
  const opening = new RegExp(`<(\\w+:)?${name}(?=[\\s/>])`, 'g')
  const unended = new Set<string>()
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const { index: from } = found
    const [whole, prefix = ''] = found
    const tagEnd = text.indexOf('>', from)
    if (tagEnd < 0) return
    const isEmpty = text[tagEnd - 1] === '/'
    const closing = `</${prefix}${name}>`
    const isOpen = isEmpty || unended.has(prefix)
    const end = isOpen ? -1 : text.indexOf(closing, tagEnd)
    opening.lastIndex = tagEnd + 1
    if (!isEmpty && end < 0) {
      if (unended.add(prefix).size > MOST_UNENDED) return
      continue
    }
    const attributes = text.slice(from + whole.length, isEmpty ? tagEnd - 1 : tagEnd)
    const to = isEmpty ? tagEnd + 1 : end + closing.length
    yield { from, to, prefix, attributes, content: isEmpty ? '' : text.slice(tagEnd + 1, end) }
    opening.lastIndex = to
  }
}

export function firstElement(text: string, name: string): FoundElement | undefined {
  for (const found of elementsIn(text, name)) return found
  return undefined
}

export function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : unescapeXml(value)
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole
    const letter = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return letter <= 0x10ffff ? String.fromCodePoint(letter) : ''
  })
}

const ESCAPED = /_x([\dA-F]{4})_/gi

/** The form that nearly all of them have. */
const PLAIN_TEXT = /^<t(?: xml:space="preserve")?>([^<]*)<\/t>$/

/** All text in <t>, without the phonetic guides. */
export function textsIn(xml: string): string {
  const plain = PLAIN_TEXT.exec(xml)?.[1]
  if (plain !== undefined) return officeText(plain)
  const spoken = xml.includes('rPh') ? withoutSound(xml) : xml
  let text = ''
  for (const { content } of elementsIn(spoken, 't')) text += officeText(content)
  return text
}

function withoutSound(xml: string): string {
  let [text, read] = ['', 0]
  for (const { from, to } of elementsIn(xml, 'rPh')) {
    text += xml.slice(read, from)
    read = to
  }
  return text + xml.slice(read)
}

/** Characters that XML does not allow are written as _x000D_. */
export function officeText(xml: string): string {
  const text = unescapeXml(withoutCdata(xml))
  if (!text.includes('_x')) return text
  return text.replace(ESCAPED, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function withoutCdata(xml: string): string {
  let [text, read] = ['', 0]
  for (let at = xml.indexOf(CDATA); at >= 0; at = xml.indexOf(CDATA, read)) {
    const end = xml.indexOf(CDATA_END, at)
    if (end < 0) break
    const inside = xml.slice(at + CDATA.length, end)
    text += xml.slice(read, at) + inside.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    read = end + CDATA_END.length
  }
  return read === 0 ? xml : text + xml.slice(read)
}

const [CDATA, CDATA_END] = ['<![CDATA[', ']]>']
