// Refusals in the words of SCIM.

export type ScimType =
  | 'invalidFilter'
  | 'invalidValue'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'uniqueness'
  | 'mutability'

export class ScimFault extends Error {
  override readonly name = 'ScimFault'
  readonly status: 400 | 401 | 403 | 404 | 409 | 429
  readonly scimType: ScimType | undefined

  constructor(status: ScimFault['status'], detail: string, scimType?: ScimType) {
    super(detail)
    this.status = status
    this.scimType = scimType
  }
}
