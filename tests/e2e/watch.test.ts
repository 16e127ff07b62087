import { expect, test } from './support/fixtures.ts'
import { lookHere, untilHydrated } from './support/look.ts'
import { createComplaints } from './support/watch.ts'

test.describe('a test fails when its page', () => {
  test.fail()

  test('breaks the content security policy', async ({ page }) => {
    await page.goto('/terms')
    const blocked = page.waitForEvent('console', (message) => message.type() === 'error')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.ran = true'
      document.body.append(script)
    })
    await blocked
  })

  test('writes an error to the console', async ({ page }) => {
    await page.goto('/terms')
    await page.evaluate(() => console.error('on purpose'))
  })

  test('lets an error go uncaught, in any browser of the test', async ({ open }) => {
    const page = await open()
    await page.goto('/terms')
    const thrown = page.waitForEvent('pageerror')
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('on purpose')
      })
    })
    await thrown
  })
})

test('a page that complains about nothing passes', async ({ page, complaints }) => {
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible()
  expect(complaints.heard).toEqual([])
})

test('a window loads nothing for its address bar, which nobody sees', async ({ browser, page }) => {
  await page.goto('/terms')
  const session = await browser.newBrowserCDPSession()
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] })
  const addresses = targetInfos.map(({ url }) => url)
  expect(addresses).toContain(page.url())
  expect(addresses.filter((url) => url.startsWith('chrome://omnibox'))).toEqual([])
})

test('who has stopped listening to a page hears nothing of it, and the next one everything', async ({
  browser,
}) => {
  const page = await browser.newPage()
  const [earlier, later] = [createComplaints(), createComplaints()]
  const stop = await earlier.watch(page.context())
  await stop()
  await later.watch(page.context())
  await page.goto('/terms')
  await page.evaluate(() => console.error('on purpose'))
  await expect.poll(() => later.heard).toEqual([expect.stringContaining('on purpose')])
  expect(earlier.heard).toEqual([])
  await page.close()
})

test('a page that is hard to read only in the dark is found at the last of three looks', async ({
  page,
}) => {
  await page.goto('/terms')
  await untilHydrated(page)
  await page.locator('main').evaluate((main) => {
    const line = main.appendChild(document.createElement('p'))
    line.textContent = 'black on whatever is behind'
    line.style.color = 'black'
  })
  await expect(lookHere(page)).rejects.toThrow(/accessibility, dark, desk[\s\S]*color-contrast: <p/)
})
