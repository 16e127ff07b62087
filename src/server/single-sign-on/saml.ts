// Sign-in by SAML 2.0: signatures are checked by node-saml; what of it has to be in the signed part is checked here once
// more. Only answers to a question of ours are taken, so nobody can be sent here with somebody else's.

import { type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import { refuseSignOn, type SignOnClaims } from '#domain/sign-on.ts'

export interface SamlProvider {
  readonly entityId: string
  readonly signOnUrl: string
  /** Whatever signs an assertion must be one of these. */
  readonly certificates: readonly string[]
}

/** Who we are to the provider. */
export interface SamlPlace {
  /** Our own name, which is also the audience. */
  readonly entityId: string
  readonly callbackUrl: string
}

/** What is kept from the question to the answer. */
export interface SamlQuestion {
  readonly requestId: string
  /** Travels along and comes back. */
  readonly relayState: string
}

const MOST_ANSWER_LETTERS = 400_000
const CLOCK_SKEW_MS = 60_000

export async function beginSaml(
  provider: SamlProvider,
  place: SamlPlace,
  { requestId, relayState }: SamlQuestion,
): Promise<string> {
  const saml = samlOf(provider, place, requestId)
  return saml.getAuthorizeUrlAsync(relayState, undefined, {})
}

export async function finishSaml(
  provider: SamlProvider,
  place: SamlPlace,
  { requestId, answer }: { readonly requestId: string; readonly answer: string },
): Promise<SignOnClaims> {
  refuseStrangeXml(answer)
  const profile = await verified(samlOf(provider, place, requestId), answer)
  const assertion = signedPart.safeParse(profile.getAssertion?.()).data?.Assertion
  if (!assertion) refuseSignOn('provider', 'assertion')
  refuseForeignAssertion(assertion, { provider, place, requestId })
  if (!profile.nameID) refuseSignOn('provider', 'NameID')
  return {
    subject: profile.nameID.slice(0, 500),
    email: emailOf(profile),
    // It is the provider's signature that vouches for it.
    isEmailVerified: true,
    name: nameOf(profile),
  }
}

function samlOf(provider: SamlProvider, place: SamlPlace, requestId: string): SAML {
  return new SAML({
    issuer: place.entityId,
    callbackUrl: place.callbackUrl,
    audience: place.entityId,
    entryPoint: provider.signOnUrl,
    idpCert: [...provider.certificates],
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    // Compared with the signed part below.
    validateInResponseTo: ValidateInResponseTo.never,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    generateUniqueId: () => requestId,
    // Which kind of name and of step the provider uses is its own matter.
    identifierFormat: null,
    disableRequestedAuthnContext: true,
  })
}

/** No answer has a document type; those that do want to blow up or read files. */
function refuseStrangeXml(answer: string): void {
  if (answer.length > MOST_ANSWER_LETTERS) refuseSignOn('provider', 'SAMLResponse')
  const xml = Buffer.from(answer, 'base64').toString('utf8')
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST)/i.test(xml)) refuseSignOn('provider', 'DOCTYPE')
}

async function verified(saml: SAML, answer: string): Promise<Profile> {
  try {
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: answer })
    if (!profile) refuseSignOn('provider', 'assertion')
    return profile
  } catch (error) {
    if (error instanceof Fault || !(error instanceof Error)) throw error
    return refuseSignOn('provider', error.message.slice(0, 300))
  }
}

const attributes = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ $: z.object(shape) })

const signedPart = z.object({
  Assertion: z.object({
    Issuer: z.tuple([z.object({ _: z.string() })]),
    Conditions: z.tuple([z.object({ AudienceRestriction: z.array(z.unknown()).min(1) })]),
    Subject: z.tuple([
      z.object({
        SubjectConfirmation: z.tuple([
          z.object({
            $: z.object({ Method: z.literal('urn:oasis:names:tc:SAML:2.0:cm:bearer') }),
            SubjectConfirmationData: z.tuple([
              attributes({
                Recipient: z.string(),
                InResponseTo: z.string(),
                NotOnOrAfter: z.string().min(1),
              }),
            ]),
          }),
        ]),
      }),
    ]),
  }),
})

type Assertion = z.infer<typeof signedPart>['Assertion']

/** What must be in the part that was signed: around it anybody can write anything. */
function refuseForeignAssertion(
  assertion: Assertion,
  meant: {
    readonly provider: SamlProvider
    readonly place: SamlPlace
    readonly requestId: string
  },
): void {
  const { Recipient, InResponseTo } =
    assertion.Subject[0].SubjectConfirmation[0].SubjectConfirmationData[0].$
  if (assertion.Issuer[0]._ !== meant.provider.entityId) refuseSignOn('provider', 'Issuer')
  if (Recipient !== meant.place.callbackUrl) refuseSignOn('provider', 'Recipient')
  if (InResponseTo !== meant.requestId) refuseSignOn('provider', 'InResponseTo')
}

const EMAIL_NAMES = [
  'email',
  'emailAddress',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]
const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

/** An attribute, or the name of the person where the provider says that it is an address. */
function emailOf(profile: Profile): string | null {
  const named = attributeOf(profile, EMAIL_NAMES)
  if (named !== undefined) return named
  return profile.nameIDFormat === EMAIL_FORMAT ? profile.nameID : null
}

const NAME_NAMES = [
  'displayName',
  'name',
  'http://schemas.microsoft.com/identity/claims/displayname',
  'urn:oid:2.16.840.1.113730.3.1.241',
]
const GIVEN_NAMES = [
  'firstName',
  'givenName',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
]
const FAMILY_NAMES = [
  'lastName',
  'surname',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
]

function nameOf(profile: Profile): string | null {
  const whole = attributeOf(profile, NAME_NAMES)
  if (whole !== undefined) return whole
  const parts = [attributeOf(profile, GIVEN_NAMES), attributeOf(profile, FAMILY_NAMES)]
  return parts.filter((part) => part !== undefined).join(' ') || null
}

const attributeMap = z.record(z.string(), z.unknown()).catch({})

function attributeOf(profile: Profile, names: readonly string[]): string | undefined {
  const all = attributeMap.parse(profile.attributes)
  for (const name of names) {
    const value = all[name]
    if (typeof value === 'string' && value.trim() !== '') return value
  }
  return undefined
}
