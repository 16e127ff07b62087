// An identity provider for SAML, of the package samlify, which also reads our question to it.

import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify'
import { generate } from 'selfsigned'

// Our questions are read here, and nobody's answers.
setSchemaValidator({ validate: async () => 'read' })

export interface SamlAnswer {
  readonly nameId: string
  readonly email: string
  /** Over what an honest one would say. */
  readonly issuer?: string
  readonly audience?: string
  readonly recipient?: string
  readonly inResponseTo?: string
  readonly notOnOrAfter?: Date
  /** Leaves the question out, as for those who begin at the provider. */
  readonly isUnasked?: boolean
}

const TEMPLATE = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="{ID}" Version="2.0" IssueInstant="{IssueInstant}" Destination="{Destination}" InResponseTo="{InResponseTo}"><saml:Issuer>{Issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="{AssertionID}" Version="2.0" IssueInstant="{IssueInstant}"><saml:Issuer>{Issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">{NameID}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="{NotOnOrAfter}" Recipient="{Recipient}" InResponseTo="{InResponseTo}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="{NotBefore}" NotOnOrAfter="{NotOnOrAfter}"><saml:AudienceRestriction><saml:Audience>{Audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>{Email}</saml:AttributeValue></saml:Attribute><saml:Attribute Name="displayName"><saml:AttributeValue>Pat Doe</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion></samlp:Response>`

export const SAML_ISSUER = 'https://saml.example/idp'
const SIGN_ON_URL = 'https://saml.example/sso'

export async function startSamlIdp() {
  const [own, foreign] = [await newKeys(), await newKeys()]
  const providerWith = ({ key, certificate }: typeof own, entityID: string) =>
    IdentityProvider({
      entityID,
      privateKey: key,
      signingCert: certificate,
      isAssertionEncrypted: false,
      wantAuthnRequestsSigned: false,
      singleSignOnService: [
        { Binding: Constants.namespace.binding.redirect, Location: SIGN_ON_URL },
      ],
      loginResponseTemplate: { context: TEMPLATE, attributes: [] },
    })

  function weAre(callbackUrl: string) {
    return ServiceProvider({
      entityID: callbackUrl,
      authnRequestsSigned: false,
      wantAssertionsSigned: true,
      assertionConsumerService: [
        { Binding: Constants.namespace.binding.post, Location: callbackUrl },
      ],
    })
  }

  /** What a person brings back in a form. */
  async function answer(
    address: string,
    callbackUrl: string,
    said: SamlAnswer & { readonly withForeignKey?: boolean },
  ) {
    const url = new URL(address)
    const question = await providerWith(own, SAML_ISSUER).parseLoginRequest(
      weAre(callbackUrl),
      'redirect',
      { query: Object.fromEntries(url.searchParams) },
    )
    const { request } = question.extract
    const requestId = typeof request?.id === 'string' ? request.id : ''
    const issuer = said.issuer ?? SAML_ISSUER
    const idp = providerWith(said.withForeignKey ? foreign : own, issuer)
    const ends = said.notOnOrAfter ?? new Date(Date.now() + 60_000)
    const values = {
      ID: `_${crypto.randomUUID()}`,
      AssertionID: `_${crypto.randomUUID()}`,
      IssueInstant: new Date(ends.getTime() - 120_000).toISOString(),
      NotBefore: new Date(ends.getTime() - 120_000).toISOString(),
      NotOnOrAfter: ends.toISOString(),
      Destination: callbackUrl,
      Issuer: issuer,
      NameID: said.nameId,
      Recipient: said.recipient ?? callbackUrl,
      Audience: said.audience ?? callbackUrl,
      InResponseTo: said.inResponseTo ?? (said.isUnasked ? '' : requestId),
      Email: said.email,
    }
    const fill = (template: string) => ({
      id: values.ID,
      context: SamlLib.replaceTagsByValue(template, values),
    })
    const made = await idp.createLoginResponse(
      weAre(callbackUrl),
      { extract: { request: { id: requestId } } },
      'post',
      { email: said.email },
      fill,
    )
    return {
      xml: Buffer.from(made.context, 'base64').toString(),
      relayState: url.searchParams.get('RelayState') ?? '',
    }
  }

  return {
    answer,
    certificate: own.certificate,
    foreignCertificate: foreign.certificate,
    signOnUrl: SIGN_ON_URL,
  }
}

export async function newCertificate(): Promise<string> {
  return (await newKeys()).certificate
}

async function newKeys() {
  const { private: key, cert: certificate } = await generate(
    [{ name: 'commonName', value: 'idp' }],
    {
      keySize: 2048,
    },
  )
  return { key, certificate }
}
