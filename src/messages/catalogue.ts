// The types of an area's messages, as written and as rendered.

import type { GetICUArgs } from '@schummar/icu-type-parser'
import type { CompiledMessage } from 'icu-minify/format'

/** As written: the sentences of an area by key, in the ICU message syntax. */
export type SourceCatalogue = Readonly<Record<string, string>>

/** As rendered: compiled. Every key has a message, in English if there is no translation. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>

/** The same keys in another language; missing ones fall back to English. */
export type Translation<English> = { readonly [Key in keyof English]?: string }

/**
 * The values that a message needs besides its key: a text for `{name}`, a number for a plural. Numbers and
 * dates on their own are formatted in the page's language first, and passed as text.
 */
type Values<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: never }
>

/** The names of tags: `terms` of "Read the <terms>terms</terms>". */
type Tags<Message> = Message extends `${string}</${infer Name}>${infer Rest}`
  ? Name | Tags<Rest>
  : never

type Told<Message extends string, Node> = Values<Message> & {
  readonly [Name in Tags<Message>]: (children: readonly (string | Node)[]) => Node
}

type Text<Message, Node> = [Tags<Message>] extends [never] ? string : string | Node

/** Returns a message of an area. Wrong keys, and missing or wrong values, do not compile. */
export type Say<English, Node = never> = <Key extends keyof English & string>(
  key: Key,
  ...told: English[Key] extends string
    ? keyof Told<English[Key], Node> extends never
      ? []
      : [Told<English[Key], Node>]
    : never
) => Text<English[Key], Node>
