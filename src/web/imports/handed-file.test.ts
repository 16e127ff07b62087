import { expect, test } from 'vitest'
import { begunFile, claimHandedFile, handOverFile, noteBegunFile } from './handed-file.ts'

const file = new File(['a\tb'], 'stock.tsv')

test('a file goes to what it was dropped for, and once', () => {
  handOverFile({ file, storeId: 's1', auditId: 'a1', use: 'baseline' })
  expect(claimHandedFile({ storeId: 's1', auditId: null })).toBeUndefined()
  expect(claimHandedFile({ storeId: 's2', auditId: 'a1' })).toBeUndefined()
  expect(claimHandedFile({ storeId: 's1', auditId: 'a1' })?.file).toBe(file)
  expect(claimHandedFile({ storeId: 's1', auditId: 'a1' })).toBeUndefined()
})

test('a file that somebody has begun to import is known until they leave it', () => {
  const forget = noteBegunFile('stock.csv')
  expect(begunFile()).toBe('stock.csv')
  forget()
  expect(begunFile()).toBeUndefined()
})
