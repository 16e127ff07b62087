// What somebody is told who has run into a limit, by what would take them past it.

import type { WireFeaturePreview } from '#domain/billing/wire.ts'
import { paywallText } from './paywall-text.ts'

export interface LimitFacts {
  /** What would take them past it; null: nobody could be asked. */
  readonly preview: WireFeaturePreview | null
  /** The plan that gives nothing since its payment is missing, if that is why. */
  readonly paused: { readonly name: string } | undefined
  readonly isOwner: boolean
}

export interface LimitWords {
  readonly title: string
  readonly message: string
  /** What the way to more is called; null: only owners can go it. */
  readonly way: string | null
}

export function limitWords({ preview, paused, isOwner }: LimitFacts): LimitWords {
  if (paused) return pausedWords(paused.name, isOwner)
  const reached = preview
    ? `You have reached the usage limit for ${preview.feature_name}.`
    : 'Your plan does not include more of this.'
  if (!isOwner) {
    const message = `${reached} Ask an owner of the organization to change its plan.`
    return { title: 'Limit reached', message, way: null }
  }
  const words = preview ? paywallText(preview) : { title: 'Limit reached', message: reached }
  return { ...words, way: 'See plans in a new tab' }
}

/** Another plan would not help: this one is not paid. */
function pausedWords(name: string, isOwner: boolean): LimitWords {
  const reason = `A payment for ${name} is missing, so the plan is paused.`
  return isOwner
    ? {
        title: 'Plan paused',
        message: `${reason} Mend the card in the billing portal, and it goes on at once.`,
        way: 'Open billing in a new tab',
      }
    : {
        title: 'Plan paused',
        message: `${reason} Ask an owner of the organization to mend the card.`,
        way: null,
      }
}

/** What stays when more is not to be had. */
export function keptText(feature: string): string {
  return feature === 'ai_requests'
    ? 'Nothing is lost: built-in answers go on working.'
    : 'Nothing is lost: what you entered is still here.'
}
