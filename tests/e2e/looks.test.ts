// Every route in both widths and both colour schemes: nothing violates the content security policy,
// nothing fails to hydrate, nothing is hard to read or unreachable.

import {
  AUTHORIZED_ROUTES,
  addressOf,
  CHECKOUT_ROUTES,
  MANAGER_ROUTES,
  PUBLIC_ROUTES,
  SCANNER_ROUTES,
} from '../spec/section-2-screens.routes.ts'
import { test } from './support/fixtures.ts'
import { lookAt } from './support/look.ts'
import { product } from './support/product.ts'

function addressHere(route: string): string {
  const { storeId, roomId, shelfId, auditId } = product()
  return addressOf(route, { storeId, roomId, shelfId, id: auditId, token: 'unknown' })
}

test.describe('a visitor looks at', () => {
  for (const { route } of [...PUBLIC_ROUTES, ...CHECKOUT_ROUTES, { route: '/verify' }]) {
    test(route, ({ page }) => lookAt(page, addressHere(route)))
  }

  test('an address where nothing is', async ({ page, complaints }) => {
    complaints.allow(/status of 404/)
    await lookAt(page, '/no/such/page', 404)
  })
})

test.describe('an owner looks at', () => {
  const own = AUTHORIZED_ROUTES.filter(({ route }) => route !== '/setup/organization')
  for (const { route } of [...own, ...SCANNER_ROUTES, ...MANAGER_ROUTES]) {
    test(route, async ({ open }) => lookAt(await open('owner'), addressHere(route)))
  }

  for (const page of ['import', 'items', 'journal']) {
    test(`/stores/{storeId}/admin/${page}`, async ({ open }) =>
      lookAt(await open('owner'), addressHere(`/stores/{storeId}/admin/${page}`)))
  }
})

test.describe('a scanner looks at', () => {
  for (const { route } of [...AUTHORIZED_ROUTES, ...SCANNER_ROUTES]) {
    test(route, async ({ open }) => lookAt(await open('scanner'), addressHere(route)))
  }

  test('a page for managers', async ({ open, complaints }) => {
    complaints.allow(/status of 403/)
    await lookAt(await open('scanner'), addressHere('/stores/{storeId}/reports'), 403)
  })

  test('a store that is not theirs', async ({ open, complaints }) => {
    complaints.allow(/status of 404/)
    await lookAt(await open('scanner'), `/stores/${product().foreignStoreId}`, 404)
  })
})
