// Setting up single sign-on of an organization, for its owners.

import { api } from '#contract/api.ts'
import { Fault } from '#domain/fault.ts'
import {
  callbackPath,
  decideJoining,
  decideNewDomain,
  proofName,
  proofText,
  refuseEndWhileRequired,
  refuseTurnOn,
  samlPath,
} from '#domain/sign-on.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { lockOrganization, selectRequirements } from '#server/queries/people/organizations.ts'
import {
  deleteDomain,
  deleteIdentities,
  deleteProvider,
  insertDomain,
  insertProvider,
  lockProvider,
  saveProof,
  selectDomain,
  selectDomains,
  selectProvedDomains,
  selectProvider,
  selectSignedOn,
  updateJoining,
  updateProvider,
} from '#server/queries/sign-on/sign-on.ts'
import { implementAction, implementMutation, implementQuery, inOrganization } from '../implement.ts'
import { noteInOrganization } from '../journal/journal.ts'
import { implementJournaledAction } from '../journaled-action.ts'
import { openStores } from '../people/invitation-views.ts'
import { describeCertificate, readCertificates, refuseCertificate } from './certificates.ts'

const get = implementQuery(api.signOn.get, {
  authorize: inOrganization,
  sharedBy: 'role',
  run: async ({ db, scope: { organizationId } }) => {
    const [domains, provider, people] = [
      await selectDomains(db),
      await selectProvider(db),
      await selectSignedOn(db),
    ]
    return {
      callbackPath: callbackPath(organizationId),
      samlPath: samlPath(organizationId),
      domains: domains.map(({ id, domain, token, proved_at }) => ({
        id,
        domain,
        recordName: proofName(domain),
        recordValue: proofText(token),
        provedAt: proved_at?.getTime() ?? null,
      })),
      provider: provider
        ? {
            protocol: provider.protocol,
            name: provider.name,
            isOn: provider.is_on,
            testedAt: provider.tested_at?.getTime() ?? null,
            lastTest: provider.last_test,
            letsJoin: provider.lets_join,
            stores: provider.join_stores,
            issuer: provider.issuer,
            clientId: provider.client_id,
            entityId: provider.entity_id,
            signOnUrl: provider.sign_on_url,
            certificates: (provider.certificates ?? []).map(describeCertificate),
          }
        : null,
      people: people.size,
    }
  },
})

const addDomain = implementMutation(api.signOn.addDomain, {
  authorize: inOrganization,
  run: async ({ db, scope: { organizationId }, args, services }) => {
    await lockOrganization(db)
    const claimed = (await selectDomains(db)).map(({ domain }) => domain)
    const domain = decideNewDomain(args.domain, claimed)
    const id = services.newId()
    const token = services.signOn.newDomainToken()
    await insertDomain(db, { organizationId, id, domain, token })
    return { id }
  },
})

const checkDomain = implementJournaledAction(api.signOn.checkDomain, {
  authorize: inOrganization,
  concernOf: async ({ scope: { organizationId }, args: { domainId }, services }) => {
    const own = { kind: 'organization', organizationId } as const
    const found = await services.database.change(own, (db) => selectDomain(db, domainId))
    return { organizationId, facts: { domain: found?.domain ?? null } }
  },
  journal: ({ result: { isProved } }) => ({ isProved }),
  run: async ({ scope: { organizationId }, args: { domainId }, services }) => {
    const own = { kind: 'organization', organizationId } as const
    const found = await services.database.change(own, (db) => selectDomain(db, domainId))
    if (!found) throw new Fault('not_found')
    if (found.proved_at) return { isProved: true }
    const isProved = await services.signOn.isProved(found.domain, found.token)
    if (!isProved) return { isProved }
    await services.database
      .change(own, (db) => saveProof(db, domainId, services.now()))
      .catch((error: unknown) => {
        throw isTaken(error) ? provedElsewhere() : error
      })
    return { isProved }
  },
})

