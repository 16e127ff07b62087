// What several browser tests do on a page.

import { expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test'
import type { ServerFrame } from '#contract/frames.ts'

/** Says whether the page follows the server; there is one on the side and one above, for phones. */
export function liveMark(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /Live|Connecting|Reconnecting|Offline/ })
}

/** From here on the page runs its own code and follows the server. */
export async function untilLive(page: Page): Promise<void> {
  await expect(liveMark(page).filter({ visible: true })).toHaveText('Live')
}

/** Lets a test answer in the server's place. To be called before the page is opened. */
export async function alterFrames(
  page: Page,
  alter: (frame: ServerFrame) => ServerFrame,
): Promise<void> {
  await page.routeWebSocket(/\/api\/sync$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((text) => socket.send(JSON.stringify(alter(JSON.parse(String(text))))))
  })
}

/**
 * Takes the network from a browser and gives it back. Chromium leaves open sockets alone when it is
 * told to be offline, so they are cut here. To be called before the page is opened.
 */
export async function holdNetwork(page: Page) {
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/\/api\/sync$/, (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  return {
    async cut(): Promise<void> {
      await page.context().setOffline(true)
      await Promise.all(sockets.splice(0).map((socket) => socket.close()))
    },
    restore: () => page.context().setOffline(false),
  }
}

export async function signInOn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export interface NewPerson {
  readonly name: string
  readonly email: string
  readonly password: string
}

export async function signUpOn(page: Page, person: NewPerson): Promise<void> {
  await page.getByLabel('Your name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.locator('input[name=password]').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

let people = 0

/** Somebody whom the demo does not know. */
export function newPerson(): NewPerson {
  people += 1
  const unique = `${Date.now().toString(36)}${people}`
  return { name: 'Nora Quill', email: `nora-${unique}@visitor.test`, password: 'correct-horse' }
}
