// What functions need of the sender of webhooks: it alone reads and makes secrets, and knows where may be sent to.

export interface WebhookKeeper {
  /** In its canonical form. Throws `invalid_argument` where nothing may be sent to. */
  decideUrl(url: string): string
  newSecret(): FreshSecret
}

interface FreshSecret {
  /** For the owner, once. */
  readonly secret: string
  /** Encrypted, for the database. */
  readonly sealed: string
}
