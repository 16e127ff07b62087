// Who wrote an answer, and why it was not the model.

import type { AnswerSource, BuiltInReason } from '#contract/ai.ts'

const WHY: Readonly<Record<BuiltInReason, string>> = {
  not_configured: '',
  switched_off: 'the language model is switched off for this organization',
  limit_reached: 'your plan includes no more AI requests this month',
  too_slow: 'the language model did not answer in time',
  unreachable: 'the language model could not be reached',
  refused: 'the language model refused',
  not_admitted:
    'the language model did not let this installation in, whose key may be missing or wrong',
  cut_off: 'the answer of the language model was cut off',
  not_waited_for: 'the language model was not waited for',
  not_usable: 'what the language model said could not be checked against the data',
}

/** "Built-in answer: the language model did not answer in time". */
export function describeSource(source: AnswerSource): string {
  if (source.kind === 'model') return `Written by ${source.model}, every number checked`
  const why = WHY[source.why]
  return why ? `Built-in answer: ${why}` : 'Built-in answer'
}

export function describeLeftOut(leftOut: number): string | null {
  if (leftOut === 0) return null
  if (leftOut === 1) return '1 sentence was left out: the data do not bear it out.'
  return `${leftOut} sentences were left out: the data do not bear them out.`
}
