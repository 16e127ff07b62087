// The endpoints of the double, as much of each as the product uses.

import { CATALOGUE_ROUTES } from './catalogue-routes.ts'
import { CUSTOMER_ROUTES } from './customer-routes.ts'
import { INVOICE_ITEM_ROUTES } from './invoice-item-routes.ts'
import { INVOICE_ROUTES } from './invoice-routes.ts'
import { RETURN_ROUTES } from './return-routes.ts'
import type { Route } from './route.ts'
import { SCHEDULE_ROUTES } from './schedule-routes.ts'
import { CHECKOUT_ROUTES, SUBSCRIPTION_ROUTES } from './subscription-routes.ts'

export const ROUTES: readonly Route[] = [
  ...CUSTOMER_ROUTES,
  ...CATALOGUE_ROUTES,
  ...CHECKOUT_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...SCHEDULE_ROUTES,
  ...INVOICE_ROUTES,
  ...INVOICE_ITEM_ROUTES,
  ...RETURN_ROUTES,
]
