// What a page in the pseudo language says without a message: its messages have brackets and accents, and everything
// else has to come from the data that the page was given.

import type { Page, Response } from '@playwright/test'

/** Hears everything that the pages of a browser are given. */
export function hearData(page: Page): () => string {
  const given: string[] = []
  const keep = (text: string) => void given.push(unescaped(text))
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => keep(payload.toString())),
  )
  page.on('response', (response) => {
    if (isData(response)) response.text().then(keep, () => {})
  })
  return () => given.join('\n')
}

function isData(response: Response): boolean {
  const type = response.headers()['content-type'] ?? ''
  return type.includes('json') || type.includes('text/html')
}

/** Scripts and frames write quotes and other letters in their own ways. */
function unescaped(text: string): string {
  return text
    .replaceAll(/\\u([0-9a-f]{4})|\\x([0-9a-f]{2})/gi, (_, long: string, short: string) =>
      String.fromCharCode(Number.parseInt(long ?? short, 16)),
    )
    .replaceAll('\\"', '"')
    .replaceAll('\\/', '/')
}

/** Every text that stands in no message, and every name that is only heard. */
export async function plainTexts(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const isOurs = (text: string) => text.includes('[')
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, noscript, code, pre, kbd, [role=img]')) continue
      // Languages stand in a choice by the names that their speakers give them.
      if (parent.closest('[lang]:not(html)')) continue
      const around = parent.closest('p, h1, h2, h3, li, dt, dd, td, th, label, button, a') ?? parent
      if (!isOurs(around.textContent ?? '')) texts.push(node.textContent ?? '')
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        const text = element.getAttribute(name) ?? ''
        if (!isOurs(text) && !element.closest('[lang]:not(html), [aria-hidden=true]'))
          texts.push(text)
      }
    }
    return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))]
  })
}

/** Months, days and units that a format writes, the names of keys, and the product's own. */
const WRITTEN =
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b|\bmin\b|\b(Shelfcount|Ctrl|Esc|Enter|CSV|JSON|SKU|PDF|UTC)\b/g

/** A currency by its code, with the name that the browser has for it. */
const CURRENCY = /^[A-Z]{3} · /

/** Texts whose words stand in nothing that the page was given. */
export function notGiven(texts: readonly string[], data: string): readonly string[] {
  const said = texts.filter((text) => !CURRENCY.test(text))
  return said.filter((text) =>
    text
      .split(/ · |, |: |; | – |…/)
      .map((part) => part.trim())
      .some((part) => /[a-z]{3}/i.test(part.replaceAll(WRITTEN, '')) && !data.includes(part)),
  )
}
