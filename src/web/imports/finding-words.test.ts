import { expect, test } from 'vitest'
import { NAME_MAX_LENGTH } from '#domain/naming.ts'
import { SHELF_CODE_MAX_LENGTH } from '#domain/shelf-code.ts'
import { keepMessages } from '#tests/support/keep-messages.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { findingsFileWords, findingText, findingTitle, suggestionText } from './finding-words.ts'

await keepMessages('de', ['findings'])
await keepMessages('es', ['findings'])
await keepMessages('fr', ['findings'])

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const

test.each(LANGUAGES)('in %s, what is too long is told the length that fits', (language) => {
  const t = messagesIn(language, 'findings')
  expect(findingText('text_too_long', t)).toContain(String(NAME_MAX_LENGTH))
  expect(findingText('text_shortened', t)).toContain(String(NAME_MAX_LENGTH))
  expect(findingText('shelf_too_long', t)).toContain(String(SHELF_CODE_MAX_LENGTH))
})

test('a finding is counted with its noun, in the language of the reader', () => {
  expect(findingTitle('quantity_missing', 1, messagesIn('en', 'findings'))).toBe(
    '1 row has no quantity',
  )
  expect(findingTitle('quantity_missing', 1_204, messagesIn('de', 'findings'))).toBe(
    '1.204 Zeilen haben keine Menge',
  )
})

test('a line of the file says what is wrong without counting it', () => {
  expect(findingsFileWords(messagesIn('de', 'findings')).wrong('quantity_missing')).toBe(
    'Zeile hat keine Menge. Leer ist nicht null. Gib 0 ein, wenn nichts da sein soll.',
  )
})

test('where else to look is said in the language of the reader, and a value as it is', () => {
  const t = messagesIn('de', 'findings')
  expect(suggestionText('See row 12', t)).toBe('Siehe Zeile 12')
  expect(suggestionText('Belongs to A-1, Pencil', t)).toBe('Gehört zu A-1, Pencil')
  expect(suggestionText('12', t)).toBe('12')
})
