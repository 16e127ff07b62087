// From the label of a shelf to handing it in, on a small phone: where to count, and what to say when
// there was nothing, when it could not be counted, and when the number by hand does not meet.

import type { Locator, Page } from '@playwright/test'
import { type Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { shoot, typeAtOnce } from './support/night-count.ts'

const SMALL_PHONE = { viewport: { width: 320, height: 640 } }
const SOAP = { name: 'Olive soap', code: 'FLOW-SOAP-1' }

interface Count {
  readonly auditId: string
  readonly address: string
  readonly shelves: readonly string[]
}

/** A store of its own with three shelves, the last of which is somebody else's, and rooms counted as one. */
async function startCount(
  owner: Caller,
  protocol: object,
  wholeRooms: readonly string[] = [],
): Promise<Count> {
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  const barcodes = [{ code: SOAP.code }]
  // Later tests find the item of the first one.
  await owner.call('mutation', 'items:upsert', { orgId, name: SOAP.name, barcodes })
  const shelves = ['F-1', 'F-2', 'F-3'].map((code) => ({ code }))
  const storeId = await made(owner, 'stores:createWithBaseline', {
    orgId,
    name: 'Flow store',
    rooms: [{ name: 'Hall', shelves }, ...wholeRooms.map((name) => ({ name, shelves: [] }))],
  })
  const people = listIn(await owner.query('members:list', { orgId }))
  for (const firstName of ['Sam', 'Priya']) {
    const userId = idOf(people, firstName)
    await done(owner, 'users:assignUserToStore', { storeId, userId, role: 'scanner' })
  }
  const plan = { orgId, storeIds: [storeId], name: 'Flow count', withoutBaseline: true, protocol }
  const auditId = await made(owner, 'audits:create', plan)
  await done(owner, 'audits:start', { auditId })
  const page = await owner.query('auditAssignments:getAssignmentsWithProgress', { auditId })
  const assignments = listIn(valueIn(page, 'page'))
  const shelfIds = assignments.slice(2, 3).map((one) => textIn(one, 'shelfId'))
  const theirs = { auditId, shelfIds, userId: idOf(people, 'Priya') }
  await done(owner, 'auditAssignments:create', theirs)
  return {
    auditId,
    address: `/stores/${storeId}/audit/${auditId}/scanner`,
    shelves: assignments.map((one) => textIn(one, 'id')),
  }
}

async function done(owner: Caller, path: string, args: object): Promise<unknown> {
  const outcome = await owner.call('mutation', path, args)
  expect(outcome, path).toMatchObject({ status: 'success' })
  return outcome.value
}

async function made(owner: Caller, path: string, args: object): Promise<string> {
  return textIn(await done(owner, path, args), 'id')
}

function idOf(people: readonly unknown[], firstName: string): string {
  return textIn(
    people.find((one) => String(valueIn(one, 'name')).startsWith(firstName)),
    'id',
  )
}

async function typeLabel(phone: Page, label: string): Promise<void> {
  await phone.getByLabel('Scan or type the shelf label').fill(label)
  await phone.getByLabel('Scan or type the shelf label').press('Enter')
}

function sign(phone: Page): Locator {
  return phone.getByRole('heading', { level: 1 })
}

/** What the server knows of a shelf. */
async function shelfNow(owner: Caller, auditAssignmentId: string) {
  const counts = await owner.query('scanEvents:getByAssignment', { auditAssignmentId })
  return listIn(valueIn(counts, 'lines')).map((line) => valueIn(line, 'quantity'))
}

test('labels lead to shelves, and a shelf without a count is asked about', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const count = await startCount(owner, {})
  const phone = await open('scanner', SMALL_PHONE)
  await phone.goto(count.address)

  await test.step('one label is unknown, one is somebody else’s, one begins a shelf', async () => {
    await typeLabel(phone, 'Q-9')
    await expect(phone.getByRole('alert')).toHaveText('No shelf here has the label Q-9')
    await typeLabel(phone, 'f-3')
    await expect(phone.getByRole('alert')).toContainText('F-3 is assigned to')
    await typeLabel(phone, 'F-1')
    await expect(sign(phone)).toHaveText('F-1')
  })

  await test.step('the label of another shelf leads there, its own label ends it', async () => {
    await phone.evaluate(typeAtOnce, 'F-2')
    await expect(sign(phone)).toHaveText('F-2')
    await phone.evaluate(typeAtOnce, 'F-2')
    await expect(phone.getByText('Nothing scanned here. What did you see?')).toBeVisible()
  })

  await test.step('nothing that is touched there is smaller than a glove needs', async () => {
    for (const key of await phone.getByRole('dialog').getByRole('button').all()) {
      const box = await key.boundingBox()
      expect(Math.min(box?.height ?? 0, box?.width ?? 0), await key.innerText()).toBeGreaterThan(43)
    }
    const main = await phone.getByRole('button', { name: 'Go back and scan' }).boundingBox()
    expect(main?.height).toBeGreaterThanOrEqual(56)
  })

  await test.step('an empty shelf is handed in as empty', async () => {
    await phone.getByRole('button', { name: /^Empty/ }).click()
    await expect(phone.getByText('F-2 submitted')).toBeVisible()
  })

  await test.step('what could not be counted goes to the manager with a reason', async () => {
    await typeLabel(phone, 'F-1')
    await phone.getByRole('button', { name: 'Finish shelf' }).click()
    await phone.getByRole('button', { name: /Could not count/ }).click()
    await expect(phone.getByRole('button', { name: 'Send to manager' })).toBeDisabled()
    await phone.getByRole('button', { name: 'Locked', exact: true }).click()
    await phone.getByRole('button', { name: 'Send to manager' }).click()
    await expect(phone.getByText('F-1 submitted')).toBeVisible()
  })

  const page = await owner.query('auditAssignments:getAssignmentsWithProgress', {
    auditId: count.auditId,
  })
  const shelves = listIn(valueIn(page, 'page'))
  expect(shelves.map((one) => valueIn(one, 'status'))).toEqual([
    'excluded',
    'submitted',
    'assigned',
  ])
  expect(valueIn(shelves[0], 'reason')).toBe('Locked')
  expect(valueIn(shelves[1], 'declaredEmpty')).toBe(true)
})

