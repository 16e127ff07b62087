// Headers whose words are cut short: "Cena zak.", "Qtd. Est.", "Nab. cena".

import { foldText, partedWords } from './likeness.ts'

interface Token {
  readonly text: string
  readonly isDotted: boolean
}

/** Without a dot behind it, a shorter beginning is that of too many words. */
const SHORTEST = 3
const TOKEN = /([\p{L}\p{N}]+)(\.?)/gu

export function tokensOf(header: string): readonly Token[] {
  const tokens = [...partedWords(header).matchAll(TOKEN)]
  return tokens.map(([, text = '', dot]) => ({ text: foldText(text), isDotted: dot === '.' }))
}

/** Two words may stand in either order: "Цена розн." is the "розничная цена". */
export function abbreviate(tokens: readonly Token[], phrase: readonly string[]): boolean {
  if (tokens.length !== phrase.length) return false
  return fitsEach(tokens, phrase) || (phrase.length === 2 && fitsEach(tokens.toReversed(), phrase))
}

function fitsEach(tokens: readonly Token[], phrase: readonly string[]): boolean {
  const isWhole = tokens.some(({ text }, at) => text === phrase[at])
  const areLong = tokens.every(({ text }) => text.length >= SHORTEST)
  return (isWhole || areLong) && tokens.every((token, at) => isBeginning(token, phrase[at] ?? ''))
}

function isBeginning({ text, isDotted }: Token, word: string): boolean {
  return word.startsWith(text) && (text === word || isDotted || text.length >= SHORTEST)
}
