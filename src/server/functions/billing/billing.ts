import { api } from '#contract/api.ts'
import type { PurchaseBody } from '#contract/billing-calls.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import {
  checkFor,
  customerFor,
  entityFor,
  expandFor,
  readsBillingFact,
} from '#domain/billing/field-rights.ts'
import { isVisitor } from '#domain/demo.ts'
import {
  canInOrganization,
  type OrganizationPermission,
  type OrganizationRole,
} from '#domain/permission.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectBillingRevision, selectOverdue } from '#server/queries/billing/billing.ts'
import { selectPreference } from '#server/queries/people/organizations.ts'
import { type AuthorizedOrganization, authorizeOrganization } from '../authorize.ts'
import {
  type Authorizer,
  asUser,
  implementAction,
  implementQuery,
  inOrganization,
  type PublicScope,
} from '../implement.ts'
import { implementJournaledAction } from '../journaled-action.ts'
import type { Services } from '../services.ts'
import { requireViewer, type Viewer } from '../viewer.ts'

/** The customer: the named organization of the viewer, or their active one. */
const asCustomer: Authorizer<
  { readonly orgId?: string | undefined },
  AuthorizedOrganization
> = async ({ contract, viewer, args, db }) => {
  const known = requireViewer(viewer)
  const orgId = args.orgId ?? (await activeOrganization(known, db))
  if (!orgId) throw billingFault('customer_not_found', 'You do not belong to an organization yet.')
  return authorizeOrganization(known, contract.access as OrganizationPermission, orgId)
}

/** Prices are public; a signed-in viewer also sees what each would mean for them. */
const asAnybody: Authorizer<
  { readonly orgId?: string | undefined },
  PublicScope | AuthorizedOrganization
> = async ({ viewer, args, db }) => {
  // Reading the prices of an organization opens its account, so demo visitors get the public prices.
  if (isVisitor(viewer?.userId)) return { kind: 'public', viewer }
  const orgId = viewer && (args.orgId ?? (await activeOrganization(viewer, db)))
  if (!viewer || !orgId) return { kind: 'public', viewer }
  return authorizeOrganization(viewer, 'billing:read', orgId)
}

async function activeOrganization(viewer: Viewer, db: ScopedDatabase): Promise<string | undefined> {
  const preferred = (await selectPreference(db))?.active_organization_id
  const found = viewer.memberships.find((one) => one.organizationId === preferred)
  return (found ?? viewer.memberships[0])?.organizationId
}

/** Organizations whose billing the viewer decides about. */
function ownedBy({ memberships }: Viewer): readonly string[] {
  return memberships
    .filter(({ role, suspendedReason }) => role === 'owner' && suspendedReason === null)
    .map(({ organizationId }) => organizationId)
}

/** What was bought, as the journal shows it. */
function purchaseFacts({ productId, productIds, options }: PurchaseBody) {
  const products = productIds ?? (productId ? [productId] : [])
  const quantities = (options ?? []).map(({ featureId, quantity }) => `${quantity} ${featureId}`)
  return {
    products: products.join(', '),
    ...(quantities.length > 0 && { quantities: quantities.join(', ') }),
  }
}

/** Finds the organization of a checkout, among those that the viewer decides about, and what the checkout is for. */
async function ofCheckout(call: {
  readonly scope: { readonly viewer: Viewer }
  readonly args: { readonly sessionId: string }
  readonly services: Services
}) {
  const { sandbox } = call.services.billing
  const found = await sandbox.checkout(ownedBy(call.scope.viewer), call.args.sessionId)
  const facts = found.checkout ? { products: found.checkout.product.id } : { mode: found.mode }
  return { organizationId: found.orgId, facts }
}

/** A check or query may carry data that changes the customer. It is dropped unless the viewer manages billing. */
function askedBy<Body extends { readonly customerData?: unknown; readonly entityData?: unknown }>(
  role: OrganizationRole,
  body: Body,
): Body {
  if (canInOrganization(role, 'billing:manage')) return body
  const { customerData: _, entityData: __, ...asked } = body
  return asked as Body
}

const createCustomer = implementAction(api.billing.createCustomer, {
  authorize: asCustomer,
  run: async ({ scope: { organizationId, role }, args, services }) => {
    const asked = { ...askedBy(role, args), expand: expandFor(role, args.expand) }
    return customerFor(role, await services.billing.createCustomer(organizationId, asked))
  },
})

const listProducts = implementAction(api.billing.listProducts, {
  authorize: asAnybody,
  run: ({ scope, services }) =>
    services.billing.listProducts(scope.kind === 'public' ? null : scope.organizationId),
})

const check = implementAction(api.billing.check, {
  authorize: asCustomer,
  run: async ({ scope: { organizationId, role }, args, services }) => {
    const isUnread = Boolean(args.productId) && !readsBillingFact(role, 'prices')
    const asked = { ...askedBy(role, args), ...(isUnread && { withPreview: false }) }
    return checkFor(role, await services.billing.check(organizationId, asked))
  },
})

const track = implementAction(api.billing.track, {
  authorize: asCustomer,
  run: ({ scope: { organizationId, role }, args, services }) =>
    services.billing.track(organizationId, askedBy(role, args)),
})

const query = implementAction(api.billing.query, {
  authorize: asCustomer,
  run: ({ scope, args, services }) => services.billing.query(scope.organizationId, args),
})

