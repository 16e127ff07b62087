import { expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { newCustomer, TWENTY_CALLS } from '#tests/support/billing.ts'
import { testDatabase } from '#tests/support/database.ts'
import { readAccount } from './read-account.ts'

const database = await testDatabase()
const world = new World({ database, catalog: TWENTY_CALLS })
const organizationId = await newCustomer(world)

async function columnsOf(table: string): Promise<readonly string[]> {
  const { rows } = await database.owner.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by 1`,
    [table],
  )
  return rows.map(({ name }) => name)
}

test('a look at an account has every column of its rows', async () => {
  const { rows } = await database.app.query('select app.look_at_billing($1) as account', [
    organizationId,
  ])
  const { customer, balances, products } = rows[0].account
  expect(Object.keys(customer).sort()).toEqual(await columnsOf('billing_customer'))
  expect(Object.keys(balances[0]).sort()).toEqual(await columnsOf('billing_balance'))
  expect(Object.keys(products[0]).sort()).toEqual(await columnsOf('billing_product'))
})

test('amounts stay exact to the last digit', async () => {
  const exact = '12345678901234567.123456789'
  const { rowCount } = await database.owner.query(
    `update billing_balance set granted = $2, balance = $2, floor = $2
     where organization_id = $1`,
    [organizationId, exact],
  )
  expect(rowCount).toBeGreaterThan(0)
  await database.owner.query('update billing_customer set credit = $2 where organization_id = $1', [
    organizationId,
    exact,
  ])
  const account = await readAccount(database.app, organizationId)
  expect(account?.customer.credit.toFixed()).toBe(exact)
  for (const { granted, balance, floor } of account?.balances ?? []) {
    for (const one of [granted, balance, floor]) expect(one?.toFixed()).toBe(exact)
  }
})

test('nobody has a look at a customer that is not there', async () => {
  expect(await readAccount(database.app, crypto.randomUUID())).toBeUndefined()
})
