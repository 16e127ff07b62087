// Mails are written once, as a letter, and sent as text and HTML.

import { factsOf, type Language } from '#messages/languages.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Letter {
  readonly language: Language
  /** Shown before the address that the button links to. */
  readonly addressNote: string
  readonly to: string
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly button: { readonly label: string; readonly url: string }
  /** Small print about the link. */
  readonly footer: string
}

export function composeMail(letter: Letter): Mail {
  const { to, subject } = letter
  return { to, subject, text: textOf(letter), html: htmlOf(letter) }
}

function textOf({ title, paragraphs, button, footer }: Letter): string {
  const parts = [title, ...paragraphs, `${button.label}:\n${button.url}`, `-- \n${footer}`]
  return `${parts.join('\n\n')}\n`
}

// Mail programs do not support style sheets and little of CSS, so every style is inline.
const FONT = 'font-family:Arial,Helvetica,sans-serif'
/** The colors of the light theme. */
export const MAIL_COLORS = {
  ink: '#1d2126',
  dimmed: '#5b636c',
  action: '#1971c2',
  chrome: '#f8f9fa',
} as const
const { ink, dimmed, action, chrome } = MAIL_COLORS
const PAPER = `margin:0;padding:24px;background:${chrome};color:${ink};${FONT}`
const SHEET = 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:4px'
const TITLE = 'margin:0 0 16px;font-size:22px;line-height:1.3'
const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.5'
const BUTTON = `display:inline-block;padding:12px 20px;background:${action};color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none;border-radius:4px`
const SMALL = `margin:24px 0 0;font-size:13px;line-height:1.5;color:${dimmed}`
const LINK = `color:${action};word-break:break-all`

function htmlOf(letter: Letter): string {
  const { subject, title, paragraphs, button, footer } = letter
  const { language, addressNote } = letter
  const url = escapeHtml(button.url)
  const html = `<html lang="${language}" dir="${factsOf(language).direction}">`
  return [
    '<!doctype html>',
    `${html}<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${PAPER}"><div style="${SHEET}">`,
    `<h1 style="${TITLE}">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((one) => `<p style="${PARAGRAPH}">${escapeHtml(one)}</p>`),
    `<p style="margin:24px 0"><a href="${url}" style="${BUTTON}">${escapeHtml(button.label)}</a></p>`,
    `<p style="${SMALL}">${escapeHtml(addressNote)}<br><a href="${url}" style="${LINK}">${url}</a></p>`,
    `<p style="${SMALL}">${escapeHtml(footer)}</p>`,
    '</div></body></html>',
  ].join('\n')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
