// What somebody is told who has run into a limit, by what would take them past it.

import type { WireFeaturePreview } from '#domain/billing/wire.ts'
import { paywallText } from './paywall-text.ts'

export interface LimitFacts {
  /** What would take them past it; null: nobody could be asked. */
  readonly preview: WireFeaturePreview | null
  /** The plan that gives nothing since its payment is missing, if that is why. */
  readonly paused: { readonly name: string } | undefined
  readonly isOwner: boolean
  /** What the plan holds, as the refusal said it. */
  readonly said?: string | undefined
}

export interface LimitWords {
  readonly title: string
  readonly message: string
  /** What the way to more is called; null: only owners can go it. */
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

/** The number first, then what opens the door. */
function withLimit(said: string, message: string): string {
  const [, way] = message.split(/(?<=\.) (?=Please)/)
  return way ? `${said} ${way}` : said
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
export function nothingLostText(feature: string): string {
  return feature === 'ai_requests'
    ? 'Nothing is lost: built-in answers go on working.'
    : 'Nothing is lost: what you entered is still here.'
}
