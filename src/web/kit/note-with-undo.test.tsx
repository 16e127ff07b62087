// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { hideNotesWithUndo, showNoteWithUndo } from './note-with-undo.tsx'

afterEach(() => {
  notifications.clean()
  cleanup()
})

const undo = async () => {}
const notes = () => screen.queryAllByText(/^(Rice|Oil|Tea)/).map((note) => note.textContent)

test('what can no longer be undone takes its notes along, and leaves those of others', async () => {
  render(
    <MantineProvider env="test">
      <Notifications transitionDuration={0} />
    </MantineProvider>,
  )
  act(() => {
    showNoteWithUndo({ message: 'Rice: Accepted', undo, about: 'spring' })
    showNoteWithUndo({ message: 'Oil: Accepted', undo, about: 'spring' })
    showNoteWithUndo({ message: 'Tea: Accepted', undo, about: 'autumn' })
  })
  expect(notes()).toHaveLength(3)
  act(() => hideNotesWithUndo('spring'))
  await waitFor(() => expect(notes()).toHaveLength(1))
  expect(notes().join()).toContain('Tea')
})
