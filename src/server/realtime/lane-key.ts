// Which users share ticks, snapshots and database connections.

import { allMemberships, type Viewer } from '#server/functions/viewer.ts'

/** Visitors who are not signed in. */
export const VISITORS_LANE = 'visitors'

/** Users of one organization share a lane. Users of several or none, and operators, have lanes of their own. */
export function laneKey(userId: string, viewer: Viewer | undefined): string {
  const [only, ...others] = viewer ? [...allMemberships(viewer), ...(viewer.dayPasses ?? [])] : []
  const isOfOne = only && others.length === 0 && !viewer?.platformAdmin
  return isOfOne ? `o/${only.organizationId}` : `u/${userId}`
}
