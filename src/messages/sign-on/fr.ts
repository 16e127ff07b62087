import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Authentification unique',
  text: 'Les membres se connectent là où votre entreprise gère ses comptes. Prouvez un domaine, reliez le fournisseur, testez-le, puis activez-le. Une telle connexion n’ouvre que cette organisation.',
  'domains.title': '1. Domaines',
  'domains.text':
    'Le fournisseur est cru pour les adresses des domaines que vous avez prouvés. Ajoutez l’enregistrement au DNS du domaine et laissez-le en place.',
  'domains.add': 'Ajouter un domaine',
  'domains.domain': 'Domaine',
  'domains.proved': 'Prouvé le {day}',
  'domains.waiting': 'Pas encore prouvé',
  'domains.recordName': 'Hôte de l’enregistrement TXT',
  'domains.recordValue': 'Valeur de l’enregistrement TXT',
  'domains.check': 'Vérifier maintenant',
  'domains.notFound':
    'L’enregistrement n’y est pas encore. Les nouveaux enregistrements prennent quelques minutes, parfois une heure.',
  'domains.remove': 'Retirer',
  'domains.removeNamed': 'Retirer {domain}',
  'domains.removeText':
    'Les personnes ayant une adresse de {domain} et venues par l’authentification unique sont déconnectées et ne peuvent plus s’en servir. Elles restent membres.',
  'domains.domain_there': 'Ce domaine est déjà dans la liste.',
  'domains.no_domain': 'Ce n’est pas un domaine. Écrivez-le comme « example.com ».',
  'domains.too_many': 'Cela fait trop de domaines.',
  'domains.proved_elsewhere': 'Une autre organisation a prouvé ce domaine.',
  'provider.title': '2. Fournisseur d’identité',
  'provider.text':
    'Enregistrez-y Shelfcount comme application web, et saisissez ce qu’il vous montre.',
  'provider.redirectUri': 'URI de redirection',
  'provider.redirectUriNote': 'Saisissez-la là-bas comme URI de redirection de connexion.',
  'provider.name': 'Nom',
  'provider.nameNote': 'Tel que les membres le connaissent, par exemple « Okta ».',
  'provider.issuer': 'Émetteur (issuer)',
  'provider.issuerNote':
    'Okta : « https://votre-entreprise.okta.com ». Microsoft Entra ID : « https://login.microsoftonline.com/ID de l’annuaire (locataire)/v2.0 ».',
  'provider.clientId': 'ID client',
  'provider.clientIdNote': 'Microsoft Entra ID l’appelle « ID d’application (client) ».',
  'provider.clientSecret': 'Secret client',
  'provider.clientSecretNote': 'Conservé chiffré et jamais montré à nouveau.',
  'provider.clientSecretKept': 'Laissez vide pour garder celui qui y est.',
  'provider.save': 'Enregistrer',
  'provider.saved': 'Enregistré',
  'provider.test': 'Tester la connexion',
  'provider.untested': 'Pas encore testé avec ces données',
  'provider.tested': 'A fonctionné le {day}',
  'provider.failed': 'Le dernier test a échoué',
  'provider.testedAs': 'Il a dit que vous êtes {email}.',
  'provider.on': 'Activée',
  'provider.off': 'Désactivée',
  'provider.turnOn': 'Activer',
  'provider.turnOff': 'Désactiver',
  'provider.turnOffText':
    'Les personnes venues par {name} sont déconnectées et se connectent par mot de passe ou clé d’accès. Qui n’a pas de mot de passe en obtient un par « Mot de passe oublié ? ».',
  'provider.remove': 'Retirer le fournisseur',
  'provider.removeText':
    'Les personnes venues par {name} sont déconnectées et restent membres. Qui n’a pas de mot de passe en obtient un par « Mot de passe oublié ? ».',
  'provider.people':
    '{count, plural, =0 {Personne n’est encore venu par lui.} one {# personne est venue par lui.} other {# personnes sont venues par lui.}}',
  'provider.address': 'Ce n’est pas une adresse comme « https://login.example.com ».',
  'provider.https': 'L’adresse doit commencer par « https:// ».',
  'provider.private': 'Les fournisseurs des réseaux privés ne sont pas interrogés ici.',
  'provider.secretMissing': 'Saisissez le secret client.',
  'refused.no_proved_domain': 'Prouvez d’abord un domaine.',
  'refused.untested': 'Testez d’abord la connexion.',
  'refused.required':
    'Les membres doivent utiliser l’authentification unique. Cessez d’abord de la demander ci-dessus.',
  'trial.provider': 'La réponse du fournisseur n’a pas tenu.',
  'trial.unreachable': 'Le fournisseur n’a pas pu être joint.',
  'trial.no_email':
    'Le fournisseur n’a donné aucune adresse e-mail. Autorisez-y « email » pour Shelfcount.',
  'trial.email_unverified':
    'Le fournisseur ne dit pas qu’il a vérifié l’adresse (« email_verified », ou « xms_edov » dans Microsoft Entra ID).',
  'trial.foreign_domain': 'L’adresse n’est d’aucun de vos domaines prouvés.',
  'joining.title': '3. Nouvelles personnes',
  'joining.letsJoin':
    'Les personnes qui ne sont pas encore membres rejoignent l’organisation à leur première connexion',
  'joining.note':
    'Chacune occupe une place de votre offre. Sans cela, il faut d’abord les inviter.',
  'joining.stores': 'Où elles travaillent alors',
  'joining.none': 'Pas ici',
  'joining.roleIn': 'Rôle dans {store}',
  'joining.save': 'Enregistrer',
  'joining.saved': 'Enregistré',
  'joining.noStore': 'Choisissez au moins un magasin.',
  copy: 'Copier',
  copied: 'Copié',
  'provider.protocol': 'Protocole',
  'saml.ownUrl': 'URL d’authentification unique et ID d’entité',
  'saml.ownUrlNote':
    'Saisissez-la là-bas deux fois : comme URL d’authentification unique (URL de réponse, ACS) et comme URI d’audience (identificateur, Entity ID).',
  'saml.entityId': 'Émetteur du fournisseur',
  'saml.entityIdNote':
    'Okta : « Issuer ». Microsoft Entra ID : « Identificateur Microsoft Entra ».',
  'saml.signOnUrl': 'URL de connexion du fournisseur',
  'saml.signOnUrlNote': 'Okta : « Sign on URL ». Microsoft Entra ID : « URL de connexion ».',
  'saml.certificate': 'Certificat de signature',
  'saml.certificateNote':
    'Collez-le en texte. Plusieurs peuvent se suivre, si le fournisseur en change.',
  'saml.certificateKept': 'Laissez vide pour garder ce qui y est.',
  'saml.known': 'Présent : {fingerprint}, valable jusqu’au {day}.',
  'saml.noCertificate': 'Collez le certificat avec lequel le fournisseur signe.',
} satisfies Translation<typeof en>
