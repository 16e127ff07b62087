// What functions need of single sign-on: it alone reads secrets, asks name servers and talks to identity providers.

import type { ProviderRow } from '#server/queries/sign-on/sign-on.ts'

export interface SignOnKeeper {
  /** In its canonical form. Throws `invalid_argument` for what cannot be asked. */
  decideIssuer(issuer: string): string
  /** An address of a provider that browsers are sent to. */
  decideSignOnUrl(url: string): string
  /** Encrypted, for the database. */
  sealSecret(secret: string): string
  newDomainToken(): string
  /** Whether the domain has the record with this token. Throws `unavailable` when nobody can say. */
  isProved(domain: string, token: string): Promise<boolean>
  /** Where an owner signs in to try it. */
  beginTest(test: {
    readonly organizationId: string
    readonly provider: ProviderRow
    readonly userId: string
  }): Promise<{ readonly url: string }>
}
