import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'work.counts': '{count, plural, one {# comptage} other {# comptages}}',
  'work.taken': '{count, plural, one {# rayon pris} other {# rayons pris}}',
  'work.submitted': '{count, plural, one {# remise} other {# remises}}',
  'work.photos': '{count, plural, one {# photo} other {# photos}}',
  'work.entries': '{count, plural, one {# saisie} other {# saisies}}',
  'unsent.soon':
    'Pas encore envoyé : {work}. L’envoi se fait tout seul dès que vous êtes en ligne.',
  'unsent.signedOut': 'Pas encore envoyé : {work}. Reconnectez-vous pour envoyer.',
  'unsent.suspended':
    'Pas encore envoyé : {work}. Conservé sur cet appareil jusqu’à la réouverture de l’organisation.',
  'rejected.inScanner':
    'Refusé : {work}. Ouvrez le scanner ou <save>enregistrez une copie pour votre responsable</save>.',
  'rejected.copy': 'Refusé : {work}. <save>Enregistrez une copie pour votre responsable</save>.',
  'rejected.photos':
    '{count, plural, one {# photo refusée} other {# photos refusées}} : enregistrez une copie dans le scanner.',
  'count.continue': 'Continuer le comptage : {audit}',
  'why.closed': 'Ce comptage a été supprimé ou vous n’y avez plus accès.',
  'why.checkAgain':
    'Votre total et vos scans ne correspondent pas. Vérifiez le rayon, puis saisissez à nouveau le total.',
  'why.notActive': 'Le comptage est arrêté ou clos.',
  'why.countAgain':
    'Ce rayon doit être recompté depuis zéro. Vos comptages précédents sont conservés.',
  'why.notNeeded': 'Ce comptage n’est plus nécessaire. Vos comptages sont conservés.',
  'why.notSent': 'Certains comptages ne sont pas encore arrivés. Réessayez dans un instant.',
  'why.nothingCounted': 'Rien n’a été compté ici. Indiquez que le rayon est vide.',
  'why.otherPerson':
    'Ce rayon est compté deux fois, par deux personnes. Vous avez fait le premier comptage.',
  'why.notYours': 'Ce rayon n’est pas le vôtre.',
  'why.assigned': 'Dans ce comptage, un responsable attribue les rayons.',
  'why.counting': '{name} compte ce rayon.',
  'why.assignedTo': 'Ce rayon est attribué à {name}.',
  'why.submitted': '{name} a déjà remis ce rayon.',
  'why.noPhoto': 'La photo n’est pas encore arrivée.',
  'why.tooLarge': 'Ce nombre est trop grand.',
} satisfies Translation<typeof en>
