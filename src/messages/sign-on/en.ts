// How the people of an organization sign in by its identity provider.

export default {
  title: 'Single sign-on',
  text: 'Members sign in where your company keeps its accounts. Prove a domain, connect the provider, test it, then turn it on. Such a sign-in opens this organization only.',

  'domains.title': '1. Domains',
  'domains.text':
    'The provider is believed for addresses of domains that you have proved. Add the record to the DNS of the domain and keep it there.',
  'domains.add': 'Add domain',
  'domains.domain': 'Domain',
  'domains.proved': 'Proved on {day}',
  'domains.waiting': 'Not proved yet',
  'domains.recordName': 'Host of the TXT record',
  'domains.recordValue': 'Value of the TXT record',
  'domains.check': 'Check now',
  'domains.notFound':
    'The record isn’t there yet. New records can take some minutes, sometimes an hour.',
  'domains.remove': 'Remove',
  'domains.removeNamed': 'Remove {domain}',
  'domains.removeText':
    'People with addresses of {domain} who came by single sign-on are signed out and can’t use it any more. They stay members.',
  'domains.domain_there': 'This domain is in the list already.',
  'domains.no_domain': 'That’s not a domain. Write it like “example.com”.',
  'domains.too_many': 'That’s too many domains.',
  'domains.proved_elsewhere': 'Another organization has proved this domain.',

  'provider.title': '2. Identity provider',
  'provider.text':
    'Register Shelfcount there as a web application with OpenID Connect, and enter what it shows you.',
  'provider.redirectUri': 'Redirect URI',
  'provider.redirectUriNote': 'Enter it there as the sign-in redirect URI.',
  'provider.name': 'Name',
  'provider.nameNote': 'As members know it, such as “Okta”.',
  'provider.issuer': 'Issuer',
  'provider.issuerNote':
    'Okta: “https://your-company.okta.com”. Microsoft Entra ID: “https://login.microsoftonline.com/Directory (tenant) ID/v2.0”.',
  'provider.clientId': 'Client ID',
  'provider.clientIdNote': 'Microsoft Entra ID calls it “Application (client) ID”.',
  'provider.clientSecret': 'Client secret',
  'provider.clientSecretNote': 'Kept encrypted and never shown again.',
  'provider.clientSecretKept': 'Leave empty to keep the one that is there.',
  'provider.save': 'Save',
  'provider.saved': 'Saved',
  'provider.test': 'Test sign-in',
  'provider.untested': 'Not tested with these settings yet',
  'provider.tested': 'Worked on {day}',
  'provider.failed': 'The last test failed',
  'provider.testedAs': 'It said that you are {email}.',
  'provider.on': 'On',
  'provider.off': 'Off',
  'provider.turnOn': 'Turn on',
  'provider.turnOff': 'Turn off',
  'provider.turnOffText':
    'People who came by {name} are signed out and sign in by password or passkey. Whoever has no password gets one with “Forgot your password?”.',
  'provider.remove': 'Remove provider',
  'provider.removeText':
    'People who came by {name} are signed out and stay members. Whoever has no password gets one with “Forgot your password?”.',
  'provider.people':
    '{count, plural, =0 {Nobody has come by it yet.} one {# person has come by it.} other {# people have come by it.}}',
  'provider.address': 'This is not an address like “https://login.example.com”.',
  'provider.https': 'The address has to begin with “https://”.',
  'provider.private': 'Identity providers in private networks are not asked here.',
  'provider.secretMissing': 'Enter the client secret.',

  'refused.no_proved_domain': 'Prove a domain first.',
  'refused.untested': 'Test the sign-in first.',
  'refused.required': 'Members have to use single sign-on. Stop asking for it above first.',
  'trial.provider': 'The provider’s answer did not hold.',
  'trial.unreachable': 'The provider could not be reached.',
  'trial.no_email': 'The provider named no email address. Release “email” to Shelfcount there.',
  'trial.email_unverified':
    'The provider does not say that it has verified the address (“email_verified”, or “xms_edov” in Microsoft Entra ID).',
  'trial.foreign_domain': 'The address is of none of your proved domains.',

  'joining.title': '3. New people',
  'joining.letsJoin': 'People who aren’t members yet join when they first sign in',
  'joining.note':
    'Each of them takes a seat of your plan. Without this they have to be invited first.',
  'joining.stores': 'Where they work then',
  'joining.none': 'Not here',
  'joining.roleIn': 'Role in {store}',
  'joining.save': 'Save',
  'joining.saved': 'Saved',
  'joining.noStore': 'Choose at least one store.',
  copy: 'Copy',
  copied: 'Copied',
} as const
