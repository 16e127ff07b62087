import { expect, test } from 'vitest'
import { paperAddress, shownAddress, wholeAddress } from './export-address.ts'

test('a whole file is asked for without any filter', () => {
  expect(wholeAddress('xlsx', 'a', 'de')).toBe('/api/results.xlsx?auditId=a&language=de')
  expect(paperAddress('a', 500, 'de')).toBe('/api/results.pdf?auditId=a&lines=500&language=de')
})

test('what is cut on screen is cut in the file', () => {
  const lines = { storeIds: ['s', 't'], search: 'tea & more', category: '' }
  expect(shownAddress('csv', 'a', { tab: 'missing', sort: 'value', ...lines }, 'de')).toBe(
    '/api/results.csv?auditId=a&language=de&tab=missing&sort=value&storeIds=s%2Ct&search=tea+%26+more&category=',
  )
  const tolerance = { units: 2, percent: null }
  expect(shownAddress('csv', 'a', { tab: 'beyond', sort: 'name', tolerance }, 'de')).toBe(
    '/api/results.csv?auditId=a&language=de&tab=beyond&sort=name&units=2',
  )
})
