// Elements of one name in a long XML text that comes in pieces: as much of XML as sheets use. Nothing is
// ever looked up or expanded, so that a document cannot ask for more than it holds.

export interface XmlElement {
  readonly attributes: string
  readonly content: string
}

/** In browsers and in Node alike; the compiler is told of no platform here. */
declare const TextDecoder: new (
  label: string,
) => { decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string }

/** No row of a sheet, and no text in it, is that long. */
const LONGEST_ELEMENT = 4 * 1024 * 1024
const LONGEST_TAG = 256

/** Takes pieces as they come. */
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

/** Answers where the text begins that is still needed. */
function* completeElements(text: string, name: string): Generator<XmlElement, number> {
  // A name of its own for every namespace: <row> and <x:row> are the same.
  const opening = new RegExp(`<(\\w+:)?${name}(?=[\\s/>])`, 'g')
  let done = 0
  for (;;) {
    const found = opening.exec(text)
    // A tag may be cut in two; an element that was whole must not come again.
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

const SOUND = /<(\w+:)?rPh\b[\s\S]*?<\/(\w+:)?rPh>/g
const TEXT = /<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g
const ESCAPED = /_x([\dA-F]{4})_/gi

/** Everything written in <t>, without how it is to be read aloud. */
export function textsIn(xml: string): string {
  const spoken = xml.includes('rPh') ? xml.replace(SOUND, '') : xml
  let text = ''
  for (const [, part = ''] of spoken.matchAll(TEXT)) text += officeText(part)
  return text
}

/** Letters that XML cannot hold are written as _x000D_. */
export function officeText(xml: string): string {
  const text = unescapeXml(withoutCdata(xml))
  if (!text.includes('_x')) return text
  return text.replace(ESCAPED, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function withoutCdata(xml: string): string {
  if (!xml.includes('<![CDATA[')) return xml
  return xml.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, inside: string) =>
    inside.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  )
}
