import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'operator.someone': 'l’exploitant de cette installation',

  'privacy.title': 'Politique de confidentialité',
  'privacy.lead':
    'Ce que cette installation enregistre à votre sujet, pourquoi et combien de temps.',
  'kept.title': 'Ce que nous enregistrons',
  'kept.you':
    'Votre nom, votre e-mail, s’il est confirmé, et un hachage irréversible de votre mot de passe, pour vous reconnaître. Une photo, si vous en ajoutez une.',
  'kept.places':
    'Vos organisations, magasins et rôles, et ce que vous y saisissez, pour vous montrer ce qui est à vous et rien d’autre.',
  'kept.counts':
    'Ce que vous comptez : l’article, le nombre, le rayon, l’heure, l’appareil, et une note ou une photo si vous en ajoutez, pour que les totaux puissent être vérifiés. Cela reste dans l’organisation.',
  'kept.logins':
    'Chaque connexion : son début, sa dernière utilisation, l’adresse réseau et le navigateur, pour que vous puissiez trouver et fermer celle qui n’est pas la vôtre. Une connexion inutilisée prend fin après sept jours.',
  'kept.twoFactor':
    'Si vous activez la connexion en deux étapes : la clé que votre application d’authentification partage avec cette installation, et vos codes de secours inutilisés, chiffrés tous les deux. Ils sont supprimés quand vous la désactivez.',
  'kept.passkeys':
    'Les clés d’accès que vous ajoutez : leurs noms, leurs clés publiques et la date de leur dernière utilisation. La partie privée ne quitte jamais votre appareil.',
  'kept.browsers':
    'Les navigateurs avec lesquels vous vous êtes connecté, sous forme de hachage d’un cookie, pour vous prévenir par e-mail quand votre compte est ouvert dans un nouveau.',
  'kept.invitations':
    'Les invitations : l’e-mail auquel elles ont été envoyées, par qui, pour quels magasins, et ce qu’elles sont devenues. Elles restent dans la liste de l’organisation.',
  'kept.links':
    'Les liens pour réinitialiser un mot de passe, récupérer un compte ou continuer sur un téléphone, sous forme de hachage. Ils expirent en quelques minutes ou en une heure.',
  'kept.attempts':
    'Combien de fois quelqu’un a essayé de se connecter, par adresse réseau et par hachage de l’e-mail, pendant une heure environ, pour que les mots de passe ne puissent pas être devinés.',
  'kept.log':
    'Le journal du serveur nomme les pages qui ont échoué et le temps qu’elles ont pris. Il ne contient jamais de jetons ni de mots de passe.',

  'device.title': 'Ce qui reste sur votre appareil',
  'device.session':
    '<name>shelfcount.session_token</name>, un cookie qui contient votre connexion. Les scripts ne peuvent pas le lire. Il est supprimé quand vous vous déconnectez, et après sept jours sans utilisation.',
  'device.twoFactor':
    '<name>shelfcount.two_factor</name>, pendant dix minutes entre le mot de passe et le code, et <name>shelfcount.trust_device</name>, pendant 30 jours si vous choisissez de ne plus donner de code sur cet appareil.',
  'device.passkey':
    '<name>shelfcount.passkey</name>, pendant cinq minutes, le temps de vous connecter avec une clé d’accès ou d’en ajouter une.',
  'device.browser':
    '<name>shelfcount.device</name>, un cookie avec une valeur aléatoire qui distingue ce navigateur d’un nouveau quand vous vous connectez. Il est supprimé après 400 jours.',
  'device.return':
    '<name>shelfcount-return</name>, un cookie avec la page que vous aviez demandée avant de vous connecter. Il est supprimé après dix minutes.',
  'device.demo':
    '<name>shelfcount-demo</name>, un cookie qui dit que vous regardez la démo, et rien d’autre. Il est supprimé après quatre heures, quand vous quittez la démo et quand vous vous connectez.',
  'device.language':
    '<name>shelfcount-language</name>, un cookie avec la langue que vous avez choisie.',
  'device.colors':
    '<name>shelfcount-color-scheme</name>, dans le stockage du navigateur : les couleurs que vous avez choisies.',
  'device.user':
    '<name>shelfcount-user</name> et <name>shelfcount-access</name>, au même endroit : qui s’est connecté en dernier et dans quels magasins, pour que vous puissiez continuer à compter sans réseau. Ils sont supprimés quand vous vous déconnectez.',
  'device.scanner':
    '<name>shelfcount-scanner</name>, au même endroit, et une base de données du navigateur : les réglages du scanner, la liste des articles, et les comptages jusqu’à leur envoi.',
  'device.why':
    'Tout cela est nécessaire à ce que vous avez demandé. Il n’y a pas de cookies publicitaires ni de suivi, et ces pages ne chargent ni code, ni polices, ni images d’autres services.',

  'payments.title': 'Forfaits et paiements',
  'payments.text':
    'Pour chaque organisation, nous enregistrons son forfait, ses factures, ce qui a été utilisé du forfait et quand, et qui elle a parrainé, pour la facturer et montrer à quoi correspond une facture. Les factures portent le nom et l’e-mail de son premier propriétaire. Les personnes qui travaillent dans l’organisation en voient ceci :',
  'payments.cards':
    'Les numéros de carte ne sont pas enregistrés, seulement le type de carte et ses quatre derniers chiffres. Si l’exploitant n’a relié aucun prestataire de paiement, les paiements sont simulés : aucun argent ne circule, et personne à l’extérieur n’est informé. Si un prestataire comme Stripe est relié, vous saisissez votre carte sur ses pages. Il reçoit le nom de l’organisation, l’e-mail et ce qui est acheté, et les conserve selon ses propres règles et aussi longtemps que la loi l’exige.',
  'readers.billing': 'Qui voit quoi de la facturation d’une organisation',
  'readers.organization': 'De l’organisation',
  'readers.owners': 'Propriétaires',
  'readers.team': 'Responsables, compteurs',
  'readers.you': 'Qui voit quoi à votre sujet',
  'readers.ofYou': 'À votre sujet',
  'readers.managers': 'Propriétaires, responsables',
  'readers.scanners': 'Compteurs',
  yes: 'Oui',
  no: 'Non',
  'billing.plans': 'Ses forfaits et options, ce qu’ils comprennent et s’ils sont actifs',
  'billing.limits': 'Ce qui reste de chaque limite, et ce qui a été utilisé et quand',
  'billing.holder': 'Le nom et l’e-mail de ses factures',
  'billing.card': 'Le type de sa carte et les quatre derniers chiffres',
  'billing.invoices': 'Ses factures',
  'billing.prices': 'Ce que coûterait un changement de forfait',
  'billing.dates':
    'La date de son prochain paiement, s’il manque un paiement, et quand un forfait a été résilié',
  'billing.trials': 'Les forfaits qu’elle a essayés gratuitement',
  'billing.rewards': 'Son crédit, ses récompenses et qui elle a parrainé',
  'billing.provider': 'Comment le prestataire de paiement et cette installation l’identifient',
  'person.name': 'Votre nom et votre photo',
  'person.role': 'Si vous êtes propriétaire, responsable ou compteur',
  'person.email': 'Votre e-mail',

  'sees.title': 'Qui le voit',
  'sees.text':
    'Les personnes de vos magasins voient ce que vous y comptez et modifiez, et à votre sujet ce que montre ce tableau. Les personnes d’autres organisations ne voient rien de vous.',
  'sees.operator':
    'L’exploitant de cette installation gère le serveur et peut accéder à ce qui y est enregistré. Les e-mails qui vous sont envoyés passent par le serveur de messagerie qu’il a choisi.',

  'end.title': 'Supprimer vos données',
  'end.text':
    'Sur votre <profile>page de profil</profile>, vous pouvez télécharger ce qui est enregistré à votre sujet, changer votre nom et votre photo, fermer des connexions et supprimer votre compte. La suppression est immédiate et définitive : le compte, la photo, les connexions et les appartenances disparaissent. Une organisation dont vous êtes le seul membre est supprimée aussi. Ce que vous avez fait pour une organisation y reste, sans votre nom. Un propriétaire peut supprimer une organisation avec tout ce qui en est enregistré.',
  'questions.title': 'Questions',
  'questions.text':
    'Pour des corrections, ou pour toute autre question sur vos données, adressez-vous à l’exploitant de cette installation : <operator></operator>.',

  'terms.title': 'Conditions',
  'terms.lead': 'Ce que vous pouvez attendre ici, et ce qui est attendu de vous.',
  'terms.software': 'Le logiciel',
  'terms.softwareText':
    'Shelfcount est un logiciel libre sous licence MIT. Il est fourni tel quel, sans aucune garantie ; la licence donne les détails.',
  'terms.installation': 'Cette installation',
  'terms.installationText':
    'Elle est gérée par son exploitant, <operator></operator>, qui entretient le serveur et ses données et répond des deux. L’exploitant peut suspendre une organisation et dit alors pourquoi à ses propriétaires. La fréquence des sauvegardes et la durée du service dépendent aussi de lui.',
  'terms.data': 'Vos données',
  'terms.dataText':
    'Ce que vous saisissez appartient à vous et à votre organisation. Les propriétaires décident qui en fait partie et peuvent en retirer des personnes. Ce qui est enregistré à votre sujet figure dans la <privacy>politique de confidentialité</privacy>.',
  'terms.part': 'Votre part',
  'terms.partSecret': 'Gardez pour vous votre mot de passe et les codes pour votre téléphone.',
  'terms.partShare':
    'Ne saisissez que ce que vous avez le droit de partager avec votre organisation.',
  'terms.partOthers':
    'N’essayez pas d’accéder à ce qui appartient à d’autres, ni de perturber le service pour eux.',
  'terms.costs': 'Ce que cela coûte',
  'terms.costsText':
    'Ce qu’indique la <pricing>page des tarifs</pricing>, et rien sans votre accord.',
  'terms.leaving': 'Partir',
  'terms.leavingText':
    'Vous pouvez quitter une organisation ou supprimer votre compte à tout moment, et un propriétaire peut supprimer l’organisation. La suppression est définitive : il n’y a pas de délai.',
} satisfies Translation<typeof en>
