import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Synchronisation',
  close: 'Fermer',
  tryAgain: 'Réessayer',
  sendNow: 'Envoyer',
  signIn: 'Se connecter',
  reload: 'Recharger',
  remove: 'Retirer',
  'chip.looking': 'Vérification',
  'chip.sent': 'Tout est envoyé',
  'chip.waiting': '{count, number} non envoyés',
  'chip.offline': 'Hors ligne',
  'chip.offlineWaiting': 'Hors ligne, {count, number} en attente',
  'chip.notSaved': 'Non enregistré',
  'chip.signedOut': 'Déconnecté',
  'chip.signIn': 'Connectez-vous, {count, number} en attente',
  'chip.suspended': 'Suspendu, {count, number} conservés',
  'chip.reload': 'Rechargez, {count, number} en attente',
  'chip.rejected': '{count, number} refusés',
  'heard.offline': 'Pas de réseau. Les comptages restent sur ce téléphone.',
  'heard.signedOut': 'Déconnecté. Les comptages restent sur ce téléphone.',
  'heard.suspended': 'Organisation suspendue. Les comptages restent sur ce téléphone.',
  'heard.reload': 'Rechargez cette page pour envoyer vos comptages.',
  'heard.rejected': 'Quelque chose a été refusé.',
  'queue.none': 'Rien en attente',
  'queue.waiting': 'Non envoyé : {work}',
  'queue.rejected': 'Refusé : {work}',
  'queue.since': 'En attente depuis : {time}.',
  'queue.sinceSyncing': 'En attente depuis : {time}. La synchronisation se fait toute seule.',
  'queue.foreign':
    '{count, plural, one {# saisie} other {# saisies}} de {name} : envoi quand {name} se connectera sur ce téléphone.',
  'queue.attention': 'À vérifier',
  'queue.count': 'Comptage',
  'queue.action':
    '{kind, select, take {Prendre {shelf}} submit {Remettre {shelf}} exclude {Impossible de compter {shelf}} other {Photo de {shelf}}}',
  'queue.unknownShelf': 'rayon inconnu',
  'line.suspended': 'Suspendu',
  'line.live': 'Connecté',
  'line.reconnecting': 'Reconnexion',
  'line.offline': 'Pas de réseau. Continuez à compter.',
  'note.signedOut':
    'Vous êtes déconnecté. Tout ce que vous avez compté est envoyé. Les nouveaux comptages restent sur ce téléphone jusqu’à votre connexion.',
  'note.signedOutWaiting':
    'Vous êtes déconnecté. Vos comptages sont conservés sur ce téléphone. Connectez-vous pour les envoyer.',
  'note.suspended':
    'Votre organisation est suspendue. Vos comptages sont conservés sur ce téléphone et envoyés à sa réouverture.',
  'note.otherBuild': 'Cette page n’est plus à jour. Rechargez-la pour envoyer vos comptages.',
  'note.full':
    'Ce téléphone est plein : le dernier comptage n’a pas été enregistré. Libérez de la place, puis comptez à nouveau.',
  'note.closed':
    'Le stockage est désactivé dans ce navigateur : impossible de compter ici. Quittez la navigation privée ou changez de navigateur.',
  'note.outdated':
    'Une version plus récente de cette page est ouverte sur ce téléphone. Rechargez avant de continuer. Les comptages précédents sont en sécurité.',
  'note.broken': 'Le dernier comptage n’a pas été enregistré. Comptez à nouveau.',
  'note.sendSoon':
    'Ce navigateur peut effacer les comptages non envoyés si le téléphone est plein ou si une fenêtre privée se ferme. Envoyez-les avant.',
  'note.copySoon':
    'Ce navigateur peut effacer les comptages non envoyés si le téléphone est plein ou si une fenêtre privée se ferme. Copiez-les en texte par sécurité.',
  'note.clock':
    'L’horloge de ce téléphone est décalée de {time}. Les comptages partent avec la bonne heure, mais réglez l’horloge.',
  'note.allSent': 'Tout ce que vous avez compté est envoyé. Rien n’attend sur ce téléphone.',
  'items.none': 'Les articles ne sont pas encore sur ce téléphone.',
  'items.loading':
    '{count, plural, one {# article} other {# articles}} sur ce téléphone, suite en chargement',
  'items.ready':
    '{count, plural, one {# article} other {# articles}} sur ce téléphone, fonctionne hors ligne',
  'rail.signedOut': 'Déconnecté. Les nouveaux comptages restent sur ce téléphone.',
  'rail.signedOutWaiting': 'Déconnecté. {count, number} conservés sur ce téléphone.',
  'rail.held': '{count, number} retenus pour votre responsable',
  'closed.suspended':
    '{organization} est suspendue : {reason}. Vos comptages sont conservés sur ce téléphone et envoyés à sa réouverture.',
  'closed.archived':
    '{store} a été archivé. Les comptages refusés restent sur ce téléphone : copiez-les pour votre responsable.',
  'closed.removed':
    'Vous n’êtes plus dans {store}. Les comptages refusés restent sur ce téléphone : copiez-les pour votre responsable.',
  'closed.passEnded':
    'Votre pass d’un jour est terminé. Les comptages encore sur cet appareil sont envoyés au responsable, qui décide s’ils comptent.',
  'closed.other':
    'Vous ne pouvez plus compter ici. Les comptages refusés restent sur ce téléphone : copiez-les pour votre responsable.',
  someone: 'Quelqu’un d’autre',
  'lost.excluded':
    '{shelf} a été exclu de ce comptage. Vos comptages sont conservés mais pas pris en compte.',
  'lost.open': '{shelf} est de nouveau libre. Vos comptages sont conservés.',
  'lost.submitted': '{name} a remis {shelf}. Vos comptages sont conservés.',
  'lost.counting': '{name} compte maintenant {shelf}. Vos comptages sont conservés.',
  'lost.second': '{name} compte {shelf}. Le deuxième comptage est libre.',
  'lost.takeSecond': 'Le prendre',
  'lost.other': 'Autre rayon',
  'gone.shelf': 'Ce rayon ne fait plus partie du comptage.',
  'gone.named': '{shelf} ne fait plus partie de ce comptage.',
  'gone.again': '{shelf} doit être recompté depuis zéro. Vos comptages précédents sont conservés.',
  'gone.notNeeded': 'Votre comptage de {shelf} n’est plus nécessaire. Il est conservé.',
  'notHere.offline':
    'Ce comptage n’est pas encore sur ce téléphone. Ouvrez-le une fois avec du réseau, ensuite il fonctionne hors ligne.',
  'notHere.loading': 'Chargement des rayons…',
  'pause.draft': 'Le comptage n’a pas commencé',
  'pause.stopped': 'Le comptage est arrêté',
  'pause.stoppedBy': 'Comptage arrêté par {name}',
  'pause.closed': 'Le comptage est clos',
  'pause.closedBy': 'Comptage clos par {name}',
  'pause.cancelled': 'Ce comptage est annulé',
  'pause.cancelledBy': 'Comptage annulé par {name}',
  'pause.why': '{pause} : {reason}',
  'held.note':
    '{count, plural, one {# comptage est retenu} other {# comptages sont retenus}} pour votre responsable, rien n’est perdu. {reasons}',
  'held.after_submission': 'Le comptage était déjà clos.',
  'held.after_approval': 'Ce rayon était déjà validé.',
  'held.while_stopped': 'D’après l’horloge de ce téléphone, le comptage était arrêté à ce moment.',
  'held.impossible_time': 'L’horloge de ce téléphone est fausse.',
  'held.impossible_quantity': 'Le nombre est trop grand.',
  'held.handed_in_by_another': 'Quelqu’un d’autre a remis ce rayon.',
  'held.held_by_another': 'Quelqu’un d’autre a ce rayon.',
  'held.nobody_holds': 'Ce rayon ne vous est pas attribué.',
  'held.pass_ended': 'Votre pass d’un jour est terminé.',
  'held.impossible_correction': 'Cela corrige un comptage qui n’existe pas.',
  'held.unknown': 'Le comptage était arrêté ou clos, ou quelqu’un d’autre a ce rayon.',
  'holding.approved': 'Retenu pour votre responsable : déjà validé',
  'holding.submitted': 'Retenu pour votre responsable : remis par {name}',
  'holding.submittedByOther': 'Retenu pour votre responsable : remis par quelqu’un d’autre',
  'holding.counting': 'Retenu pour votre responsable : {name} compte ce rayon',
  'holding.countedByOther': 'Retenu pour votre responsable : quelqu’un d’autre compte ce rayon',
  'holding.notYours': 'Retenu pour votre responsable : ce n’est pas votre rayon',
  'submit.done': '{shelf} remis',
  'submit.whenSent': '{shelf} sera remis après l’envoi',
  'submit.refused': '{shelf} n’a pas été remis. {reason}',
  'submit.notSaved': 'Non enregistré sur ce téléphone. Réessayez.',
} satisfies Translation<typeof en>
