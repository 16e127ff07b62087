// An entry of the journal in words, in the language of the reader: the same on screen and in files.

import { isJournalAction, spellAction, spellName } from '#domain/journal-actions.ts'
import {
  type JournalFacts,
  type JournalSaying,
  type JournalValue,
  type JournalWord,
  journalSayings,
} from '#domain/journal-sayings.ts'
import { isNamedFact } from '#domain/journal-terms.ts'
import type { Areas } from '#messages/areas.ts'
import type { Say } from '#messages/catalogue.ts'
import type { Formats } from '#messages/formats.ts'

export interface JournalWords<Node = never> {
  readonly t: Say<Areas['journal'], Node>
  readonly formats: Formats
}

/** What was done; an action without words is spelt out. */
export function actionWords<Node>(action: string, { t }: Pick<JournalWords<Node>, 't'>): string {
  return isJournalAction(action) ? t(`action.${action}`) : spellAction(action)
}

/** What it was about, in one line. */
export function journalText<Node>(entry: JournalFacts, words: JournalWords<Node>): string {
  return journalSayings(entry)
    .map((saying) => sayingText(saying, words))
    .join(' · ')
}

function sayingText<Node>(saying: JournalSaying, words: JournalWords<Node>): string {
  const { t } = words
  switch (saying.code) {
    case 'word':
      return wordText(saying.word, words)
    case 'quoted':
      return t('said.quoted', { text: valueText(saying.value, words) })
    case 'counted':
      return t(`count.${saying.what}`, { count: saying.count })
    case 'names': {
      const names = saying.names.join(', ')
      return saying.more > 0 ? t('said.more', { names, count: saying.more }) : names
    }
    case 'person':
      return nameText(saying.person, words)
    case 'for':
    case 'countOf':
      return t(`said.${saying.code}`, { name: nameText(saying.person, words) })
    case 'in':
      return t('said.in', { room: valueText(saying.room, words) })
    case 'renamed': {
      const { before, now } = saying
      return t('said.renamed', { before: valueText(before, words), now: valueText(now, words) })
    }
    case 'moved': {
      const { from, to } = saying
      return t('said.moved', { from: wordText(from, words), to: wordText(to, words) })
    }
    case 'row':
      return t('said.row', { row: valueText(saying.row, words) })
    case 'cell': {
      const value = saying.value === null ? t('said.empty') : valueText(saying.value, words)
      return t('said.named', { name: wordText(saying.column, words), value })
    }
    case 'named': {
      const { name } = saying
      const value = saying.value === true ? t('said.yes') : valueText(saying.value, words)
      return t('said.named', {
        name: isNamedFact(name) ? t(`fact.${name}`) : spellName(name),
        value,
      })
    }
  }
}

function wordText<Node>(word: JournalWord, words: JournalWords<Node>): string {
  return 'term' in word ? words.t(`term.${word.term}`) : valueText(word.value, words)
}

function valueText(value: JournalValue, { formats }: Pick<JournalWords, 'formats'>): string {
  return typeof value === 'number' ? formats.number(value) : value
}

/** Somebody whose account was deleted has no name any more. */
export function nameText<Node>(name: string | null, { t }: Pick<JournalWords<Node>, 't'>): string {
  return name ?? t('said.gone')
}
