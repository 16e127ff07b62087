import { expect, test } from 'vitest'
import { paperAddress, shownAddress, wholeAddress } from './export-address.ts'

const audit = { auditId: 'a', storeId: 's' }

test('a whole file is asked for without any filter', () => {
  expect(wholeAddress('xlsx', audit)).toBe('/api/results.xlsx?auditId=a')
  expect(paperAddress(audit, 500)).toBe('/api/results.pdf?auditId=a&lines=500')
})

test('what is cut on screen is cut in the file', () => {
  expect(shownAddress('csv', audit, { tab: 'missing', q: 'tea & more', category: '' })).toBe(
    '/api/results.csv?auditId=a&tab=missing&sort=value&storeIds=s&search=tea+%26+more&category=',
  )
  expect(shownAddress('csv', audit, { stores: 'all', room: 'r', sort: 'name' })).toBe(
    '/api/results.csv?auditId=a&sort=name&roomId=r',
  )
})
