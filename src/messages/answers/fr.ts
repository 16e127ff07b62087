import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'coverage.allCounted':
    '{shelves, plural, one {Le rayon est terminé} other {Les # rayons sont terminés}}, et toutes les lignes sont comptées.',
  'coverage.allNothing':
    '{shelves, plural, one {Le rayon est terminé} other {Les # rayons sont terminés}} ; rien n’est compté.',
  'coverage.allLeft':
    '{shelves, plural, one {Le rayon est terminé} other {Les # rayons sont terminés}} ; {left, plural, one {# ligne n’est pas comptée} other {# lignes ne sont pas comptées}}.',
  'coverage.someCounted':
    '{shelves, plural, one {Le rayon n’est pas terminé} other {{done, plural, one {# rayon sur {total} est terminé} other {# rayons sur {total} sont terminés}}}}, et toutes les lignes sont comptées.',
  'coverage.someNothing':
    '{shelves, plural, one {Le rayon n’est pas terminé} other {{done, plural, one {# rayon sur {total} est terminé} other {# rayons sur {total} sont terminés}}}} ; rien n’est compté.',
  'coverage.someLeft':
    '{shelves, plural, one {Le rayon n’est pas terminé} other {{done, plural, one {# rayon sur {total} est terminé} other {# rayons sur {total} sont terminés}}}} ; {left, plural, one {# ligne n’est pas comptée} other {# lignes ne sont pas comptées}}.',
  'net.noBaseline': 'Il n’y a pas de stock théorique à comparer.',
  'net.notYet': 'Les résultats apparaissent à mesure que les rayons sont remis.',
  'net.currencies':
    'Les magasins comptent dans des devises différentes : leurs valeurs ne s’additionnent donc pas.',
  'net.short':
    '{scope, select, submitted {Dans les rayons remis, il manque} stores {Dans les magasins, il manque} other {Dans le magasin, il manque}} {net} net, avec des écarts de {gross} brut{lost, select, known { ; la démarque est de {share}} other {}}.',
  'net.over':
    '{scope, select, submitted {Dans les rayons remis, il y a} stores {Dans les magasins, il y a} other {Dans le magasin, il y a}} {net} net de trop, avec des écarts de {gross} brut{lost, select, known { ; la démarque est de {share}} other {}}.',
  'net.even':
    '{scope, select, submitted {Dans les rayons remis} stores {Dans les magasins} other {Dans le magasin}}, les écarts se compensent en net et font {gross} brut{lost, select, known { ; la démarque est de {share}} other {}}.',
  'never.plain':
    '{count, plural, one {# ligne n’a jamais été comptée.} other {# lignes n’ont jamais été comptées.}}',
  'never.unknown':
    '{count, plural, one {# ligne sans coût connu n’a jamais été comptée.} other {# lignes sans coût connu n’ont jamais été comptées.}}',
  'never.worth':
    '{count, plural, one {# ligne d’une valeur de {value} n’a jamais été comptée.} other {# lignes d’une valeur de {value} n’ont jamais été comptées.}}',
  'never.partly':
    '{count, plural, one {# ligne d’une valeur de {value} ({unvalued, number} sans coût) n’a jamais été comptée.} other {# lignes d’une valeur de {value} ({unvalued, number} sans coût) n’ont jamais été comptées.}}',
  'missed.plain':
    '{count, plural, one {# ligne n’a pas été trouvée dans les rayons remis.} other {# lignes n’ont pas été trouvées dans les rayons remis.}}',
  'missed.unknown':
    '{count, plural, one {# ligne sans coût connu n’a pas été trouvée dans les rayons remis.} other {# lignes sans coût connu n’ont pas été trouvées dans les rayons remis.}}',
  'missed.worth':
    '{count, plural, one {# ligne d’une valeur de {value} n’a pas été trouvée dans les rayons remis.} other {# lignes d’une valeur de {value} n’ont pas été trouvées dans les rayons remis.}}',
  'missed.partly':
    '{count, plural, one {# ligne d’une valeur de {value} ({unvalued, number} sans coût) n’a pas été trouvée dans les rayons remis.} other {# lignes d’une valeur de {value} ({unvalued, number} sans coût) n’ont pas été trouvées dans les rayons remis.}}',
  'stores.all': 'Par magasin : {stores}.',
  'stores.some': 'Par magasin, entre autres : {stores}.',
  'store.short': 'il manque {net} net à « {name} » ({gross} brut)',
  'store.over': '« {name} » a {net} net de trop ({gross} brut)',
  'store.even': 'les écarts de « {name} » se compensent ({gross} brut)',
  lines:
    '{matched, plural, one {# ligne concorde} other {# lignes concordent}}, soit une exactitude de {share} ; {short, number} avec un manquant et {over, number} avec un excédent{beyond, plural, =0 {} one {, dont # qui n’était pas attendue ici} other {, dont # qui n’étaient pas attendues ici}}.',
  'worst.one': 'Le plus grand écart : {difference}.',
  'worst.several': 'Les plus grands écarts : {differences}.',
  'difference.short':
    '« {name} »{place, select, known { à « {store} »} other {}} ({quantity} de moins{worth, select, known {, {value}} other {}})',
  'difference.over':
    '« {name} »{place, select, known { à « {store} »} other {}} ({quantity} de trop{worth, select, known {, {value}} other {}})',
  category: 'Par catégorie, l’essentiel est dans « {name} » : {gross} brut.',
  'open.decisions':
    '{count, plural, one {# ligne attend} other {# lignes attendent}} une décision.',
  'open.codes': '{count, plural, one {# code est inconnu.} other {# codes sont inconnus.}}',
  'open.mistakes':
    '{count, plural, one {# constat évoque} other {# constats évoquent}} une erreur de comptage plutôt qu’un stock manquant.',
  unmatched: 'Rien ici ne s’appelle « {search} ».',
  'nothing.summary': 'Rien n’a encore été compté.',
  'nothing.coverage': 'Ce comptage n’a pas de rayons.',
  'nothing.people': 'Personne n’a encore compté.',
  'nothing.unknown_codes': 'Il n’y a pas de codes inconnus.',
  'nothing.findings': 'Aucun motif trouvé.',
  'none.missing':
    'Il ne manque rien, sur aucune ligne{which, select, named { qui correspond à « {search} »} other {}}.',
  'none.extra':
    'Rien n’est en trop, sur aucune ligne{which, select, named { qui correspond à « {search} »} other {}}.',
  'none.unexpected':
    'Aucune ligne{which, select, named { qui correspond à « {search} »} other {}} n’a été comptée sans être attendue.',
  'none.uncounted':
    'Toutes les lignes{which, select, named { qui correspondent à « {search} »} other {}} sont comptées.',
  'head.missing':
    '{count, plural, one {# ligne{which, select, named { qui correspond à « {search} »} other {}} a un manquant} other {# lignes{which, select, named { qui correspondent à « {search} »} other {}} ont un manquant}}{worth, select, known {, {value} au total} other {}}.',
  'head.extra':
    '{count, plural, one {# ligne{which, select, named { qui correspond à « {search} »} other {}} a un excédent} other {# lignes{which, select, named { qui correspondent à « {search} »} other {}} ont un excédent}}{worth, select, known {, {value} au total} other {}}.',
  'head.unexpected':
    '{count, plural, one {# ligne{which, select, named { qui correspond à « {search} »} other {}} a été comptée sans être attendue} other {# lignes{which, select, named { qui correspondent à « {search} »} other {}} ont été comptées sans être attendues}}{worth, select, known {, {value} au total} other {}}.',
  'head.uncounted':
    '{count, plural, one {# ligne{which, select, named { qui correspond à « {search} »} other {}} n’est pas comptée} other {# lignes{which, select, named { qui correspondent à « {search} »} other {}} ne sont pas comptées}}.',
  'line.short': '« {name} » : {quantity} de moins{worth, select, known { ({value})} other {}}.',
  'line.over': '« {name} » : {quantity} de trop{worth, select, known { ({value})} other {}}.',
  item: '« {name} » : {facts}.',
  'item.notCounted': 'non compté',
  store:
    '« {name} » : {done, number} sur {shelves, plural, one {# rayon terminé} other {# rayons terminés}}{sure, select, known { ; exactitude par ligne {accuracy}} other {}} ; lignes avec un manquant : {short}, avec un excédent : {over}{worth, select, known { ; {net} net et {gross} brut} other {}}.',
  place:
    '« {name} » : {left, plural, =0 {il ne reste aucun rayon} one {il reste # rayon} other {il reste # rayons}} sur {total}{where, select, known { ({places})} other {}}.',
  'place.time':
    'Encore {minutes, plural, one {# minute environ} other {# minutes environ}}, entre {least} et {most}.',
  person:
    '« {name} » : {speed, select, known {{pace} unités par minute} other {trop peu compté pour estimer un rythme}} ; {shelves, plural, one {# rayon} other {# rayons}}, {lines, plural, one {# ligne} other {# lignes}}.',
  codes: 'Codes inconnus : {count, number}.',
  code: '« {code} » : {where, select, known {{places}} other {emplacement inconnu}}.',
  'note.pace': 'estimation d’après le rythme actuel',
  'note.left': 'à compter : {places}',
  'note.beside': 'scanné à côté de {items}',
  fact: '{what} {value}',
  'fact.shelves': 'rayons',
  'fact.shelves explained': 'rayons terminés',
  'fact.shelves left': 'rayons restants',
  'fact.lines': 'lignes',
  'fact.lines counted': 'lignes comptées',
  'fact.lines as expected': 'lignes qui concordent',
  'fact.lines short': 'lignes avec un manquant',
  'fact.lines over': 'lignes avec un excédent',
  'fact.lines not expected': 'lignes non attendues',
  'fact.lines not counted': 'lignes non comptées',
  'fact.lines not found on shelves that were handed in':
    'lignes non trouvées dans les rayons remis',
  'fact.value of what was not found': 'valeur de ce qui n’a pas été trouvé',
  'fact.net value': 'valeur nette',
  'fact.gross value': 'valeur brute',
  'fact.net units': 'unités nettes',
  'fact.gross units': 'unités brutes',
  'fact.accuracy by line': 'exactitude par ligne',
  'fact.accuracy by unit': 'exactitude par unité',
  'fact.shrinkage': 'démarque',
  'fact.expected': 'attendu',
  'fact.counted': 'compté',
  'fact.difference': 'écart',
  'fact.value of the difference': 'valeur de l’écart',
  'fact.entered': 'saisi',
  'fact.factor': 'unités par scan',
  'fact.units': 'unités',
  'fact.units per minute': 'unités par minute',
  'fact.lines per minute': 'lignes par minute',
  'fact.minutes of counting': 'minutes de comptage',
  'fact.minutes to go, about': 'minutes restantes, environ',
  'fact.minutes to go, at least': 'minutes restantes, au moins',
  'fact.minutes to go, at most': 'minutes restantes, au plus',
  'fact.unknown codes': 'codes inconnus',
  'fact.readings': 'scans',
  'fact.confidence that the pattern is there': 'certitude qu’il y a un motif',
  'fact.confidence that it is a counting mistake': 'certitude d’une erreur de comptage',
  'fact.value': 'valeur',
  'fact.place in the order of recounts': 'rang dans l’ordre des recomptages',
  'fact.value at risk': 'valeur en jeu',
} satisfies Translation<typeof en>
