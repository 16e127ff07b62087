// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { Form } from './form.tsx'
import { doEarlyPresses, KEEP_EARLY_PRESSES } from './press-before-hydration.ts'

interface Heard {
  readonly onPress: (name: string) => void
}

function Page({ onPress }: Heard) {
  useEffect(() => {
    const timer = setTimeout(doEarlyPresses)
    return () => clearTimeout(timer)
  }, [])
  const press = (name: string) => (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onPress(name)
  }
  return (
    <>
      <button type="button" id="open" onClick={press('open')}>
        <span id="inside">Open</span>
      </button>
      <a id="items" href="/items" onClick={press('items')}>
        Items
      </a>
      <a id="below" href="#below">
        Below
      </a>
      <a id="else" href="https://example.com/" onClick={press('else')}>
        Elsewhere
      </a>
      <a id="tab" href="/items" target="_blank" rel="noreferrer" onClick={press('tab')}>
        In a tab
      </a>
      <Form onSubmit={press('sent')}>
        <button type="submit" id="send">
          Send
        </button>
      </Form>
    </>
  )
}

/** The page as the host rendered it, with the script of its head running. */
function printed() {
  vi.spyOn(HTMLElement.prototype, 'animate').mockReturnValue({ cancel: () => {} } as Animation)
  const listen = vi.spyOn(globalThis, 'addEventListener')
  new Function(KEEP_EARLY_PRESSES)()
  const heard = listen.mock.calls.map(([kind, listener]) => ({ kind, listener }))
  listen.mockRestore()
  onTestFinished(() => {
    for (const { kind, listener } of heard) if (listener) removeEventListener(kind, listener, true)
    delete (globalThis as { __earlyPresses?: unknown }).__earlyPresses
    document.body.replaceChildren()
  })
  const onPress = vi.fn<(name: string) => void>()
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Page onPress={onPress} />)
  const find = (selector: string) => {
    const found = container.querySelector(selector)
    if (!(found instanceof HTMLElement)) throw new Error(`There is no ${selector}`)
    return found
  }
  const press = (selector: string, keys: MouseEventInit = {}) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
    find(selector).dispatchEvent(click)
    return click.defaultPrevented
  }
  const awaken = async () => {
    const root = await act(async () => hydrateRoot(container, <Page onPress={onPress} />))
    onTestFinished(() => root.unmount())
    await act(() => new Promise((wake) => setTimeout(wake, 20)))
  }
  const names = () => onPress.mock.calls.map(([name]) => name)
  return { press, awaken, names, container }
}

afterEach(() => vi.restoreAllMocks())

test('what was pressed early is done once the page is alive, once and in order', async () => {
  const { press, awaken, names } = printed()
  expect(press('#inside')).toBe(true)
  expect(press('#items')).toBe(true)
  press('#items')
  expect(names()).toEqual([])
  await awaken()
  expect(names()).toEqual(['open', 'items'])
  press('#open')
  expect(names()).toEqual(['open', 'items', 'open'])
})

test('what the browser does by itself is left to it', () => {
  const { press } = printed()
  for (const selector of ['#below', '#else', '#tab']) expect(press(selector)).toBe(false)
  expect(press('#items', { ctrlKey: true })).toBe(false)
  expect(press('#items', { button: 1 })).toBe(false)
})

test('a form is sent by its own means, not pressed a second time', async () => {
  const { press, awaken, names } = printed()
  expect(press('#send')).toBe(false)
  await awaken()
  expect(names()).not.toContain('sent')
})

test('without its code a page goes where the last link leads, and links are links again', () => {
  const { press, container } = printed()
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  press('#items')
  press('#open')
  const script = document.createElement('script')
  container.append(script)
  script.dispatchEvent(new Event('error'))
  expect(assign.mock.calls.map(([url]) => new URL(String(url)).pathname)).toEqual(['/items'])
  expect(press('#items')).toBe(false)
})
