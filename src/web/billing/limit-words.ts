// The text for a person who has run into a limit, depending on what would lift it.

import type { WireFeaturePreview } from '#domain/billing/wire.ts'
import { paywallText } from './paywall-text.ts'

export interface LimitFacts {
  /** What would lift the limit; null: the preview failed. */
  readonly preview: WireFeaturePreview | null
  /** The plan that is paused because of a missing payment, if that is the reason. */
  readonly paused: { readonly name: string } | undefined
  readonly isOwner: boolean
  /** What the plan includes, in the words of the refusal. */
  readonly said?: string | undefined
}

export interface LimitWords {
  readonly title: string
  readonly message: string
  /** The text of the link to more; null: only owners can use it. */
  readonly way: string | null
}

export function limitWords({ preview, paused, isOwner, said }: LimitFacts): LimitWords {
  if (paused) return pausedWords(paused.name, isOwner)
  const limit = preview
    ? `You have reached the usage limit for ${preview.feature_name}.`
    : 'Your plan does not include more of this.'
  const reached = said ?? limit
  if (!isOwner) {
    const message = `${reached} Ask an owner of the organization to change its plan.`
    return { title: 'Limit reached', message, way: null }
  }
  const words = preview ? paywallText(preview) : { title: 'Limit reached', message: limit }
  const message = said ? withLimit(said, words.message) : words.message
  return { ...words, message, way: 'See plans in a new tab' }
}

/** The number first, then what lifts the limit. */
function withLimit(said: string, message: string): string {
  const [, way] = message.split(/(?<=\.) (?=Please)/)
  return way ? `${said} ${way}` : said
}

/** A different plan would not help: this one is unpaid. */
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

/** What is kept when there is no room for more. */
export function nothingLostText(feature: string): string {
  return feature === 'ai_requests'
    ? 'Nothing is lost: built-in answers go on working.'
    : 'Nothing is lost: what you entered is still here.'
}
