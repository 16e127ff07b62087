import { expect, type Locator, type Page } from '@playwright/test'
import { untilLive } from '../e2e/support/pages.ts'
import { type BrowserRow, type Running, walkInBrowser } from './support/walk-in-browser.ts'

async function openDialog(
  { open }: Running,
  name: string,
): Promise<{ page: Page; dialog: Locator }> {
  const page = await open('manager')
  await page.goto('/profile')
  await untilLive(page)
  await page.getByRole('button', { name }).click()
  return { page, dialog: page.getByRole('dialog') }
}

const changePassword: readonly BrowserRow[] = [
  {
    row: 'Change password: the submit button is disabled until all three are filled',
    check: async (running) => {
      const { dialog } = await openDialog(running, 'Change Password')
      const submit = dialog.getByRole('button', { name: 'Change Password' })
      const fields = dialog.locator('input')
      await expect(fields).toHaveCount(3)
      for (const index of [0, 1, 2]) {
        await expect(submit).toBeDisabled()
        await fields.nth(index).fill('x')
      }
      await expect(submit).toBeEnabled()
    },
  },
  {
    row: 'Change password: what is wrong is said beside the fields',
    check: async (running) => {
      const { dialog } = await openDialog(running, 'Change Password')
      const fields = dialog.locator('input')
      for (const [index, value] of ['current', 'short', 'other'].entries()) {
        await fields.nth(index).fill(value)
      }
      await dialog.getByRole('button', { name: 'Change Password' }).click()
      await expect(dialog.getByText('Password must be at least 8 characters long')).toBeVisible()
      await expect(dialog.getByText('Passwords do not match')).toBeVisible()
    },
  },
]

const deleteAccount: readonly BrowserRow[] = [
  {
    row: 'Delete account: anything but DELETE shows \'Must type "DELETE" exactly\'',
    check: async (running) => {
      const { dialog } = await openDialog(running, 'Delete Account')
      const field = dialog.getByRole('textbox')
      const submit = dialog.getByRole('button', { name: 'Delete Account' })
      const complaint = dialog.getByText('Must type "DELETE" exactly', { exact: true })
      await expect(submit).toBeDisabled()
      for (const wrong of ['delete', 'DELETE ', 'DELET']) {
        await field.fill(wrong)
        await expect(complaint).toBeVisible()
        await expect(submit).toBeDisabled()
      }
      await field.fill('DELETE')
      await expect(complaint).toBeHidden()
      await expect(submit).toBeEnabled()
    },
  },
  {
    row: "Delete account: submitted anyway, 'Confirmation Required' asks for DELETE",
    check: async (running) => {
      const { page, dialog } = await openDialog(running, 'Delete Account')
      await dialog.getByRole('textbox').fill('delete')
      await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
      await expect(page.getByText('Confirmation Required', { exact: true })).toBeVisible()
      await expect(
        page.getByText('Please type "DELETE" to confirm account deletion.', { exact: true }),
      ).toBeVisible()
    },
  },
]

walkInBrowser('5. Validation rules', [...changePassword, ...deleteAccount])
