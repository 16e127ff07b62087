import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Vérifier un comptage',
  lead: 'Un comptage terminé a un numéro de confirmation et un sceau sur tout ce qui a été compté et décidé. Toute personne qui a le rapport ou l’export peut vérifier que rien n’a été modifié.',
  'what.title': 'Ce qui peut être vérifié',
  'what.export': 'CSV et JSON d’un comptage terminé',
  'what.exportText':
    'Octet par octet. Le fichier se termine par sa signature, qui couvre tout ce qui précède. Un fichier qu’un programme a ouvert et réenregistré est un autre fichier.',
  'what.report': 'Rapport sur papier ou en PDF, classeur Excel',
  'what.reportText':
    'Par le numéro imprimé : cette page dit à qui est le comptage. Pour vérifier les chiffres, comparez-les au fichier CSV ou JSON.',
  'what.without':
    'Vous n’avez pas à croire cette page : <command>npm run verify</command> vérifie un fichier sans elle, avec les <keys>clés publiques de cette installation</keys>. Chacun peut conserver ses <roots>racines quotidiennes</roots> : un sceau couvert par l’une d’elles n’a pas été fait plus tard.',
  'form.number': 'Numéro de confirmation',
  'form.file': 'Fichier d’export (facultatif)',
  'form.fileText':
    'CSV ou JSON, exactement comme téléchargé. Le fichier reste sur cet appareil : seuls son empreinte et sa signature sont envoyées.',
  'form.closed':
    'Le fichier n’a pas pu être lu : il a été déplacé, modifié, ou vous n’y avez plus accès. Choisissez-le à nouveau.',
  'form.verify': 'Vérifier',
  'form.reading': 'Lecture du fichier',
  'form.readSoFar': 'Lecture du fichier : {done} sur {total}',
  'form.tooLarge':
    'Ce fichier est trop grand pour être l’export d’un comptage. Choisissez le fichier CSV ou JSON lui-même, ou vérifiez seulement son numéro.',
  'form.notANumber':
    'Ce n’est pas un numéro de confirmation. Il comporte SC et douze lettres et chiffres.',
  'form.nothing': 'Saisissez le numéro du rapport, ou choisissez son export.',
  'valid.title': 'Valide : rien n’a été modifié',
  'valid.text':
    'Chaque octet du fichier est tel qu’il a été scellé à la fin du comptage, et la signature est correcte.',
  'altered.title': 'Modifié : ce n’est pas le fichier qui a été scellé',
  'altered.text':
    'Le numéro est réel, mais le fichier diffère de ce qui a été scellé, ne serait-ce que dans sa présentation : un programme qui ouvre et enregistre un fichier le réécrit, et une sélection de lignes est un autre fichier. Demandez le fichier entier tel qu’il a été téléchargé.',
  'found.title': 'Le numéro est réel',
  'found.text':
    'Un comptage a été terminé et scellé sous ce numéro, et sa signature est correcte. Choisissez aussi son export pour vérifier que les chiffres n’ont pas été modifiés.',
  'unsigned.title': 'Scellé sans signature',
  'unsigned.text':
    'Le fichier correspond à ce qui est enregistré ici. Le comptage a été scellé avant que les sceaux soient signés, donc seule cette installation s’en porte garante.',
  'unsigned.number':
    'Le numéro est enregistré ici. Le comptage a été scellé avant que les sceaux soient signés, donc seule cette installation s’en porte garante.',
  'broken.title': 'L’enregistrement de ce comptage a été modifié',
  'broken.text':
    'Ce qui est enregistré ici sous ce numéro n’est pas ce qui a été signé à la fin du comptage. Ne vous y fiez pas. Contactez l’exploitant de cette installation.',
  'foreign.title': 'Signé par une autre installation',
  'foreign.text':
    'Il a été signé avec une clé qui n’est pas celle de cette installation. Vérifiez-le là où le comptage a été terminé.',
  'unknown.title': 'Inconnu ici',
  'unknown.text': 'Aucun comptage terminé de cette installation n’a ce numéro ou ce contenu.',
  'noExport.title': 'Pas l’export d’un comptage',
  'noExport.text':
    'Chaque export a un numéro de confirmation, et ce fichier n’en a pas. Choisissez le fichier CSV ou JSON tel qu’il a été téléchargé.',
  'workbook.title': 'Les fichiers Excel ne peuvent pas être vérifiés',
  'workbook.text':
    'L’enregistrement les réécrit, ils ne sont donc jamais tout à fait identiques. Choisissez le fichier CSV du comptage, ou vérifiez seulement le numéro.',
  'paper.title': 'Un PDF ne peut pas être vérifié',
  'paper.text':
    'Il est créé à nouveau à chaque impression. Saisissez le numéro imprimé, et comparez ses chiffres au fichier CSV du comptage.',
  'another.title': 'Le fichier est d’un autre comptage',
  'another.text':
    'Son numéro est {number}. Effacez le numéro ci-dessus pour vérifier le fichier seul.',
  'about.corrected':
    'Un comptage ultérieur le corrige : {number}, terminé le {day}. Demandez le rapport de celui-ci.',
  'about.seal': 'Sceau (SHA-256)',
  'about.fileHash': 'SHA-256 de ce fichier',
  'about.count': 'Comptage',
  'about.organization': 'Organisation',
  'about.completed': 'Terminé',
  'about.number': 'Numéro',
  'about.signature': 'Signature',
  'about.key': 'Ed25519, clé <key></key>, utilisée depuis le {from}',
  'about.keyUntil': 'Ed25519, clé <key></key>, utilisée du {from} au {until}',
  'about.place': 'Rang',
  'about.sequence': 'Sceau {sequence, number} de son organisation',
  'about.sequenceAfter':
    'Sceau {sequence, number} de son organisation, après <previous></previous>',
  'about.root': 'Racine quotidienne',
  'about.noRoot': 'Pas encore là : une journée est close dans l’heure qui suit sa fin',
  'about.gone':
    'L’enregistrement de ce comptage n’est plus ici, ou a été modifié. Le fichier vaut par sa propre signature.',
} satisfies Translation<typeof en>
