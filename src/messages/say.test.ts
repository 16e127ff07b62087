import { expect, test } from 'vitest'
import { compileCatalogue } from './compile-catalogue.ts'
import { type PageLanguage, PSEUDO_LANGUAGE } from './languages.ts'
import { pseudoCatalogue } from './pseudo-catalogue.ts'
import { sayFrom } from './say.ts'

const english = compileCatalogue({
  title: 'Sign in',
  greeting: 'Hello {name}',
  shelves: '{count, plural, one {# shelf of {room}} other {# shelves of {room}}} left',
  terms: 'Read the <link>terms</link>, {name}.',
})

type Node = { readonly tag: string }
type Told = Readonly<Record<string, unknown>>

function say(language: PageLanguage, catalogue = english) {
  const said = sayFrom<'common', Node>(catalogue, language, (parts) => ({
    tag: parts.map((part) => (typeof part === 'string' ? part : part.tag)).join('|'),
  }))
  return said as unknown as (key: string, told?: Told) => string | Node
}

test('placeholders and plurals are filled in, with numbers as the language writes them', () => {
  expect(say('en')('title')).toBe('Sign in')
  expect(say('en')('greeting', { name: 'Dana' })).toBe('Hello Dana')
  expect(say('en')('shelves', { count: 1, room: 'Cellar' })).toBe('1 shelf of Cellar left')
  expect(say('de')('shelves', { count: 2_000, room: 'Keller' })).toBe(
    '2.000 shelves of Keller left',
  )
})

test('a plural has the forms of its language', () => {
  const polish = compileCatalogue({
    shelves: '{count, plural, one {# regał} few {# regały} many {# regałów} other {# regału}}',
  })
  const forms = [1, 2, 5, 22].map((count) => say('pl', polish)('shelves', { count }))
  expect(forms).toEqual(['1 regał', '2 regały', '5 regałów', '22 regały'])
})

test('a sentence with a link in it comes as one piece', () => {
  const link = (children: readonly string[]): Node => ({ tag: `<${children.join('')}>` })
  expect(say('en')('terms', { link, name: 'Dana' })).toEqual({ tag: 'Read the |<terms>|, Dana.' })
})

test('in a language that runs the other way, names keep their own direction', () => {
  expect(say('ar')('greeting', { name: 'A-04' })).toBe('Hello \u2068A-04\u2069')
})

test('what chooses among the branches of a sentence chooses in every language', () => {
  const chosen = compileCatalogue({
    ended: '{state, select, expired {{by} was late} other {unknown}} <b>{by}</b>',
  })
  const told = { state: 'expired', by: 'A-04', b: ([by]: readonly string[]) => ({ tag: `${by}` }) }
  expect(say('en', chosen)('ended', told)).toEqual({ tag: 'A-04 was late |A-04' })
  const isolated = '\u2068A-04\u2069'
  expect(say('ar', chosen)('ended', told)).toEqual({ tag: `${isolated} was late |${isolated}` })
})

test('names are filled in as they are, whatever syntax they have in them', () => {
  const names = ['{name}', "it's '{", '<link>x</link>', '</script>', '#', '🧺'.repeat(200)]
  for (const name of names) expect(say('en')('greeting', { name })).toBe(`Hello ${name}`)
})

test('the pseudo language is longer, accented and in brackets, and keeps what is filled in', () => {
  const pseudo = say(PSEUDO_LANGUAGE, pseudoCatalogue(english))
  expect(pseudo('title')).toBe('[Šïǧñ ïñ~~~]')
  expect(pseudo('greeting', { name: 'Dana' })).toBe('[Ħéłłó Dana~~~~]')
  expect(pseudo('shelves', { count: 2, room: 'C-1' })).toMatch(/^\[2 šħéłṽéš óƒ C-1 łéƒŧ[~ ]+\]$/)
  const link = (children: readonly string[]): Node => ({ tag: children.join('') })
  expect(pseudo('terms', { link, name: 'D' })).toEqual({
    tag: expect.stringMatching(/^\[Řéáđ ŧħé \|ŧéřɱš\|, D\.[~ ]+\]$/),
  })
})

test('a key that is not there is a bug and no empty line', () => {
  expect(() => say('en')('nothing')).toThrow('There is no message nothing')
})
