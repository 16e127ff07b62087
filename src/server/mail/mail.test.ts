import { expect, test } from 'vitest'
import { composeMail, type Letter } from './mail.ts'

const letter: Letter = {
  language: 'en',
  addressNote: 'Or open this address:',
  to: 'sam@example.test',
  subject: 'A & B',
  title: 'Welcome',
  paragraphs: ['First <b>one</b>.', 'Second.'],
  button: { label: 'Go', url: 'https://example.test/?a=1&b="2"' },
  footer: "It's over in an hour.",
}

test('both parts say the same and carry the same link', () => {
  const { text, html } = composeMail(letter)
  for (const words of ['Welcome', 'Second.', 'Go']) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
  expect(text).toContain('\nhttps://example.test/?a=1&b="2"\n')
  expect(html).toContain('href="https://example.test/?a=1&amp;b=&quot;2&quot;"')
})

test('what people wrote stays text in HTML', () => {
  const { html } = composeMail(letter)
  expect(html).not.toContain('<b>')
  expect(html).toContain('First &lt;b&gt;one&lt;/b&gt;.')
  expect(html).toContain('<title>A &amp; B</title>')
})
