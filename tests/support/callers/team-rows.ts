import { api } from '#contract/api.ts'
import type { Shop } from '#seeds/world.ts'
import { newCertificate } from '../saml-idp.ts'
import {
  type CallRow,
  MANAGERS_ONLY,
  NOBODY,
  OPERATOR_ONLY,
  OWNERS_ONLY,
  row,
  SOME_MANAGER_ONLY,
  STRANGERS,
  UNSEEN_BY_THE_REST,
} from './refusals.ts'
import type { Stage } from './stage.ts'

export function teamRows(stage: Stage): readonly CallRow[] {
  const { world, people, shop, orgId, storeId } = stage
  return [
    row(api.auth.changePassword, NOBODY, {
      currentPassword: 'old-word',
      newPassword: 'new-password',
    }),
    row(api.auth.deleteCurrentUserAccount, NOBODY, {}),
    row(api.auth.revokeLogin, NOBODY, { loginId: crypto.randomUUID() }),
    row(api.auth.renamePasskey, NOBODY, { passkeyId: crypto.randomUUID(), name: 'Laptop' }),
    row(api.auth.removePasskey, NOBODY, { passkeyId: crypto.randomUUID() }),
    row(api.users.current, {}, {}),
    row(api.users.getTeamByStore, STRANGERS, { orgId }),
    row(api.users.assignUserToStore, MANAGERS_ONLY, {
      storeId,
      userId: people.scanner.id,
      role: 'scanner',
    }),
    row(api.users.removeUserFromStore, MANAGERS_ONLY, async () => ({
      storeId,
      userId: (await world.teamMember(shop, 'scanner')).id,
    })),
    row(api.users.listLogins, NOBODY, {}),
    row(api.users.listPasskeys, NOBODY, {}),
    row(api.members.list, STRANGERS, { orgId }),
    row(api.members.getHeldWork, SOME_MANAGER_ONLY, {
      orgId,
      userId: people.scanner.id,
      storeId,
    }),
    row(api.members.changeRole, OWNERS_ONLY, async () => ({
      orgId,
      userId: (await world.teamMember(shop, 'scanner')).id,
      role: 'member',
    })),
    row(api.members.remove, OWNERS_ONLY, async () => ({
      orgId,
      userId: (await world.teamMember(shop, 'scanner')).id,
    })),
    row(api.members.leave, STRANGERS, { orgId }),
    row(api.invitations.list, STRANGERS, { orgId }),
    row(api.invitations.create, { ...MANAGERS_ONLY, 'manager of another store': 'forbidden' }, () =>
      inviteTo(stage.shop, null),
    ),
    row(
      api.invitations.createMany,
      { ...MANAGERS_ONLY, 'manager of another store': 'forbidden' },
      () => {
        const { email: _email, ...offer } = inviteTo(stage.shop, null)
        return { ...offer, emails: [`${crypto.randomUUID()}@world.test`] }
      },
    ),
    row(
      api.invitations.revoke,
      { ...MANAGERS_ONLY, 'manager of another store': 'forbidden' },
      async () => ({ orgId, invitationId: (await freshInvitation(stage)).id }),
    ),
    row(
      api.invitations.resend,
      { ...MANAGERS_ONLY, 'manager of another store': 'forbidden' },
      async () => ({ orgId, invitationId: (await freshInvitation(stage)).id }),
    ),
    row(api.invitations.getByToken, {}, async () => ({
      token: (await freshInvitation(stage)).token,
    })),
    row(api.invitations.accept, NOBODY, async () => ({
      token: (await invitationFromAfar(stage, null)).token,
    })),
    row(api.invitations.decline, NOBODY, async () => ({
      token: (await freshInvitation(stage)).token,
    })),
    row(api.invitations.listMine, NOBODY, {}),
    // Of those here only the owner has shown whose mailbox theirs is.
    row(api.invitations.acceptMine, UNSEEN_BY_THE_REST, async () => ({
      invitationId: (await invitationFromAfar(stage, stage.shop.owner.email)).id,
    })),
    row(api.invitations.declineMine, UNSEEN_BY_THE_REST, async () => ({
      invitationId: (await invitationFromAfar(stage, stage.shop.owner.email)).id,
    })),
    row(api.organizations.getByUser, NOBODY, {}),
    row(api.organizations.create, NOBODY, { name: 'Another one' }),
    row(api.organizations.update, OWNERS_ONLY, { orgId, name: 'Home again' }),
    row(api.organizations.getRequirements, OWNERS_ONLY, { orgId }),
    row(api.organizations.setRequirements, OWNERS_ONLY, {
      orgId,
      twoStep: false,
      sessionHours: 168,
      emailDomains: [],
    }),
    ...signOnRows(stage),
    row(api.organizations.delete, UNSEEN_BY_THE_REST, async () => ({
      orgId: (await world.shop({ owner: shop.owner, name: 'Short-lived' })).organizationId,
      typedName: 'Short-lived',
    })),
    row(api.organizations.activate, STRANGERS, { orgId }),
    row(api.apiKeys.list, OWNERS_ONLY, { orgId }),
    row(api.apiKeys.create, OWNERS_ONLY, keyFor(stage)),
    row(api.apiKeys.revoke, OWNERS_ONLY, async () => ({
      orgId,
      keyId: (await freshKey(stage)).id,
    })),
    row(api.platform.listOrganizations, OPERATOR_ONLY, {}),
    row(api.platform.countOrganizations, OPERATOR_ONLY, {}),
    row(api.platform.listProviderEvents, OPERATOR_ONLY, {}),
    row(api.platform.replayProviderEvent, OPERATOR_ONLY, async () => ({
      eventId: await freshProviderEvent(stage),
    })),
    row(api.platform.suspendOrganization, OPERATOR_ONLY, async () => ({
      organizationId: (await world.shop()).organizationId,
      reason: 'Unpaid',
    })),
    row(api.platform.restoreOrganization, OPERATOR_ONLY, { organizationId: orgId }),
  ]
}

