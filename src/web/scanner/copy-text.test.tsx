// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyKey, TextToCopy } from './copy-text.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Copying() {
  const [refused, setRefused] = useState<string>()
  return (
    <>
      <CopyKey read={async () => 'three counts'} onRefused={setRefused} disabled={false} />
      {refused !== undefined && <TextToCopy text={refused} />}
    </>
  )
}

function tapWith(clipboard: { writeText(text: string): Promise<void> } | undefined): void {
  vi.stubGlobal('navigator', { clipboard })
  render(<Copying />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy as text' }))
}

test('the button says that the text was copied', async () => {
  const copied: string[] = []
  tapWith({ writeText: async (text) => void copied.push(text) })
  await screen.findByRole('button', { name: 'Copied' })
  expect(copied).toEqual(['three counts'])
})

test.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
  ['is missing', undefined],
])('where the clipboard %s that is said, and the text is there, selected', async (_, clipboard) => {
  tapWith(clipboard)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: /can’t copy/,
  })
  expect(field.value).toBe('three counts')
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'three counts'.length])
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull()
})
