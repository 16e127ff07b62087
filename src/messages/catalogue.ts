// What the messages of an area look like, as they are written and as they are drawn.

import type { GetICUArgs } from '@schummar/icu-type-parser'
import type { CompiledMessage } from 'icu-minify/format'

/** As written: the sentences of an area under their keys, in the ICU message syntax. */
export type SourceCatalogue = Readonly<Record<string, string>>

/** As drawn: without the syntax. Every key has a message, in English where there is no other. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>

/** The same keys in another language; what is missing is said in English. */
export type Translation<English> = { readonly [Key in keyof English]?: string }

/**
 * What has to be told to a message besides its key: a text for `{name}`, a number for a plural. Numbers
 * and dates that stand alone are written by the formats of the language, and come as text.
 */
type Values<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: never }
>

/** Names of tags: `terms` of "Read the <terms>terms</terms>". */
type Tags<Message> = Message extends `${string}</${infer Name}>${infer Rest}`
  ? Name | Tags<Rest>
  : never

type Told<Message extends string, Node> = Values<Message> & {
  readonly [Name in Tags<Message>]: (children: readonly (string | Node)[]) => Node
}

type Text<Message, Node> = [Tags<Message>] extends [never] ? string : string | Node

/** Says a message of an area. Wrong keys, and missing or wrong values, do not compile. */
export type Say<English, Node = never> = <Key extends keyof English & string>(
  key: Key,
  ...told: English[Key] extends string
    ? keyof Told<English[Key], Node> extends never
      ? []
      : [Told<English[Key], Node>]
    : never
) => Text<English[Key], Node>