test('zero is counted, and a number by hand that does not meet is never explained', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const { address, shelves } = await startCount(owner, { controlTotals: true })
  const [first = '', second = ''] = shelves
  const phone = await open('scanner', SMALL_PHONE)

  await test.step('a label without stock is saved as 0', async () => {
    await phone.goto(address)
    await typeLabel(phone, 'F-1')
    await phone.getByRole('button', { name: 'Finish shelf' }).click()
    await phone.getByRole('button', { name: /Counted zero/ }).click()
    await expect(phone.getByText('Scan a label, then type 0')).toBeVisible()
    await phone.evaluate(typeAtOnce, SOAP.code)
    await phone.getByRole('button', { name: '0', exact: true }).click()
    await phone.getByRole('button', { name: /^Save/ }).click()
    await expect.poll(() => shelfNow(owner, first)).toEqual([0])
  })

  await test.step('a number on the keypad is kept when one walks away, and counts once after coming back', async () => {
    await phone.evaluate(typeAtOnce, SOAP.code)
    await phone.getByRole('button', { name: '7', exact: true }).click()
    await phone.goBack()
    await expect.poll(() => shelfNow(owner, first)).toEqual([7])
    await typeLabel(phone, 'F-1')
    await phone.evaluate(typeAtOnce, SOAP.code)
    await expect(phone.getByRole('button', { name: 'Add to 7' })).toBeVisible()
    await phone.getByRole('button', { name: 'Cancel' }).click()
    await phone.getByRole('button', { name: /each scan/ }).click()
    await phone.evaluate(typeAtOnce, SOAP.code)
    await expect(phone.getByRole('button', { name: /on this shelf/ })).toContainText('8')
  })

  await test.step('name and count are large enough to be read in passing', async () => {
    const name = phone.getByText(SOAP.name, { exact: true })
    await expect(name).toHaveCSS('font-size', /^(2[4-9]|[3-9]\d)px$/)
    const number = phone
      .getByRole('button', { name: /on this shelf/ })
      .locator('span')
      .first()
    await expect(number).toHaveCSS('font-size', /^(4[89]|[5-9]\d|1\d\d)px$/)
  })

  await test.step('the hand that holds the phone decides where the keys are', async () => {
    const key = phone.getByRole('button', { name: 'Finish shelf' })
    const right = await key.boundingBox()
    await phone.goto(address)
    await phone.getByRole('button', { name: /hand/i }).click()
    await phone.goto(`${address}?assignment=${second}`)
    await expect(sign(phone)).toHaveText('F-2')
    await expect
      .poll(async () => (await key.boundingBox())?.x ?? 320)
      .toBeLessThan((right?.x ?? 0) - 100)
  })

  await test.step('a wrong number is asked for again, without the right one', async () => {
    await phone.evaluate(typeAtOnce, SOAP.code)
    await expect(phone.getByText(SOAP.code, { exact: true })).toBeVisible()
    await phone.getByRole('button', { name: 'Finish shelf' }).click()
    await phone.getByRole('dialog').getByRole('button', { name: '7', exact: true }).click()
    await phone.getByRole('button', { name: 'Check and submit' }).click()
    const refusal = phone.getByText('Your total and your scans don’t match.')
    await expect(refusal).toBeVisible()
    await expect(refusal).not.toHaveText(/\d/)
    await phone.getByRole('button', { name: 'Check and submit' }).click()
    await expect(phone.getByText('F-2 submitted')).toBeVisible()
  })
  expect(await shelfNow(owner, second)).toEqual([1])
})

