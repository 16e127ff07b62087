import { expect, test } from 'vitest'
import { chooseLanguage, languageCookie, languageOfCookie } from './choose-language.ts'

test('a browser is met in the best language that it asks for and that is offered', () => {
  const met = (accepted: string) => chooseLanguage({ accepted })
  expect(met('de-AT,de;q=0.9,en;q=0.5')).toBe('de')
  expect(met('en;q=0.3, pt-BR;q=0.8')).toBe('pt')
  expect(met('ja,zh-CN;q=0.7')).toBe('zh')
  expect(met('fr;q=0, es;q=0.1')).toBe('es')
  expect(met('xx')).toBe('en')
  expect(met('')).toBe('en')
})

test('the address goes before the profile, the profile before the device, the device before the browser', () => {
  const hints = { asked: 'vi', own: 'tr', onDevice: 'pl', accepted: 'nl' }
  expect(chooseLanguage(hints)).toBe('vi')
  expect(chooseLanguage({ ...hints, asked: 'klingon' })).toBe('tr')
  expect(chooseLanguage({ ...hints, asked: null, own: null })).toBe('pl')
  expect(chooseLanguage({ ...hints, asked: undefined, own: undefined, onDevice: '' })).toBe('nl')
})

test('a device keeps its language among its other cookies', () => {
  const [pair = ''] = languageCookie('uk').split(';')
  expect(languageOfCookie(`a=1; ${pair}; b=2`)).toBe('uk')
  expect(languageOfCookie('shelfcount-language=<script>')).toBeUndefined()
  expect(languageOfCookie('')).toBeUndefined()
})
