import type { Page } from '@playwright/test'

/** Texts that do not fit where they stand. */
export async function cutOff(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const hides = (element: Element) =>
      ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1
    const elements = [...document.querySelectorAll('main *, footer *')]
    return [
      ...(isCut(document.documentElement) ? ['the page is wider than the phone'] : []),
      ...elements
        // What is only heard is one pixel wide.
        .filter((element) => element.clientWidth > 1 && element.tagName !== 'INPUT')
        // The little count is a picture, and says in one sentence what it shows.
        .filter((element) => !element.closest('[role=img]'))
        // The tile of a shelf shortens its state, which it says whole where it is opened or heard.
        .filter((element) => !element.closest('[data-state]'))
        .filter((element) => hides(element) && isCut(element))
        .map((element) => element.textContent ?? ''),
    ]
  })
}
