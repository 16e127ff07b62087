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
import { lookAt } from './support/look.ts'
import { test } from './support/lookers.ts'
import { product } from './support/product.ts'

function addressHere(route: string): string {
  const { storeId, roomId, shelfId, auditId } = product()
  return addressOf(route, { storeId, roomId, shelfId, id: auditId, token: 'unknown' })
}

test.describe('a visitor looks at', () => {
  for (const { route } of [...PUBLIC_ROUTES, ...CHECKOUT_ROUTES, { route: '/verify' }]) {
    test(route, async ({ pageOf }) => lookAt(await pageOf('visitor'), addressHere(route)))
  }

  test('an address where nothing is', async ({ pageOf, complaints }) => {
    complaints.allow(/status of 404/)
    await lookAt(await pageOf('visitor'), '/no/such/page', 404)
  })
})

test.describe('an owner looks at', () => {
  const own = AUTHORIZED_ROUTES.filter(({ route }) => route !== '/setup/organization')
  for (const { route } of [...own, ...SCANNER_ROUTES, ...MANAGER_ROUTES]) {
    test(route, async ({ pageOf }) => lookAt(await pageOf('owner'), addressHere(route)))
  }

  test('/stores/{storeId}/scan-once', async ({ pageOf }) =>
    lookAt(await pageOf('owner'), addressHere('/stores/{storeId}/scan-once')))

  for (const page of ['import', 'items', 'journal']) {
    test(`/stores/{storeId}/admin/${page}`, async ({ pageOf }) =>
      lookAt(await pageOf('owner'), addressHere(`/stores/{storeId}/admin/${page}`)))
  }
})

test.describe('a scanner looks at', () => {
  for (const { route } of [...AUTHORIZED_ROUTES, ...SCANNER_ROUTES]) {
    test(route, async ({ pageOf }) => lookAt(await pageOf('scanner'), addressHere(route)))
  }

  test('/stores/{storeId}/scan-once', async ({ pageOf }) =>
    lookAt(await pageOf('scanner'), addressHere('/stores/{storeId}/scan-once')))

  test('a page for managers', async ({ pageOf, complaints }) => {
    complaints.allow(/status of 403/)
    await lookAt(await pageOf('scanner'), addressHere('/stores/{storeId}/reports'), 403)
  })

  test('a store that is not theirs', async ({ pageOf, complaints }) => {
    complaints.allow(/status of 404/)
    await lookAt(await pageOf('scanner'), `/stores/${product().foreignStoreId}`, 404)
  })
})