const attach = implementJournaledAction(api.billing.attach, {
  authorize: asCustomer,
  journal: ({ args, result }) => ({ ...purchaseFacts(args), code: result.code }),
  run: ({ scope, args, services }) => services.billing.attach(scope.organizationId, args),
})

const checkout = implementAction(api.billing.checkout, {
  authorize: asCustomer,
  run: ({ scope, args, services }) => services.billing.checkout(scope.organizationId, args),
})

const cancel = implementJournaledAction(api.billing.cancel, {
  authorize: asCustomer,
  journal: ({ args: { productId, cancelImmediately } }) => ({
    productId,
    immediately: cancelImmediately ?? false,
  }),
  run: ({ scope, args, services }) => services.billing.cancel(scope.organizationId, args),
})

const billingPortal = implementAction(api.billing.billingPortal, {
  authorize: asCustomer,
  run: ({ scope, args, services }) => services.billing.billingPortal(scope.organizationId, args),
})

const setupPayment = implementAction(api.billing.setupPayment, {
  authorize: asCustomer,
  run: ({ scope, args, services }) => services.billing.setupPayment(scope.organizationId, args),
})

const createEntity = implementJournaledAction(api.billing.createEntity, {
  authorize: asCustomer,
  journal: ({ args: { id, featureId } }) => ({ id, featureId }),
  run: ({ scope, args, services }) => services.billing.createEntity(scope.organizationId, args),
})

const getEntity = implementAction(api.billing.getEntity, {
  authorize: asCustomer,
  run: async ({ scope: { organizationId, role }, args, services }) => {
    const asked = { ...args, expand: expandFor(role, args.expand) }
    return entityFor(role, await services.billing.getEntity(organizationId, asked))
  },
})

const deleteEntity = implementJournaledAction(api.billing.deleteEntity, {
  authorize: asCustomer,
  journal: ({ args: { entityId } }) => ({ id: entityId }),
  run: ({ scope, args, services }) =>
    services.billing.deleteEntity(scope.organizationId, args.entityId),
})

const createReferralCode = implementJournaledAction(api.billing.createReferralCode, {
  authorize: asCustomer,
  journal: ({ args: { programId } }) => ({ programId }),
  run: ({ scope, args, services }) =>
    services.billing.createReferralCode(scope.organizationId, args.programId),
})

const redeemReferralCode = implementJournaledAction(api.billing.redeemReferralCode, {
  authorize: asCustomer,
  journal: ({ args: { code } }) => ({ code }),
  run: ({ scope, args, services }) =>
    services.billing.redeemReferralCode(scope.organizationId, args.code),
})

const getRevision = implementQuery(api.billing.getRevision, {
  authorize: inOrganization,
  sharedBy: 'role',
  run: ({ db }) => selectBillingRevision(db),
})

const listOverdue = implementQuery(api.billing.listOverdue, {
  authorize: inOrganization,
  sharedBy: 'role',
  run: ({ db }) => selectOverdue(db),
})

const confirmCheckout = implementAction(api.billing.confirmCheckout, {
  authorize: asUser,
  run: ({ scope, args, services }) =>
    services.billing.confirmCheckout(ownedBy(scope.viewer), args.sessionId),
})

const getSandboxCheckout = implementAction(api.billing.getSandboxCheckout, {
  authorize: asUser,
  run: ({ scope, args, services }) =>
    services.billing.sandbox.checkout(ownedBy(scope.viewer), args.sessionId),
})

const paySandboxCheckout = implementJournaledAction(api.billing.paySandboxCheckout, {
  authorize: asUser,
  concernOf: (call) => ofCheckout(call),
  journal: ({ args: { sessionId } }) => ({ sessionId }),
  run: ({ scope, args, services }) =>
    services.billing.sandbox.pay(ownedBy(scope.viewer), args.sessionId, args.card),
})

const cancelSandboxCheckout = implementJournaledAction(api.billing.cancelSandboxCheckout, {
  authorize: asUser,
  concernOf: (call) => ofCheckout(call),
  journal: ({ args: { sessionId } }) => ({ sessionId }),
  run: ({ scope, args, services }) =>
    services.billing.sandbox.cancel(ownedBy(scope.viewer), args.sessionId),
})

const getSandboxPortal = implementAction(api.billing.getSandboxPortal, {
  authorize: asCustomer,
  run: ({ scope, services }) => services.billing.sandbox.portal(scope.organizationId),
})

const saveSandboxCard = implementJournaledAction(api.billing.saveSandboxCard, {
  authorize: asCustomer,
  journal: ({ args: { card } }) => ({ removed: card === null }),
  run: ({ scope, args, services }) =>
    services.billing.sandbox.saveCard(scope.organizationId, args.card),
})

const moveSandboxClock = implementJournaledAction(api.billing.moveSandboxClock, {
  authorize: asCustomer,
  journal: ({ args: { days } }) => ({ days }),
  run: ({ scope, args, services }) =>
    services.billing.sandbox.moveClock(scope.organizationId, args.days),
})

export const billing = [
  createCustomer,
  listProducts,
  check,
  track,
  query,
  attach,
  checkout,
  cancel,
  billingPortal,
  setupPayment,
  createEntity,
  getEntity,
  deleteEntity,
  createReferralCode,
  redeemReferralCode,
  getRevision,
  listOverdue,
  confirmCheckout,
  getSandboxCheckout,
  paySandboxCheckout,
  cancelSandboxCheckout,
  getSandboxPortal,
  saveSandboxCard,
  moveSandboxClock,
]
