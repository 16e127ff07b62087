// A shelf that was cleared out: its counter finds nothing where units were expected, and the manager is told what that
// is worth, and has it to decide. What becomes of such lines until the seal is in never-found.pg.test.ts.

import { type Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { lookHere } from './support/look.ts'
import { untilLive } from './support/pages.ts'
import { countAt, handIn, mutate, seatTeam } from './support/small-count.ts'
import { stockedStore } from './support/submitted-audit.ts'

/** The kettles lie on the shelf that is empty, the tea there and elsewhere, the saffron where nobody goes. */
const FILE = [
  'SKU,Name,Qty,Cost,Shelf',
  'CLR-1,Copper kettle,12,20.00,T-02',
  'CLR-2,Green tea,4,5.00,T-02',
  'CLR-2,Green tea,2,5.00,T-01',
  'CLR-3,Honey,6,3.00,T-01',
  'CLR-4,Saffron,3,8.00,T-03',
].join('\n')

async function startCount(owner: Caller) {
  const { orgId, storeId } = await stockedStore(owner, FILE, ['T-01', 'T-02', 'T-03'])
  await seatTeam(owner, orgId, storeId)
  const plan = { orgId, storeIds: [storeId], name: 'Cleared out' }
  const auditId = textIn(await mutate(owner, 'audits:create', plan), 'id')
  await mutate(owner, 'audits:start', { auditId })
  const planned = await owner.query('auditAssignments:getAssignmentsWithProgress', { auditId })
  const shelves = listIn(valueIn(planned, 'page')).map((one) => textIn(one, 'id'))
  const items = listIn(valueIn(await owner.query('items:list', { orgId }), 'page'))
  const idOf = (sku: string) =>
    textIn(
      items.find((item) => valueIn(item, 'sku') === sku),
      'id',
    )
  return { storeId, auditId, path: `/stores/${storeId}/audit/${auditId}`, shelves, idOf }
}

test('what a cleared-out shelf has lost is said while counting goes on, and waits in review', async ({
  open,
  callAs,
}) => {
  const [owner, sam] = [await callAs('owner'), await callAs('scanner')]
  const { auditId, path, shelves, idOf } = await startCount(owner)
  const [first = '', empty = ''] = shelves

  await test.step('a counter hands one shelf in, and finds the next one empty', async () => {
    await countAt(sam, first, [idOf('CLR-3')], 6)
    await handIn(sam, first, 1)
    const phone = await open('scanner', { viewport: { width: 390, height: 844 } })
    await phone.goto(`${path}/scanner?assignment=${empty}`)
    await phone.getByRole('button', { name: 'Finish shelf' }).click()
    await expect(phone.getByText('Nothing scanned here. What did you see?')).toBeVisible()
    await phone.getByRole('button', { name: /^Empty/ }).click()
    await expect(phone.getByText('T-02 submitted')).toBeVisible()
  })

  const page = await open('owner')
  const headline = page.getByRole('region', { name: 'Result' })
  const lines = page.getByRole('list', { name: 'Lines' }).getByRole('listitem')

  await test.step('while counting goes on, the headline says what was not found so far', async () => {
    await page.goto(`${path}/results`)
    await untilLive(page)
    await expect(headline).toContainText('Submitted shelves are $240.00 short')
    await expect(headline).toContainText('1 line worth $30.00 was not found on submitted shelves.')
    await lookHere(page)
  })

  await test.step('in review both lines wait: the one that is short, and the one that was not found', async () => {
    const waivers = [{ point: 'coverage', name: 'Olivia', reason: 'Closed aisle' }]
    await mutate(owner, 'audits:updateStatus', { auditId, status: 'submitted', waivers })
    await expect(lines).toHaveCount(2)
    await expect(lines.filter({ hasText: 'Green tea' })).toHaveCount(1)
  })
})
