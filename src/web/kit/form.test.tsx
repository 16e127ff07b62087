// @vitest-environment happy-dom
import { act, fireEvent, render } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { Form } from './form.tsx'
import { KEEP_EARLY_SENDING } from './replay-before-hydration.ts'

interface Draft {
  readonly name: string
  readonly note: string
  readonly isBlind: boolean
  readonly mode: string
}

const FIRST: Draft = { name: '', note: '', isBlind: false, mode: 'one' }

/** Keeps its draft as one object, so that reporting two fields at once would lose one. */
function Fields({ onSend }: { readonly onSend: (draft: Draft) => void }) {
  const [draft, setDraft] = useState(FIRST)
  // Pages render again as soon as they are hydrated.
  const [isAlive, setAlive] = useState(false)
  useLayoutEffect(() => setAlive(true), [])
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onSend(draft)
  }
  return (
    <Form onSubmit={send} className={isAlive ? 'alive' : 'printed'}>
      <input id="name" value={draft.name} onChange={(e) => change({ name: e.target.value })} />
      <textarea id="note" value={draft.note} onChange={(e) => change({ note: e.target.value })} />
      <input
        id="blind"
        type="checkbox"
        checked={draft.isBlind}
        onChange={(e) => change({ isBlind: e.target.checked })}
      />
      {['one', 'two'].map((mode) => (
        <input
          key={mode}
          id={mode}
          type="radio"
          name="mode"
          checked={draft.mode === mode}
          onChange={() => change({ mode })}
        />
      ))}
      <output>{JSON.stringify(draft)}</output>
    </Form>
  )
}

/** The page as the host rendered it, before any of its code has loaded. */
function printed() {
  const onSend = vi.fn<(draft: Draft) => void>()
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Fields onSend={onSend} />)
  const find = (selector: string) => {
    const found = container.querySelector(selector)
    if (!(found instanceof HTMLElement)) throw new Error(`There is no ${selector}`)
    return found
  }
  const awaken = async () => {
    const root = await act(async () => hydrateRoot(container, <Fields onSend={onSend} />))
    onTestFinished(() => root.unmount())
    await act(() => new Promise((wake) => setTimeout(wake, 20)))
  }
  const draft = () => JSON.parse(find('output').textContent) as Draft
  return { onSend, find, awaken, draft }
}

/** What the head of a page does, until the end of the test. */
function keepEarlySending(): void {
  const listen = vi.spyOn(globalThis, 'addEventListener')
  new Function(KEEP_EARLY_SENDING)()
  const [kind, listener, isEarly] = listen.mock.calls[0] ?? []
  listen.mockRestore()
  if (!kind || !listener) throw new Error('Nothing was listened to')
  onTestFinished(() => removeEventListener(kind, listener, isEarly))
}

afterEach(() => {
  document.body.replaceChildren()
})

test('what was typed, ticked and chosen early is known when the page comes alive', async () => {
  const { find, awaken, draft, onSend } = printed()
  Object.assign(find('#name'), { value: 'Spring' })
  Object.assign(find('#note'), { value: 'with the cellar' })
  Object.assign(find('#blind'), { checked: true })
  Object.assign(find('#two'), { checked: true })
  await awaken()
  expect(draft()).toEqual({ name: 'Spring', note: 'with the cellar', isBlind: true, mode: 'two' })
  expect(onSend).not.toHaveBeenCalled()
})

test('what nobody touched stays as it is', async () => {
  const { awaken, draft } = printed()
  await awaken()
  expect(draft()).toEqual(FIRST)
})

test('a form that was sent early is sent once, with what was typed', async () => {
  keepEarlySending()
  const { find, awaken, onSend } = printed()
  Object.assign(find('#name'), { value: 'Spring' })
  const sending = new Event('submit', { bubbles: true, cancelable: true })
  find('form').dispatchEvent(sending)
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(sending.defaultPrevented).toBe(true)
  await awaken()
  expect(onSend.mock.calls).toEqual([[{ ...FIRST, name: 'Spring' }]])
})

/** Refuses every submission a moment later, because of its second field. */
function Refused() {
  const [isWrong, setWrong] = useState(false)
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setWrong(false)
    queueMicrotask(() => setWrong(true))
  }
  return (
    <Form onSubmit={send}>
      <input aria-label="Store" />
      <input aria-label="Name" aria-invalid={isWrong} onChange={() => setWrong(true)} />
      <button type="submit">Create</button>
    </Form>
  )
}

test('a form that is refused goes to the field that is wrong; typing is left alone', async () => {
  const { getByLabelText, getByText } = render(<Refused />)
  await act(() => new Promise((wake) => setTimeout(wake, 20)))
  getByLabelText('Store').focus()
  fireEvent.change(getByLabelText('Name'), { target: { value: 'x' } })
  expect(document.activeElement).toBe(getByLabelText('Store'))
  await act(async () => getByText('Create').click())
  expect(document.activeElement).toBe(getByLabelText('Name'))
})
