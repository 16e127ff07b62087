import { setTimeout } from 'node:timers/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import type { ServerFrame } from '#contract/frames.ts'
import { Caller } from '../e2e/support/calls.ts'
import { alterFrames, newPerson, untilLive } from '../e2e/support/pages.ts'
import { product } from '../e2e/support/product.ts'
import { type BrowserRow, type Running, walkInBrowser } from './support/walk-in-browser.ts'

interface Stage {
  readonly page: Page
  readonly dialog: Locator
  readonly password: string
}

/** Somebody new with the dialog open; the server's answers to actions can be replaced. */
async function openDialog(
  { open, complaints }: Running,
  button: string,
  alter: (frame: ServerFrame) => ServerFrame = (frame) => frame,
): Promise<Stage> {
  // Once the account is gone, the socket asks for a token in vain.
  complaints.allow(/status of 401/)
  const person = newPerson()
  const caller = await Caller.signUp(product().url, person)
  const page = await open(undefined, { storageState: await caller.http.storageState() })
  await caller.close()
  await alterFrames(page, alter)
  await page.goto('/profile')
  await untilLive(page)
  await page.getByRole('button', { name: button }).click()
  return { page, dialog: page.getByRole('dialog'), password: person.password }
}

async function changePassword({ dialog }: Stage, current: string, next: string): Promise<void> {
  for (const [index, value] of [current, next, next].entries()) {
    await dialog.locator('input').nth(index).fill(value)
  }
  await dialog.getByRole('button', { name: 'Change Password' }).click()
}

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const messages = page.getByRole('region', { name: 'Account messages' })
  await expect(messages.getByText(title, { exact: true })).toBeVisible()
  await expect(messages.getByText(description, { exact: true })).toBeVisible()
}

/** The server fails without saying why. */
function failActions(frame: ServerFrame): ServerFrame {
  if (frame.type !== 'ActionResponse') return frame
  const { requestId } = frame
  const errorData = { code: 'unavailable', message: '' } as const
  return { type: 'ActionResponse', requestId, success: false, result: '', errorData, logLines: [] }
}

const toasts: readonly BrowserRow[] = [
  {
    row: "'Error - Failed to delete account. Please try again.'",
    check: async (running) => {
      // Only the answer is lost: the account is gone, and the page says so next.
      running.complaints.allow(/Sign in to go on/)
      const { page, dialog } = await openDialog(running, 'Delete Account', failActions)
      await dialog.getByRole('textbox').fill('DELETE')
      await dialog.getByRole('button', { name: 'Delete Account' }).click()
      await expectToast(page, 'Error', 'Failed to delete account. Please try again.')
    },
  },
  {
    row: "'Account Deleted - Your account has been permanently deleted.'",
    check: async (running) => {
      const { page, dialog } = await openDialog(running, 'Delete Account')
      // The page stays long enough for every live query on it to be refused.
      await page.route('**/api/auth/sign-out', async (route) => {
        await setTimeout(1_500)
        await route.continue()
      })
      await dialog.getByRole('textbox').fill('DELETE')
      await dialog.getByRole('button', { name: 'Delete Account' }).click()
      await expectToast(page, 'Account Deleted', 'Your account has been permanently deleted.')
      await expect(page).toHaveURL(/\/$/u)
    },
  },
  {
    row: "'Error' with the error message when a password is not changed",
    check: async (running) => {
      const stage = await openDialog(running, 'Change Password')
      await changePassword(stage, 'not the password', 'another-password')
      await expectToast(stage.page, 'Error', 'Invalid password')
    },
  },
  {
    row: "or 'Failed to change password. Please try again.'",
    check: async (running) => {
      const stage = await openDialog(running, 'Change Password', failActions)
      await changePassword(stage, stage.password, 'another-password')
      await expectToast(stage.page, 'Error', 'Failed to change password. Please try again.')
    },
  },
  {
    row: "'Password Changed - Your password has been successfully updated.'",
    check: async (running) => {
      const stage = await openDialog(running, 'Change Password')
      await changePassword(stage, stage.password, 'another-password')
      const description = 'Your password has been successfully updated.'
      await expectToast(stage.page, 'Password Changed', description)
    },
  },
]

walkInBrowser('8. The error catalogue', toasts)
