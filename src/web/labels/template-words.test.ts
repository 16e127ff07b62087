import { expect, it } from 'vitest'
import { labelWords, templateWords } from './template-words.ts'

it('a label template is described by what it means', () => {
  expect(templateWords('28IIIIIWWWWWC')).toBe('Item 5 digits, weight in grams 5 digits')
  expect(templateWords('28XXIIIWWWWWC')).toBe('Own pattern')
})

it('a label is described by what it says, or by that no template fits', () => {
  const templates = ['28IIIIIWWWWWC', '21IIIIIVPPPPC']
  expect(labelWords('28123', templates)).toBeUndefined()
  expect(labelWords('2812345012505', templates)).toBe('Item 2812345000007, 1250 g')
  expect(labelWords('4006381333931', templates)).toMatch(/No template fits/)
})
