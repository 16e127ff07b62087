// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { AsyncSection } from './async-section.tsx'

let isBroken: boolean
let failure: Fault

beforeEach(() => {
  isBroken = true
  failure = new Fault('unavailable', 'Not today.')
  // React logs what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Figures({ of }: { readonly of: string }) {
  const { data } = useSuspenseQuery({
    queryKey: [of],
    queryFn: async () => {
      if (isBroken) throw failure
      return `Figures of ${of}`
    },
    retry: false,
  })
  return <p>{data}</p>
}

const queryClient = new QueryClient()

function page(of: string) {
  return (
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <h1>Reports</h1>
        <AsyncSection what="The figures" question={of}>
          <Figures of={of} />
        </AsyncSection>
      </QueryClientProvider>
    </MantineProvider>
  )
}

const FAILED = 'The figures could not be loaded. Not today.'

test('what fails says so in its place, the rest of the page stays, and asking again helps', async () => {
  render(page('March'))
  expect((await screen.findByRole('alert')).textContent).toBe(FAILED)
  expect(screen.getByRole('heading', { name: 'Reports' })).toBeTruthy()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Figures of March')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('another question is asked, whatever became of the one before', async () => {
  const { rerender } = render(page('April'))
  await screen.findByRole('alert')
  isBroken = false
  rerender(page('May'))
  expect(await screen.findByText('Figures of May')).toBeTruthy()
})

test('what is closed to the person as a whole is not said by each part', async () => {
  failure = new Fault('suspended')
  render(
    <CatchBoundary getResetKey={() => ''} errorComponent={() => <p>The page says it</p>}>
      {page('June')}
    </CatchBoundary>,
  )
  expect(await screen.findByText('The page says it')).toBeTruthy()
})
