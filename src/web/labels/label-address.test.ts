import { expect, it } from 'vitest'
import { labelAddress } from './label-address.ts'

const AS_IT_IS = { skip: 0, offsetX: 0, offsetY: 0 }

it('names what is printed and how, and leaves out what is usual', () => {
  const shelves = { of: 'shelves', storeId: 's', roomId: undefined } as const
  expect(labelAddress(shelves, 'a4-21', AS_IT_IS, 'de')).toBe(
    '/api/labels.pdf?of=shelves&storeId=s&sheet=a4-21&language=de',
  )
  const items = { of: 'items', orgId: 'o', text: 'tea & more' } as const
  expect(labelAddress(items, 'single', { skip: 2, offsetX: -1.5, offsetY: 0 }, 'en')).toBe(
    '/api/labels.pdf?of=items&orgId=o&text=tea+%26+more&sheet=single&skip=2&offsetX=-1.5&language=en',
  )
})
