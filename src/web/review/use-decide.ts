import { notifications } from '@mantine/notifications'
import { useRef, useState } from 'react'
import type { VarianceFilter, VarianceLine } from '#contract/audit-variances.ts'
import { MOST_NAMED_LINES } from '#contract/limits.ts'
import { chunk } from '#domain/chunk.ts'
import type { Decision, ReasonCode } from '#domain/decision.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { showFailure, showNoteWithUndo } from '../kit/note-with-undo.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { sayVerdict } from './line-verdict.ts'
import { linesToTakeBack } from './take-back.ts'

export interface Verdict {
  /** Null takes the decision back. */
  readonly decision: Decision | null
  readonly reasonCode: ReasonCode | null
  readonly note?: string | null
}

/**
 * Decides one line. The decision shows at once; if the server refuses, it says why and reverts. Resolves to
 * whether it was accepted.
 */
export function useDecideLine(auditId: string, line: VarianceLine) {
  const t = useMessages('review')
  const tResults = useMessages('results')
  const decideLine = useBackendMutation(api.audits.decideLine)
  // Kept until the line itself shows it, so that a new decision never flickers back to the old one.
  const [said, setSaid] = useState<{ readonly verdict: Verdict; readonly version: number }>()
  const pending = said?.version === line.version ? said.verdict : undefined
  // A second key press may come before the next render: one decision is one call.
  const isDeciding = useRef(false)
  const say = (seenVersion: number, verdict: Verdict) =>
    decideLine({
      auditId,
      storeId: line.storeId,
      itemId: line.itemId,
      seenVersion,
      seenCounted: line.counted,
      decision: verdict.decision,
      reasonCode: verdict.reasonCode,
      note: verdict.note ?? null,
    })
  const decide = async (verdict: Verdict, told: Told = 'in place'): Promise<boolean> => {
    if (isDeciding.current) return false
    isDeciding.current = true
    setSaid({ verdict, version: line.version })
    try {
      const decided = await say(line.version, verdict)
      if (told === 'with undo' && isEnd(verdict)) {
        showNoteWithUndo({
          about: auditId,
          message: t('decided.one', { item: line.name, decision: sayVerdict(verdict, tResults) }),
          undo: () => say(decided.version, { decision: null, reasonCode: null }),
        })
      }
      return true
    } catch (thrown) {
      setSaid(undefined)
      showFailure(thrown)
      return false
    } finally {
      isDeciding.current = false
    }
  }
  return { pending, decide }
}

/** If a decided line leaves its list, its Undo button goes with it. */
type Told = 'in place' | 'with undo'

function isEnd({ decision }: Verdict): boolean {
  return decision !== null && decision !== 'recount'
}

interface SeenLine {
  readonly storeId: string
  readonly itemId: string
  readonly seenVersion: number
  readonly seenCounted?: number | null
}

/** Decides many lines at once, each as it was when chosen, and says which ones stayed unchanged. */
export function useDecideLines(auditId: string) {
  const t = useMessages('review')
  const tResults = useMessages('results')
  const decideSome = useBackendMutation(api.audits.decideLines)
  const decideLines = async (keys: readonly SeenLine[], verdict: Required<Verdict>) => {
    const answers = []
    for (const lines of chunk(keys, MOST_NAMED_LINES)) {
      answers.push(await decideSome({ auditId, lines: [...lines], ...verdict }))
    }
    return {
      decided: answers.reduce((sum, { decided }) => sum + decided, 0),
      skipped: answers.reduce((sum, { skipped }) => sum + skipped, 0),
      conflicts: answers.flatMap(({ conflicts }) => conflicts),
    }
  }
  return async (lines: readonly VarianceLine[], verdict: Verdict): Promise<void> => {
    const keys = lines.map(({ storeId, itemId, version, counted }) => ({
      storeId,
      itemId,
      seenVersion: version,
      seenCounted: counted,
    }))
    const { decision, reasonCode, note = null } = verdict
    try {
      const answer = await decideLines(keys, { decision, reasonCode, note })
      const { decided, skipped, conflicts } = answer
      const takeBack = linesToTakeBack(keys, conflicts)
      if (decided > 0) {
        showNoteWithUndo({
          about: auditId,
          message: t('decided.many', { count: decided, decision: sayVerdict(verdict, tResults) }),
          undo: () => decideLines(takeBack, { decision: null, reasonCode: null, note: null }),
        })
      }
      if (skipped + conflicts.length > 0) {
        notifications.show({
          color: 'yellow',
          message: sayRest({ skipped, changed: conflicts.length }, t),
        })
      }
    } catch (thrown) {
      showFailure(thrown)
    }
  }
}

/**
 * Decides everything that matches a filter, however much of it is shown. Lines that are decided already stay
 * as they are. The caller shows refusals.
 */
export function useDecideMatching(auditId: string) {
  const t = useMessages('review')
  const tResults = useMessages('results')
  const decideLines = useBackendMutation(api.audits.decideLines)
  return async (matching: VarianceFilter, verdict: Verdict): Promise<void> => {
    const { decision, reasonCode, note = null } = verdict
    const answer = await decideLines({ auditId, matching, decision, reasonCode, note })
    const decided = { count: answer.decided, decision: sayVerdict(verdict, tResults) }
    notifications.show({ message: t('decided.many', decided) })
    if (answer.skipped > 0) {
      const rest = { skipped: answer.skipped, changed: 0 }
      notifications.show({ color: 'yellow', message: sayRest(rest, t) })
    }
  }
}

interface Rest {
  /** Lines that do not allow this decision. */
  readonly skipped: number
  /** Lines that were decided or counted since they were chosen. */
  readonly changed: number
}

/** What stays unchanged when many lines are decided at once. */
function sayRest({ skipped, changed }: Rest, t: Messages<'review'>): string {
  return [
    skipped > 0 && t('decided.skipped', { count: skipped }),
    changed > 0 && t('decided.changed', { count: changed }),
  ]
    .filter(Boolean)
    .join(' ')
}
