import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  not_here: 'Le fichier n’a pas pu être lu sur cet appareil.',
  empty: 'Le fichier est vide.',
  cut_off: 'Le fichier est endommagé : il se termine trop tôt.',
  damaged: 'Le fichier est endommagé : il se termine trop tôt ou a été modifié en route.',
  password: 'Le classeur a un mot de passe. Enregistrez-le sans, puis déposez-le à nouveau.',
  large_workbook:
    'Le classeur est trop grand. Enregistrez la feuille en CSV, puis déposez-la à nouveau.',
  unusual_workbook:
    'Le classeur ne peut pas être lu : il est endommagé ou d’un type inhabituel. Enregistrez-le en XLSX ou CSV, puis déposez-le à nouveau.',
  no_workbook:
    'Ce fichier compressé n’est pas un classeur. Décompressez-le et déposez ce qu’il contient.',
  unpacks_large:
    'Décompressé, ce classeur est bien plus grand que ne le demande une liste d’articles. Enregistrez-le en CSV, puis déposez-le à nouveau.',
  unpacks_larger:
    'Décompressé, le classeur est plus grand qu’il ne le dit. Enregistrez-le de nouveau en XLSX ou CSV, puis déposez-le à nouveau.',
  packed_unusually:
    'Le classeur est compressé de façon inhabituelle : rien ne peut y être écrit. Téléchargez les comptages dans un autre fichier.',
  no_table:
    '{what, select, pdf {C’est un PDF.} picture {C’est une image.} packed {C’est un fichier compressé.} program {C’est un programme.} web_page {C’est une page web, quoi que dise son nom.} other {Ce n’est pas un fichier texte.}} Enregistrez la liste en CSV, XLSX, XLS ou ODS, puis déposez-la à nouveau.',
  too_large:
    'Le fichier est trop grand : {kind} peut faire jusqu’à {megabytes, number} Mo. Divisez-le.',
  too_long:
    'Les fichiers {kind} peuvent avoir jusqu’à {rows, number} lignes ; celui-ci en a plus. Enregistrez la feuille en CSV.',
  too_long_text:
    'Les fichiers CSV peuvent avoir jusqu’à {rows, number} lignes ; celui-ci en a plus. Divisez-le.',
  too_wide:
    'Une ligne a {cells, number} cellules ; on peut en lire jusqu’à {most, number}. Manque-t-il des guillemets autour d’un séparateur ?',
  long_row:
    'La ligne {row, number} dépasse {most, number} caractères. Manque-t-il les fins de ligne ?',
  open_quotes:
    'Plus de {rows, number} lignes ont un guillemet (") qui ne se ferme jamais. Le premier s’ouvre à la ligne {first, number}. Enregistrez de nouveau la liste en CSV, ou retirez les guillemets.',
  took_too_much:
    'La lecture de ce fichier demande trop de mémoire ou de temps. Enregistrez la liste en CSV ou en plusieurs parties, puis déposez-la à nouveau.',
  broken: 'Un problème est survenu de notre côté pendant la lecture du fichier. Réessayez.',
  audit_closed:
    'Entre-temps, le comptage a été {status, select, stopped {arrêté} submitted {remis} completed {clôturé} other {annulé}} et n’accepte plus de liste de stock.',
} satisfies Translation<typeof en>
