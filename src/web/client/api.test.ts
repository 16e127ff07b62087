import { expect, test } from 'vitest'
import { api as contracts } from '#contract/api.ts'
import { api } from './api.ts'

const modules = Object.entries(contracts) as [keyof typeof api, object][]

test.each(modules)(
  'pages call the functions of %s by the names that the server knows',
  (module, functions) => {
    const references = api[module] as Readonly<Record<string, unknown>>
    for (const [name, contract] of Object.entries(functions)) {
      expect(references[name]).toEqual({ name: contract.name })
    }
  },
)

test('a function is the same whenever it is named', () => {
  expect(api.rooms.create).toBe(api.rooms.create)
  expect(api.rooms.create).not.toBe(api.rooms.archive)
})

test('what looks at an object from outside, as a console does, finds nothing strange', () => {
  expect(Object.keys(api)).not.toContain('then')
  expect(String(Reflect.get(api, Symbol.toStringTag))).toBe('undefined')
})
