// The network goes at the worst moment: after the server has done what it was asked, before anybody has
// heard of it, or while a manager decides otherwise. Nothing is lost, nothing is there twice, and what the
// phone says is true.

import { expect, type Page, test } from '@playwright/test'
import { listIn, textIn, valueIn } from './support/calls.ts'
import {
  chip,
  type NightCount,
  onShelf,
  openAs,
  readyForOffline,
  recordedOn,
  scannerAddress,
  shoot,
  startNightCount,
  TEA,
} from './support/night-count.ts'
import { phoneAtNight } from './support/phone.ts'
import { ACCOUNTS } from './support/product.ts'

const phone = phoneAtNight()

/** At the first shelf of a count, with everything on the phone that it needs. */
async function openOnPhone(protocol?: object) {
  const { context, count, shelf, address } = await phone.start(protocol)
  const page = await openAs(context, phone.shop, address)
  await readyForOffline(page)
  return { page, count, shelf }
}

test('what the server has done without anybody hearing of it is done once', async () => {
  const { page, count, shelf } = await openOnPhone()
  const { network, manager } = phone.shop
  const unheard = async (act: () => Promise<unknown>, isThere: () => Promise<unknown>) => {
    await expect(chip(page)).toHaveText('All sent')
    network.loseAnswers()
    await act()
    await expect.poll(isThere).toBe(true)
    await expect(chip(page)).toHaveText(/not sent|waiting/)
    await network.restore()
    await expect(chip(page)).toHaveText('All sent')
  }
  const events = async () => (await recordedOn(manager, shelf)).events.length
  await unheard(
    () => shoot(page, TEA),
    async () => (await events()) === 1,
  )
  await unheard(
    async () => {
      await page.getByRole('button', { name: /change the number/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: '7', exact: true }).click()
      await page.getByRole('button', { name: /^Save/ }).click()
    },
    async () => (await events()) === 2,
  )
  await expect(onShelf(page)).toHaveText('7')
  await unheard(
    () => page.getByRole('button', { name: /^Undo/ }).click(),
    async () => (await events()) === 3,
  )
  await expect(onShelf(page)).toHaveText('1')
  expect((await recordedOn(manager, shelf)).quantities).toEqual([1])
  await unheard(
    async () => {
      await page.getByRole('button', { name: 'Finish shelf' }).click()
      // Looked for from the beginning, since it stands there for seconds only.
      const underway = page.getByText('Submitting N-1…').waitFor()
      await page.getByRole('button', { name: 'Submit N-1' }).click()
      await underway
      // Nobody stands there until the network has made up its mind.
      await expect(page.getByText('N-1 will be submitted once it is sent')).toBeVisible()
    },
    async () => (await statusOf(count, shelf)) === 'submitted',
  )
  await expect(page.getByRole('alert')).toHaveText('N-1 submitted')
  expect(await events()).toBe(3)
})

test('a shelf that was taken without a network is mine on the list, and is taken once', async () => {
  const { page, count } = await openOnPhone()
  const [, second = ''] = count.shelves
  await phone.shop.network.cut()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: /N-2/ }).click()
  await shoot(page, TEA)
  await expect(chip(page)).toHaveText(/2 waiting/)
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: /N-2 .*Counting now/ }).click()
  await shoot(page, TEA)
  await expect(chip(page), 'taken, and two counts').toHaveText(/3 waiting/)
  await phone.shop.network.restore()
  await expect(chip(page)).toHaveText('All sent')
  expect(await statusOf(count, second)).toBe('in_progress')
  expect((await recordedOn(phone.shop.manager, second)).quantities).toEqual([2])
})

test('a shelf that comes back after it was handed in without a network is said on the list, and why', async () => {
  const { page, count, shelf } = await openOnPhone({ controlTotals: true })
  await shoot(page, TEA, TEA)
  await expect(chip(page)).toHaveText('All sent')
  await phone.shop.network.cut()
  await handInByHand(page, '9')
  await expect(page.getByRole('alert')).toHaveText('N-1 will be submitted once it is sent')
  await phone.shop.network.restore()
  const why = 'Your total and your scans don’t match. Check the shelf, then enter the total again.'
  await expect(page.getByRole('alert')).toHaveText(`N-1 was not submitted. ${why}`)
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(`N-1 was not submitted. ${why}`)
  await chip(page).click()
  await expect(page.getByRole('dialog').getByText('Submit N-1')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /N-1/ }).first().click()
  await page.getByRole('button', { name: 'Finish shelf' }).click()
  await expect(page.getByRole('dialog').getByText(why)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '2', exact: true }).click()
  await page.getByRole('button', { name: 'Check and submit' }).click()
  await expect(page.getByRole('alert')).toHaveText('N-1 submitted')
  await expect(chip(page)).toHaveText('All sent')
  expect(await statusOf(count, shelf)).toBe('submitted')
})

