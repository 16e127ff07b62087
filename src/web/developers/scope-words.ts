import type { KeyScope } from '#domain/api/key-scopes.ts'
import type { Messages } from '../kit/use-messages.ts'

export function sayScope(scope: KeyScope, t: Messages<'developers'>): string {
  const [resource, access] = scope.split(':') as [ResourceOf<KeyScope>, 'read' | 'write']
  return t(`keys.${access}`, { resource: t(`resource.${resource}`) })
}

export function sayScopes(
  scopes: readonly KeyScope[],
  t: Messages<'developers'>,
): readonly string[] {
  return scopes.map((scope) => sayScope(scope, t))
}

type ResourceOf<Scope> = Scope extends `${infer Resource}:${string}` ? Resource : never
