import { expect, test } from 'vitest'
import { isOtherBuild } from './host-build.ts'

function host(answer: () => Response): typeof fetch {
  return async () => answer()
}

test('a host that gives out another build is told from one that gives out the same', async () => {
  const says = (build: string) => host(() => new Response(`${build}\n`))
  expect(await isOtherBuild(says('two'), 'one')).toBe(true)
  expect(await isOtherBuild(says('one'), 'one')).toBe(false)
})

test('what a host does not say, or nobody hears, is not another build', async () => {
  const unknown = host(() => new Response('Not found', { status: 404 }))
  expect(await isOtherBuild(unknown, 'one')).toBe(false)
  const away = host(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(await isOtherBuild(away, 'one')).toBe(false)
})

test('a page that was not built has no build that could be another', async () => {
  expect(
    await isOtherBuild(
      host(() => new Response('two')),
      undefined,
    ),
  ).toBe(false)
})