const LONGEST_ROOM =
  'Cold storage behind the bakery counter, left of the second loading ramp, with both freezers of the butcher next door'

test('a room with the longest of names is counted on a small phone: no name is cut, no key without its verb', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const count = await startCount(owner, {}, [LONGEST_ROOM])
  const phone = await open('scanner', SMALL_PHONE)
  await phone.goto(count.address)
  const row = phone.getByRole('button', { name: LONGEST_ROOM })
  await expect(row).toHaveCount(1)
  expect(await hiddenPartOf(row.getByText(LONGEST_ROOM)), 'all of the name is there').toBe(0)
  await row.click()
  await expect(sign(phone)).toHaveText(LONGEST_ROOM)
  await expect(phone.getByRole('button', { name: 'All sent' })).toBeInViewport({ ratio: 1 })
  const hint = phone.getByText('Use the camera or a handheld scanner, or type the code.')
  const deck = phone.getByRole('button', { name: 'Undo' })
  const [below, words] = [await deck.boundingBox(), await hint.boundingBox()]
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  await shoot(phone, SOAP.code)
  await phone.getByRole('button', { name: 'Finish shelf' }).click()
  const submit = phone.getByRole('button', { name: `Submit ${LONGEST_ROOM}` })
  expect(await topOfWordsIn(submit), 'the verb is on the key').toBeGreaterThanOrEqual(0)
  await submit.click()
  await expect(phone.getByRole('alert').filter({ hasText: 'submitted' })).toBeVisible()
  expect(await shelfNow(owner, count.shelves.at(-1) ?? '')).toEqual([1])
})

test('a shelf that is counted again says so on the list, and starts from nothing', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const count = await startCount(owner, {})
  const [shelf = ''] = count.shelves
  const phone = await open('scanner', SMALL_PHONE)
  await phone.goto(`${count.address}?assignment=${shelf}`)
  await shoot(phone, SOAP.code)
  await phone.getByRole('button', { name: 'Finish shelf' }).click()
  await phone.getByRole('button', { name: 'Submit F-1' }).click()
  await expect(phone.getByText('F-1 submitted')).toBeVisible()
  const again = { auditAssignmentId: shelf, reason: 'Once more' }
  const round = await done(owner, 'auditAssignments:resetAssignment', again)
  await phone.getByRole('button', { name: /F-1 .*Count again/ }).click()
  await expect(phone.getByText('Once more')).toBeVisible()
  await expect(phone.getByText('Count all of F-1 again.')).toBeVisible()
  await shoot(phone, SOAP.code)
  await expect(phone.getByRole('button', { name: /1\s*on this shelf/ })).toBeVisible()
  await expect.poll(() => shelfNow(owner, textIn(round, 'auditAssignmentId'))).toEqual([1])
})

/** How many pixels of a text are cut off. */
function hiddenPartOf(text: Locator): Promise<number> {
  return text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
}

/** How far the first line on a key stands below its upper edge. */
function topOfWordsIn(key: Locator): Promise<number> {
  return key.evaluate((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    const [first] = words.getClientRects()
    return (first?.top ?? Number.NEGATIVE_INFINITY) - button.getBoundingClientRect().top
  })
}
