import { expect, test } from 'vitest'
import { explainConnection } from './database-refused.ts'

test('a name with several addresses, none of which answers, is told with all of them', () => {
  const refusals = ['::1', '127.0.0.1'].map((one) => new Error(`connect ECONNREFUSED ${one}:5432`))
  expect(explainConnection(new AggregateError(refusals))).toBe(
    'The database of DATABASE_URL cannot be reached: connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  )
})