function signOnRows(stage: Stage): readonly CallRow[] {
  const { world, shop, orgId, storeId, database } = stage
  const domain = () => `d${crypto.randomUUID().slice(-12)}.example`
  const freshDomain = async () => {
    await database.owner.query('delete from organization_domain where organization_id = $1', [
      orgId,
    ])
    const { id: domainId } = await world.run(shop.owner, api.signOn.addDomain, {
      ...{ orgId, domain: domain() },
    })
    return { orgId, domainId }
  }
  const freshGroup = async () => {
    const id = crypto.randomUUID()
    await database.owner.query(
      `insert into scim_group (organization_id, id, display_name) values ($1, $2, $3)`,
      [orgId, id, `Group ${id.slice(-12)}`],
    )
    return id
  }
  const oidc = { name: 'Acme', issuer: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b' }
  const withProvider = async <More extends object>(more: More) => {
    await world.run(shop.owner, api.signOn.saveOidc, { orgId, ...oidc })
    return { orgId, ...more }
  }
  return [
    row(api.scim.get, OWNERS_ONLY, { orgId }),
    row(api.scim.createToken, OWNERS_ONLY, { orgId }),
    row(api.scim.removeToken, OWNERS_ONLY, async () => {
      await world.run(shop.owner, api.scim.createToken, { orgId })
      return { orgId }
    }),
    row(api.scim.setGroupStores, OWNERS_ONLY, async () => ({
      ...{ orgId, groupId: await freshGroup() },
      stores: [{ storeId, role: 'scanner' }],
    })),
    row(api.signOn.get, OWNERS_ONLY, { orgId }),
    row(api.signOn.addDomain, OWNERS_ONLY, async () => {
      await freshDomain()
      return { orgId, domain: domain() }
    }),
    row(api.signOn.checkDomain, OWNERS_ONLY, freshDomain),
    row(api.signOn.removeDomain, OWNERS_ONLY, freshDomain),
    row(api.signOn.saveOidc, OWNERS_ONLY, { orgId, ...oidc }),
    row(api.signOn.saveSaml, OWNERS_ONLY, async () => ({
      ...{ orgId, name: 'Acme', entityId: 'https://saml.example' },
      ...{ signOnUrl: 'https://saml.example/sso', certificates: await newCertificate() },
    })),
    row(api.signOn.setJoining, OWNERS_ONLY, () =>
      withProvider({ letsJoin: true, stores: [{ storeId, role: 'scanner' }] }),
    ),
    // Nobody answers there, which is told to whoever may ask at all.
    row(api.signOn.test, { ...OWNERS_ONLY, owner: 'forbidden' }, () => withProvider({})),
    row(api.signOn.setOn, OWNERS_ONLY, () => withProvider({ isOn: false })),
    row(api.signOn.removeProvider, OWNERS_ONLY, () => withProvider({})),
  ]
}

const inviteTo = ({ organizationId, storeId }: Shop, email: string | null) => ({
  orgId: organizationId,
  email,
  role: 'member' as const,
  stores: [{ storeId, role: 'scanner' as const }],
})

const freshInvitation = ({ world, shop }: Stage) =>
  world.run(shop.owner, api.invitations.create, inviteTo(shop, null))

const keyFor = ({ orgId, storeId }: Stage) => ({
  ...{ orgId, name: 'Till', scopes: ['items:read' as const], expiresAt: null },
  storeIds: [storeId],
})

/** Actions run at the node, mutations in the world. */
async function freshKey(stage: Stage): Promise<{ readonly id: string }> {
  return (await stage.call(stage.people.owner, api.apiKeys.create, keyFor(stage))) as { id: string }
}

/** Into another organization, so that accepting changes nothing for the rows after it. */
async function invitationFromAfar({ world }: Stage, email: string | null) {
  const elsewhere = await world.shop()
  return world.run(elsewhere.owner, api.invitations.create, inviteTo(elsewhere, email))
}

/** Something that a payment provider has reported. */
async function freshProviderEvent({ database }: Stage): Promise<string> {
  const id = `evt_${crypto.randomUUID()}`
  await database.owner.query(
    `insert into app.provider_event (id, type, payload, status, created_at)
     values ($1, 'invoice.paid', '{}', 'ignored', now())`,
    [id],
  )
  return id
}
