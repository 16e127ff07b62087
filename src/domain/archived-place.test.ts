import { expect, test } from 'vitest'
import { requireOpenRoom } from './archived-place.ts'

test('a shelf comes back into a room that is on the map', () => {
  requireOpenRoom({ name: 'Cellar', isOpen: true })
  expect(() => requireOpenRoom({ name: 'Cellar', isOpen: false })).toThrow(
    'Restore the room Cellar first.',
  )
})
