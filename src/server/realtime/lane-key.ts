// Whom somebody shares ticks, snapshots and connections with.

import type { Viewer } from '#server/functions/viewer.ts'

/** Visitors who are not signed in. */
export const VISITORS_LANE = 'visitors'

/** The people of one organization share a lane; whoever belongs to several, to none or to all has their own. */
export function laneKey(userId: string, viewer: Viewer | undefined): string {
  const [only, ...others] = viewer?.memberships ?? []
  const isOfOne = only && others.length === 0 && !viewer?.platformAdmin
  return isOfOne ? `o/${only.organizationId}` : `u/${userId}`
}
