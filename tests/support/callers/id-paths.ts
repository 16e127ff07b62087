// Where the arguments of a function hold ids, read off its schema: also those that may be left out.

import type * as z from 'zod'

/** Names of fields from the outside in; '0' stands for the first of a list. */
export type IdPath = readonly string[]

export function idPathsOf(schema: z.core.$ZodType, at: IdPath = []): IdPath[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return 'format' in def && def.format === 'uuid' ? [at] : []
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => idPathsOf(field, [...at, name]))
    case 'array':
      return idPathsOf(def.element, [...at, '0'])
    case 'union':
      return def.options.flatMap((option) => idPathsOf(option, at))
    case 'pipe':
      return [def.in, def.out].flatMap((side) => idPathsOf(side, at))
    case 'optional':
    case 'nullable':
    case 'default':
      return idPathsOf(def.innerType, at)
    default:
      return []
  }
}
