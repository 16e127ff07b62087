// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useHandheldScanner } from './use-handheld-scanner.ts'

afterEach(cleanup)

const SEPARATOR = '\u001d'

function show(): { readonly codes: readonly string[] } {
  const codes: string[] = []
  render(<Page onCode={(text) => codes.push(text)} />)
  return { codes }
}

function Page({ onCode }: { readonly onCode: (text: string) => void }) {
  const [code, setCode] = useState('')
  const [note, setNote] = useState('')
  useHandheldScanner({ onCode })
  return (
    <>
      <input
        aria-label="Code"
        data-scan-field
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
    </>
  )
}

/** Types as a handheld does: a separator is Ctrl and ], which reaches no field. */
function shoot(target: HTMLElement, text: string): void {
  for (const letter of text) {
    if (letter === SEPARATOR) {
      fireEvent.keyDown(target, { key: 'Control', ctrlKey: true })
      fireEvent.keyDown(target, { key: ']', code: 'BracketRight', ctrlKey: true })
      continue
    }
    const isPrevented = !fireEvent.keyDown(target, { key: letter })
    if (!isPrevented && target instanceof HTMLInputElement) {
      fireEvent.input(target, { target: { value: target.value + letter } })
    }
  }
  fireEvent.keyDown(target, { key: 'Enter' })
}

const LABEL = `010950600013435210LOT7${SEPARATOR}21S9`

test('what parts a code in two is heard, though no key writes it', () => {
  const { codes } = show()
  shoot(document.body, LABEL)
  expect(codes).toEqual([LABEL])
})

test('Caps Lock does not turn the letters of a gun', () => {
  const { codes } = show()
  const isOn = vi.spyOn(KeyboardEvent.prototype, 'getModifierState').mockReturnValue(true)
  fireEvent.keyDown(document.body, { key: 'a', shiftKey: true })
  shoot(document.body, '-03')
  isOn.mockRestore()
  fireEvent.keyDown(document.body, { key: 'a', shiftKey: true })
  shoot(document.body, '-03')
  expect(codes).toEqual(['A-03', 'a-03'])
})

test('other keys with Ctrl are for the browser', () => {
  const { codes } = show()
  for (const key of 'reload') fireEvent.keyDown(document.body, { key, ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect(codes).toEqual([])
})

test('a code that was shot into another field leaves it whole', () => {
  const { codes } = show()
  const note = screen.getByLabelText<HTMLInputElement>('Note')
  shoot(note, LABEL)
  expect(codes).toEqual([LABEL])
  expect(note.value).toBe('')
})

test('the field for codes gets all of it', () => {
  const { codes } = show()
  const field = screen.getByLabelText<HTMLInputElement>('Code')
  shoot(field, LABEL)
  expect(field.value).toBe(LABEL)
  expect(codes).toEqual([])
})
