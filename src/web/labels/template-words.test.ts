import { expect, it } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { labelWords, templateWords } from './template-words.ts'

const t = messagesIn('en', 'labels')

it('a label template is described by what it means', () => {
  expect(templateWords('28IIIIIWWWWWC', t)).toBe('Item 5 digits, weight in grams 5 digits')
  expect(templateWords('28XXIIIWWWWWC', t)).toBe('Own pattern')
})

it('a label is described by what it says, or by that no template fits', () => {
  const templates = ['28IIIIIWWWWWC', '21IIIIIVPPPPC']
  expect(labelWords('28123', templates, t)).toBeUndefined()
  expect(labelWords('2812345012505', templates, t)).toBe('Item 2812345000007, 1,250 g')
  expect(labelWords('4006381333931', templates, t)).toMatch(/No format fits/)
})
