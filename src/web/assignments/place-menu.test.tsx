// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { PlaceMenu } from './place-menu.tsx'
import { placesOf } from './places.ts'
import { assignmentWith } from './testing/assignment-with.ts'

afterEach(cleanup)

const MAP = [{ id: 'r', name: 'Hall', shelves: [{ id: 's1', code: 'A-01', name: null }] }]
const COUNTED = { id: 'a1', roomId: 'r', shelfId: 's1', shelfCode: 'A-01', userId: 'u1' } as const
const TEAM = [
  { id: 'u1', name: 'Ada', email: 'ada@world.test', role: 'scanner' as const },
  { id: 'u2', name: 'Ben', email: 'ben@world.test', role: 'scanner' as const },
]

function open(facts: Partial<Parameters<typeof assignmentWith>[0]>) {
  const counts = [assignmentWith({ ...COUNTED, ...facts })]
  const [place] = placesOf(MAP, counts, messagesIn('en', 'shared')).flatMap(({ places }) => places)
  if (!place) throw new Error('No place')
  const change = vi.fn(async () => {})
  const plan = { approve: change, include: change, countAs: change, give: change }
  const onAsk = vi.fn()
  render(
    <MantineProvider env="test">
      <PlaceMenu
        place={place}
        stage={{ status: 'active', mode: 'additive' }}
        team={TEAM as never}
        plan={plan as never}
        onAsk={onAsk}
        onShowCounts={() => {}}
      />
    </MantineProvider>,
  )
  return { place, plan, onAsk }
}

/** Choosing an action closes the menu. */
async function choose(words: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'More for A-01' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: words }))
}

test('a shelf that was handed in is approved at once, and counted again after a question', async () => {
  const { place, plan, onAsk } = open({ status: 'submitted', userName: 'Ada' })
  await choose('Approve')
  expect(plan.approve).toHaveBeenCalledExactlyOnceWith([place])
  await choose('Count again')
  expect(onAsk).toHaveBeenCalledExactlyOnceWith({ kind: 'recount', places: [place] })
})

test('a shelf is handed over to others than its holder, or to whoever comes', async () => {
  const { place, plan } = open({ status: 'in_progress', userName: 'Ada' })
  await choose('Ben')
  expect(plan.give).toHaveBeenLastCalledWith([place], 'u2')
  await choose('Anyone')
  expect(plan.give).toHaveBeenLastCalledWith([place], null)
})
