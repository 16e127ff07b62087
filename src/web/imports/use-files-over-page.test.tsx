// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KEEP_EARLY_DROP, takeEarlyDrop } from '../kit/drop-before-hydration.ts'
import { useFilesOverPage } from './use-files-over-page.ts'
import { usePastedFile } from './use-pasted-file.ts'

let taken: string[] = []
beforeEach(() => {
  taken = []
})
afterEach(cleanup)

function Page({ isAsking = false }: { readonly isAsking?: boolean }) {
  const take = (files: readonly File[]) => taken.push(...files.map(({ name }) => name))
  const isOver = useFilesOverPage(take)
  usePastedFile(take)
  return (
    <>
      <p>{isOver ? 'Drop your list' : 'Quiet'}</p>
      <textarea aria-label="Note" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as a drop zone is */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => event.preventDefault()}
      >
        Own zone
      </div>
      {isAsking && <div role="dialog" aria-modal="true" />}
    </>
  )
}

interface Held {
  readonly types?: readonly string[]
  readonly files?: readonly File[]
  readonly text?: string
}

/** The events of a browser, with the parts that the page uses. */
function tell(target: Element, type: string, held: Held = {}): Event {
  const event = new Event(type, { bubbles: true, cancelable: true })
  const { types = ['Files'], files = [], text = '' } = held
  const transfer = {
    types,
    files,
    dropEffect: 'none',
    getData: (kind: string) => (kind === 'text/plain' ? text : ''),
  }
  Object.assign(event, { dataTransfer: transfer, clipboardData: transfer })
  act(() => void target.dispatchEvent(event))
  return event
}

const LIST = { files: [new File(['SKU,Qty'], 'list.csv')] }
const isShown = () => screen.queryByText('Drop your list') !== null

test('a list that was dropped before the page was alive is taken once it is', () => {
  new Function(KEEP_EARLY_DROP)()
  expect(tell(document.body, 'dragover').defaultPrevented).toBe(true)
  expect(tell(document.body, 'drop', LIST).defaultPrevented).toBe(true)
  expect(taken).toEqual([])
  const { unmount } = render(<Page />)
  expect(taken).toEqual(['list.csv'])
  unmount()
  expect(tell(document.body, 'drop', LIST).defaultPrevented).toBe(false)
  expect(takeEarlyDrop()).toEqual([])
})

test('where nobody takes files, an early one means what it always did', () => {
  new Function(KEEP_EARLY_DROP)()
  expect(takeEarlyDrop()).toEqual([])
  expect(tell(document.body, 'drop', LIST).defaultPrevented).toBe(false)
})

test('files over the page are welcome, and taken where they are let go', () => {
  render(<Page />)
  const over = tell(document.body, 'dragover')
  expect(over.defaultPrevented).toBe(true)
  expect(isShown()).toBe(true)
  tell(document.body, 'drop', LIST)
  expect(isShown()).toBe(false)
  expect(taken).toEqual(['list.csv'])
})

test('text that is dragged, and pictures of the page itself, are left alone', () => {
  render(<Page />)
  expect(tell(document.body, 'dragover', { types: ['text/plain'] }).defaultPrevented).toBe(false)
  expect(isShown()).toBe(false)
  tell(document.body, 'dragstart')
  expect(tell(document.body, 'dragover').defaultPrevented).toBe(false)
  tell(document.body, 'dragend')
  tell(document.body, 'dragover')
  expect(isShown()).toBe(true)
  tell(document.body, 'dragleave')
  expect(isShown()).toBe(false)
})

test('what takes files itself goes first', () => {
  render(<Page />)
  tell(document.body, 'dragover')
  tell(screen.getByText('Own zone'), 'dragover')
  expect(isShown()).toBe(false)
  tell(screen.getByText('Own zone'), 'drop', LIST)
  expect(taken).toEqual([])
})

test('while something is asked a file changes nothing, and the page stays', () => {
  render(<Page isAsking />)
  tell(document.body, 'dragover')
  expect(isShown()).toBe(false)
  expect(tell(document.body, 'drop', LIST).defaultPrevented).toBe(true)
  tell(document.body, 'paste', { text: 'SKU\tQty\nA-1\t4' })
  expect(taken).toEqual([])
})

test('copied cells become a file, before the picture of them; in a field they stay a paste', () => {
  render(<Page />)
  const cells = { text: 'SKU\tQty\nA-1\t4', files: [new File([''], 'image.png')] }
  expect(tell(screen.getByLabelText('Note'), 'paste', cells).defaultPrevented).toBe(false)
  expect(taken).toEqual([])
  tell(document.body, 'paste', { text: 'Call Bob at nine' })
  expect(taken).toEqual([])
  expect(tell(document.body, 'paste', cells).defaultPrevented).toBe(true)
  expect(taken).toEqual(['Pasted cells.tsv'])
})
