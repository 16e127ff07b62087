import { afterEach, expect, test } from 'vitest'
import { printPage, registerList } from './print-page.ts'

const registered: (() => void)[] = []
afterEach(() => {
  for (const forget of registered.splice(0)) forget()
})

function list(pages: number) {
  let loaded = 1
  registered.push(
    registerList(() => {
      const isComplete = loaded >= pages
      if (!isComplete) loaded += 1
      return isComplete
    }),
  )
  return () => loaded
}

test('every list of the page is there to its end before it is printed', async () => {
  const short = list(1)
  const long = list(7)
  const printed: number[] = []
  await printPage(
    () => printed.push(short(), long()),
    async () => {},
  )
  expect(printed).toEqual([1, 7])
})

test('a list that never ends does not keep the page from being printed', async () => {
  registered.push(registerList(() => false))
  let isPrinted = false
  await printPage(
    () => {
      isPrinted = true
    },
    async () => {},
  )
  expect(isPrinted).toBe(true)
})

test('a page without lists is printed at once', async () => {
  let waits = 0
  await printPage(
    () => {},
    async () => {
      waits += 1
    },
  )
  expect(waits).toBe(0)
})