interface Place extends NightCount {
  readonly shelf: string
}

interface Decision {
  readonly decide: (place: Place) => Promise<unknown>
  /** What the person reads who stood at the shelf. */
  readonly words: string
  readonly chip: string
  /** What stands of the shelf's one line, of which one unit had arrived before. */
  readonly stands: number
  /** What waits for the manager. */
  readonly setAside: number
}

const ARRIVED = { chip: 'All sent', stands: 3, setAside: 0 }

const DECISIONS: Readonly<Record<string, Decision>> = {
  'sends the shelf back': {
    ...ARRIVED,
    decide: ({ shelf }) =>
      manage('auditAssignments:resetAssignment', { auditAssignmentId: shelf, reason: 'Again' }),
    words: 'N-1 has to be counted again from zero. Your earlier counts are kept.',
  },
  'gives it to somebody else': {
    ...ARRIVED,
    decide: async ({ auditId, storeId, shelf }) => {
      const team = listIn(await phone.shop.manager.query('stores:getTeamMembers', { storeId }))
      const colleague = team.find((one) => valueIn(one, 'email') === ACCOUNTS.colleague)
      const shelfIds = [textIn(await assignmentOf(auditId, shelf), 'shelfId')]
      const assign = { auditId, shelfIds, userId: textIn(colleague, 'id') }
      await manage('auditAssignments:create', assign)
    },
    words: 'Priya is counting N-1 now. Your counts are kept.',
  },
  'leaves it out': {
    ...ARRIVED,
    decide: ({ shelf }) =>
      manage('auditAssignments:updateStatus', {
        auditAssignmentId: shelf,
        status: 'excluded',
        reason: 'Wet floor',
      }),
    words: 'N-1 was excluded from this count.',
  },
  'stops the count': {
    ...ARRIVED,
    decide: ({ auditId }) => manage('audits:stop', { auditId, reason: 'Lunch' }),
    words: 'Counting was stopped',
  },
  'closes the count': {
    decide: closeCount,
    words: '2 held for your manager',
    chip: 'All sent',
    stands: 1,
    setAside: 2,
  },
  'completes the count': {
    decide: async (place) => {
      await closeCount(place)
      await manage('audits:complete', { auditId: place.auditId })
    },
    words: 'Counting was closed',
    chip: '2 rejected',
    stands: 1,
    setAside: 0,
  },
}

test('whatever a manager decides while counts wait on a phone, they learn of them, and whoever counted of it', async () => {
  const { context } = await phone.open()
  const page = await openAs(context, phone.shop, phone.shop.network.url)
  for (const [what, decision] of Object.entries(DECISIONS)) {
    await test.step(`the manager ${what}`, async () => {
      const count = await startNightCount(phone.shop)
      const [shelf = ''] = count.shelves
      await page.goto(scannerAddress(phone.shop, count, shelf))
      await readyForOffline(page)
      await shoot(page, TEA)
      await expect(chip(page)).toHaveText('All sent')
      await phone.shop.network.cut()
      await shoot(page, TEA, TEA)
      await expect(chip(page)).toHaveText(/2 waiting/)
      await decision.decide({ ...count, shelf })
      await phone.shop.network.restore()
      await expect(page.getByText(decision.words)).toBeVisible()
      await expect(chip(page)).toHaveText(decision.chip)
      const { quantities } = await recordedOn(phone.shop.manager, shelf)
      expect(quantities).toEqual([decision.stands])
      const { auditId } = count
      const aside = await phone.shop.manager.query('scanEvents:listQuarantined', { auditId })
      expect(valueIn(aside, 'total')).toBe(decision.setAside)
    })
  }
})

function closeCount({ auditId }: Place): Promise<void> {
  const points = ['coverage', 'unsent_events']
  const waivers = points.map((point) => ({ point, name: 'Olivia', reason: 'Closing time' }))
  return manage('audits:updateStatus', { auditId, status: 'submitted', waivers })
}

async function manage(path: string, args: object): Promise<void> {
  const outcome = await phone.shop.manager.call('mutation', path, args)
  expect(outcome, path).toMatchObject({ status: 'success' })
}

async function handInByHand(page: Page, digit: string): Promise<void> {
  await page.getByRole('button', { name: 'Finish shelf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: 'Check and submit' }).click()
}

async function statusOf({ auditId }: NightCount, shelf: string): Promise<unknown> {
  return valueIn(await assignmentOf(auditId, shelf), 'status')
}

async function assignmentOf(auditId: string, shelf: string): Promise<unknown> {
  const all = await phone.shop.manager.query('auditAssignments:getAssignmentsWithProgress', {
    auditId,
  })
  return listIn(valueIn(all, 'page')).find((one) => valueIn(one, 'id') === shelf)
}
