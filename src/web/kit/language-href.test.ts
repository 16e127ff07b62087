import { expect, test } from 'vitest'
import { languageHref } from './language-href.ts'

test('another language is the same page, with everything else that its address says', () => {
  expect(languageHref('/sign-in', 'de')).toBe('/sign-in?lang=de')
  expect(languageHref('/sign-up?invitation=a%2Fb&lang=en#main', 'uk')).toBe(
    '/sign-up?invitation=a%2Fb&lang=uk#main',
  )
})