/** Another organization has proved the same domain before. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

function provedElsewhere(): Fault {
  const message = 'Another organization has proved this domain.'
  return new Fault('conflict', message, { reason: 'proved_elsewhere' })
}

const removeDomain = implementMutation(api.signOn.removeDomain, {
  authorize: inOrganization,
  run: async ({ db, args: { domainId } }) => {
    const found = await selectDomain(db, domainId)
    if (!found) throw new Fault('not_found')
    const proved = await selectProvedDomains(db)
    if (proved.length === 1 && found.proved_at !== null) await refuseWhileRequired(db)
    await deleteDomain(db, domainId)
    return null
  },
})

const saveOidc = implementMutation(api.signOn.saveOidc, {
  authorize: inOrganization,
  // Never the secret.
  journal: ({ args: { name, issuer, clientId } }) => ({ name, issuer, clientId }),
  run: async ({ db, scope: { organizationId, userId }, args, services }) => {
    await lockOrganization(db)
    const before = await lockProvider(db)
    const issuer = services.signOn.decideIssuer(args.issuer)
    const clientId = args.clientId.trim()
    const isSame = before?.issuer === issuer && before.client_id === clientId
    const secret = args.clientSecret?.trim()
    // A secret goes only to whom it was given for.
    const kept = before?.issuer === issuer ? before.client_secret : null
    const sealed = secret ? services.signOn.sealSecret(secret) : kept
    if (!sealed) {
      throw new Fault('invalid_argument', 'Enter the client secret.', { field: 'clientSecret' })
    }
    const settings = {
      protocol: 'oidc',
      name: args.name.trim(),
      issuer,
      client_id: clientId,
      client_secret: sealed,
      entity_id: null,
      sign_on_url: null,
      certificates: null,
    } as const
    const fresh = { ...settings, organizationId, id: services.newId(), createdBy: userId }
    if (!before) await insertProvider(db, fresh)
    else if (isSame && !secret) await updateProvider(db, { name: settings.name })
    else await replaceSettings(db, before, settings)
    return null
  },
})

const saveSaml = implementMutation(api.signOn.saveSaml, {
  authorize: inOrganization,
  journal: ({ args: { name, entityId, signOnUrl } }) => ({ name, entityId, signOnUrl }),
  run: async ({ db, scope: { organizationId, userId }, args, services }) => {
    await lockOrganization(db)
    const before = await lockProvider(db)
    const entityId = args.entityId.trim()
    const signOnUrl = services.signOn.decideSignOnUrl(args.signOnUrl)
    const given = args.certificates?.trim() ?? ''
    const kept = before?.entity_id === entityId ? before.certificates : null
    const certificates = given === '' ? (kept ?? []) : readCertificates(given)
    if (certificates.length === 0) refuseCertificate()
    const settings = {
      protocol: 'saml',
      name: args.name.trim(),
      issuer: null,
      client_id: null,
      client_secret: null,
      entity_id: entityId,
      sign_on_url: signOnUrl,
      certificates,
    } as const
    const isSame =
      before?.entity_id === entityId &&
      before.sign_on_url === signOnUrl &&
      String(before.certificates) === String(certificates)
    const fresh = { ...settings, organizationId, id: services.newId(), createdBy: userId }
    if (!before) await insertProvider(db, fresh)
    else if (isSame) await updateProvider(db, { name: settings.name })
    else await replaceSettings(db, before, settings)
    return null
  },
})

/** What was tried before says nothing of what is there now. */
async function replaceSettings(
  db: ScopedDatabase,
  before: NonNullable<Awaited<ReturnType<typeof lockProvider>>>,
  settings: Parameters<typeof updateProvider>[1],
): Promise<void> {
  if (before.is_on) await refuseWhileRequired(db)
  if (settings.issuer !== before.issuer || settings.entity_id !== before.entity_id) {
    await deleteIdentities(db)
  }
  await updateProvider(db, { ...settings, is_on: false, tested_at: null, last_test: null })
}

async function refuseWhileRequired(db: ScopedDatabase): Promise<void> {
  refuseEndWhileRequired((await selectRequirements(db))?.requires_single_sign_on ?? false)
}

const setJoining = implementMutation(api.signOn.setJoining, {
  authorize: inOrganization,
  journal: ({ args: { letsJoin } }) => ({ letsJoin }),
  run: async ({ db, args }) => {
    if (!(await lockProvider(db))) throw new Fault('not_found')
    const open = await openStores(db, args.stores)
    if (open.length < args.stores.length) throw new Fault('not_found')
    await updateJoining(db, args.letsJoin, decideJoining(args.letsJoin, open))
    return null
  },
})

const test = implementAction(api.signOn.test, {
  authorize: inOrganization,
  run: async ({ scope: { organizationId, userId }, services }) => {
    const own = { kind: 'organization', organizationId } as const
    const provider = await services.database.change(own, selectProvider)
    if (!provider) throw new Fault('not_found')
    return services.signOn.beginTest({ organizationId, provider, userId })
  },
})

const setOn = implementMutation(api.signOn.setOn, {
  authorize: inOrganization,
  run: async ({ db, scope, args: { isOn }, services }) => {
    const provider = await lockProvider(db)
    if (!provider) throw new Fault('not_found')
    if (isOn) {
      const provedDomains = (await selectProvedDomains(db)).length
      const isTested = provider.tested_at !== null
      refuseTurnOn({ isTested, provedDomains })
    } else await refuseWhileRequired(db)
    await updateProvider(db, { is_on: isOn })
    const { organizationId, userId } = scope
    const details = { name: provider.name, isOn }
    const entry = { organizationId, userId, action: 'signOn.setOn', details }
    await noteInOrganization({ db, services }, entry)
    return null
  },
})

const removeProvider = implementMutation(api.signOn.removeProvider, {
  authorize: inOrganization,
  run: async ({ db, scope: { organizationId, userId }, services }) => {
    const provider = await lockProvider(db)
    if (!provider) throw new Fault('not_found')
    await refuseWhileRequired(db)
    await deleteProvider(db)
    const details = { name: provider.name }
    const entry = { organizationId, userId, action: 'signOn.removeProvider', details }
    await noteInOrganization({ db, services }, entry)
    return null
  },
})

export const signOn = [
  get,
  addDomain,
  checkDomain,
  removeDomain,
  saveOidc,
  saveSaml,
  setJoining,
  test,
  setOn,
  removeProvider,
]
