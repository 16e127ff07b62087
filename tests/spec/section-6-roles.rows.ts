// Who sees which page is asked of the running product: section-6-roles.browser.ts.

import { expect } from 'vitest'
import { byEntitlement } from './billing.rows.ts'
import { bearerToken } from './billing-calls.rows.ts'
import {
  blindShelvesTellNothing,
  confirmedAddress,
  costsByProtocol,
  countedAgainBlind,
  countingTakesShelf,
  countsOfOthersWait,
  demoOnThisMachine,
  entitledWithoutBills,
  filesOfSeveralStores,
  impossibleCountsWait,
  knownByName,
  mailLinks,
  neverBelowZero,
  neverFoundIsSaid,
  noGhostDevice,
  notFoundIsDecided,
  refusalStates,
  refusedPhones,
  repairsStay,
  rulesThatStand,
  sealsInChain,
  setAsideBeforeSeal,
} from './doors.rows.ts'
import { dailyRoot, sealedBySignature, sealedBytes, sealsOutliveKeys } from './seals.rows.ts'
import { fairTurns, fileQuotas, lanes, questionTurns, unusedFiles } from './shared-machine.rows.ts'
import { routeAt } from './support/routes.ts'
import type { SpecSection } from './support/rows.ts'

const MANAGER_SCREENS = {
  admin: '/stores/{storeId}/admin',
  teams: '/stores/{storeId}/admin/teams',
  rooms: '/stores/{storeId}/admin/rooms',
  shelves: '/stores/{storeId}/admin/rooms/{roomId}/shelves/{shelfId}',
  reports: '/stores/{storeId}/reports',
  'audit list': '/stores/{storeId}/audit',
  'new audit': '/stores/{storeId}/audit/new',
  'audit detail': '/stores/{storeId}/audit/{id}',
  inventory: '/stores/{storeId}/audit/{id}/inventory',
} as const

const SCANNER_SCREENS = {
  scanner: '/stores/{storeId}/audit/{id}/scanner',
  'room assignments': '/stores/{storeId}/audit/{id}/room-assignments',
  results: '/stores/{storeId}/audit/{id}/results',
  room: '/stores/{storeId}/audit/{id}/room/{roomId}',
  'member-profile': '/stores/{storeId}/audit/{id}/member-profile',
} as const

export const roles: SpecSection = {
  section: '6. Roles and permissions',
  tables: [
    {
      name: 'Manager-only screens',
      rows: Object.entries(MANAGER_SCREENS).map(([screen, route]) => ({
        row: `${screen} is for managers`,
        check: () => expect(routeAt(route)).toMatchObject({ route, isManagerOnly: true }),
      })),
    },
    {
      name: 'Scanner or team-member screens',
      rows: Object.entries(SCANNER_SCREENS).map(([screen, route]) => ({
        row: `${screen} is for scanners`,
        check: () => expect(routeAt(route)).toMatchObject({ route, isManagerOnly: false }),
      })),
    },
    { name: 'Costs', rows: [costsByProtocol] },
    { name: 'People', rows: [knownByName] },
    { name: 'Organizations', rows: [confirmedAddress] },
    {
      name: 'Counts',
      rows: [
        countsOfOthersWait,
        countingTakesShelf,
        countedAgainBlind,
        blindShelvesTellNothing,
        impossibleCountsWait,
        neverBelowZero,
        noGhostDevice,
        setAsideBeforeSeal,
        neverFoundIsSaid,
        notFoundIsDecided,
        rulesThatStand,
      ],
    },
    {
      name: 'Seals',
      rows: [sealsInChain, sealedBytes, sealedBySignature, sealsOutliveKeys, dailyRoot],
    },
    {
      name: 'Doors',
      rows: [demoOnThisMachine, mailLinks, refusalStates, refusedPhones, filesOfSeveralStores],
    },
    { name: 'Imports', rows: [repairsStay] },
    { name: 'Neighbors', rows: [fileQuotas, unusedFiles, lanes, fairTurns, questionTurns] },
    {
      name: 'Billing',
      rows: [byEntitlement, entitledWithoutBills, bearerToken],
    },
  ],
}
