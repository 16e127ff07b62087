import { type Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { lookHere } from './support/look.ts'
import { untilLive } from './support/pages.ts'
import { mutate } from './support/small-count.ts'

/** Three stores that nothing else in the product is called like. */
async function threeStores(owner: Caller) {
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  const mark = Date.now().toString(36)
  const names = ['Ålesund', 'Molde', 'Voss'].map((name) => `${name} ${mark}`)
  const ids: string[] = []
  for (const name of names) {
    ids.push(textIn(await mutate(owner, 'stores:createWithBaseline', { orgId, name }), 'id'))
  }
  return { names, ids, mark }
}

test('a file of three stores becomes the expected stock of each, and a place of none is asked about', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const { names, ids, mark } = await threeStores(owner)
  const [alesund = '', molde = '', voss = ''] = names
  const rows = [
    'SKU,Item name,On hand,Location',
    `SEV-1,Jar,14,${alesund}`,
    `SEV-2,Candle,6,${alesund}`,
    `SEV-1,Jar,3,${molde.toUpperCase()}`,
    `SEV-3,Ruler,8,Alesund ${mark}`,
    `SEV-2,Candle,9,${voss}`,
    'SEV-1,Jar,99,Van 3',
  ]
  const file = {
    name: 'all-stores.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${rows.join('\n')}\n`),
  }
  const page = await open('owner')
  await page.goto(`/stores/${ids[0]}/admin/import`)
  await untilLive(page)
  await page.getByText('Items and expected stock').click()
  await page.locator('input[type=file]').setInputFiles(file)

  await expect(page.getByRole('heading', { name: 'This file has 3 of your stores' })).toBeVisible()
  const step = page.getByRole('region', { name: 'Stores' })
  await expect(step.getByRole('listitem').first()).toContainText('2 rows · 2 items · 20 in total')
  await expect(page.getByLabel(`Store of ${molde.toUpperCase()}`)).toHaveValue(ids[1] ?? '')
  // Without its accent it is the same name.
  await expect(page.getByLabel(`Store of Alesund ${mark}`)).toHaveValue(ids[0] ?? '')
  await expect(page.getByLabel('Store of Van 3')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Check 3 stores' })).toBeDisabled()
  await lookHere(page)
  await page.getByLabel('Store of Van 3').selectOption('Skip')
  await expect(page.getByText('1 row of 1 place skipped.')).toBeVisible()
  await page.getByRole('button', { name: 'Check 3 stores' }).click()

  await expect(page.getByRole('heading', { name: '5 rows for 3 stores' })).toBeVisible()
  await expect(page.getByText('belong to none of these stores: Van 3 (1 row)')).toBeVisible()
  await lookHere(page)
  await page.getByRole('button', { name: 'Import into 3 stores' }).click()
  await expect(
    page.getByRole('heading', { name: '3 stores have new expected stock' }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Done' })).toContainText('3 items · 28 expected')
  await lookHere(page)

  for (const id of ids) {
    const [line] = listIn(await owner.query('imports:list', { storeId: id }))
    expect(valueIn(line, 'status')).toBe('done')
    await page.goto(`/stores/${id}/admin/import`)
    await page.getByText('Items and expected stock').click()
    await expect(page.getByText('all-stores.csv')).toBeVisible()
    await expect(page.getByText('for several stores')).toBeVisible()
  }

  // The same shape again: nobody is asked.
  await page.goto(`/stores/${ids[1]}/admin/import`)
  await untilLive(page)
  await page.getByText('Items and expected stock').click()
  const later = { ...file, buffer: Buffer.from(`${rows.join('\n')}\n`.replace('14', '15')) }
  await page.locator('input[type=file]').setInputFiles(later)
  await expect(page.getByRole('heading', { name: '5 rows for 3 stores' })).toBeVisible()
  await page.getByRole('button', { name: 'Change stores' }).click()
  await expect(page.getByLabel('Store of Van 3')).toHaveValue('leave out')
})
