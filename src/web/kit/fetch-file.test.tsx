// @vitest-environment happy-dom
import { MantineProvider, Menu } from '@mantine/core'
import { cleanNotifications, Notifications } from '@mantine/notifications'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchFile } from './fetch-file.tsx'
import { TableFiles } from './table-files.tsx'

afterEach(() => {
  cleanNotifications()
  cleanup()
  vi.unstubAllGlobals()
})

function renderNotes() {
  render(
    <MantineProvider env="test">
      <Notifications />
      <Menu opened>
        <Menu.Dropdown>
          <TableFiles addressOf={(ending) => `/api/results.${ending}?auditId=1`} />
        </Menu.Dropdown>
      </Menu>
    </MantineProvider>,
  )
}

test('a document that fails says so until it is read, and can be asked for again', async () => {
  const ask = vi.fn(async () => {
    throw new TypeError('Failed to fetch')
  })
  vi.stubGlobal('fetch', ask)
  renderNotes()
  fetchFile('/api/results.pdf?auditId=1')
  await screen.findByText(/The file was not saved/)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/The file was not saved/)
  expect(ask).toHaveBeenCalledTimes(2)
})

/** Starts well, and breaks off in the middle of a row. */
function brokenOff(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('SKU,Name\r\nT-1,Gre')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
  return new Response(body, { headers: { 'content-type': 'text/csv' } })
}

test('a table that breaks off is not saved; the second try is, under its own name', async () => {
  const save = vi.spyOn(URL, 'createObjectURL')
  const headers = { 'content-disposition': `attachment; filename*=UTF-8''Spring.xlsx` }
  const answers = [brokenOff(), new Response('whole', { headers })]
  const ask = vi.fn(async (_address: string) => answers.shift())
  vi.stubGlobal('fetch', ask)
  renderNotes()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Excel workbook' }))
  await screen.findByText(/The file was not saved. The connection was lost/)
  expect(save).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Spring.xlsx saved.')
  expect(save).toHaveBeenCalledOnce()
  for (const [address] of ask.mock.calls)
    expect(address).toMatch(/\/api\/results\.xlsx\?auditId=1$/)
})

test('a link that is clicked with a modifier key is left to the browser', () => {
  const ask = vi.fn()
  vi.stubGlobal('fetch', ask)
  renderNotes()
  fireEvent.click(screen.getByRole('menuitem', { name: /CSV/ }), { ctrlKey: true })
  expect(ask).not.toHaveBeenCalled()
})
