// What a day pass opens. Its holder is a stranger everywhere else: without an account also to what any person may do.

import type { AnyContract } from '#contract/define.ts'
import { passUseOf, refuseClosedToHelpers, refuseEndedPass } from '#domain/day-pass.ts'
import type { Viewer } from './viewer.ts'

/** The viewer as this function sees them. Throws where a person without an account may not come at all. */
export function openToPasses(viewer: Viewer | undefined, { name, access }: AnyContract) {
  if (!viewer?.dayPasses) return viewer
  const { memberships, dayPasses, isHelper } = viewer
  const uses = dayPasses.map((pass) => ({ pass, use: passUseOf(name, ending(pass)) }))
  const opened = uses.flatMap(({ pass, use }) => (use === 'within_pass' ? [pass] : []))
  if (!isHelper || access === 'public') {
    return { ...viewer, memberships: [...memberships, ...opened] }
  }
  if (passUseOf(name, { isEnded: false }) === 'closed') refuseClosedToHelpers()
  if (opened.length === 0) refuseEndedPass()
  return { ...viewer, memberships: opened }
}

function ending({ dayPass }: NonNullable<Viewer['dayPasses']>[number]) {
  return { isEnded: dayPass?.isEnded ?? true }
}
