// How many may use the connections of a pool at a time. No organization gets all of them.

import type { Pool } from 'pg'
import type { Database } from '#server/db/database.ts'
import type { FairQueueOptions } from './fair-queue.ts'
import type { QueryPlaces } from './query-queue.ts'

interface Places {
  readonly live: { readonly ticks: FairQueueOptions; readonly alone: FairQueueOptions }
  readonly app: FairQueueOptions
  readonly reads: QueryPlaces
}

export function placesOf({ live, app, reads }: Pick<Database, 'live' | 'app' | 'reads'>): Places {
  // One of them reads the change log.
  const forAnswers = sizeOf(live) - 1
  const alone = atLeastOne(Math.floor(forAnswers / 3))
  const ticks = atLeastOne(forAnswers - alone)
  // One stays free for the check whether this node is ready.
  const forReads = atLeastOne(sizeOf(reads) - 1)
  return {
    live: {
      ticks: { atOnce: ticks, atOncePerKey: atLeastOne(Math.floor(ticks / 2)) },
      alone: { atOnce: alone, atOncePerKey: 1 },
    },
    app: { atOnce: sizeOf(app), atOncePerKey: atLeastOne(sizeOf(app) - 2) },
    reads: { atOnce: forReads, perOrganization: atLeastOne(forReads - 2) },
  }
}

function sizeOf({ options }: Pool): number {
  return options.max
}

function atLeastOne(places: number): number {
  return Math.max(1, places)
}
