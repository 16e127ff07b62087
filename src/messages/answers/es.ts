import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'coverage.allCounted':
    '{shelves, plural, one {El estante está listo} other {Los # estantes están listos}} y todas las líneas están contadas.',
  'coverage.allNothing':
    '{shelves, plural, one {El estante está listo} other {Los # estantes están listos}}; no hay nada contado.',
  'coverage.allLeft':
    '{shelves, plural, one {El estante está listo} other {Los # estantes están listos}}; {left, plural, one {# línea sigue sin contar} other {# líneas siguen sin contar}}.',
  'coverage.someCounted':
    '{shelves, plural, one {El estante no está listo} other {{done, plural, one {# de {total} estantes está listo} other {# de {total} estantes están listos}}}} y todas las líneas están contadas.',
  'coverage.someNothing':
    '{shelves, plural, one {El estante no está listo} other {{done, plural, one {# de {total} estantes está listo} other {# de {total} estantes están listos}}}}; no hay nada contado.',
  'coverage.someLeft':
    '{shelves, plural, one {El estante no está listo} other {{done, plural, one {# de {total} estantes está listo} other {# de {total} estantes están listos}}}}; {left, plural, one {# línea sigue sin contar} other {# líneas siguen sin contar}}.',
  'net.noBaseline': 'No hay inventario esperado con qué comparar.',
  'net.notYet': 'Los resultados aparecen a medida que se entregan los estantes.',
  'net.currencies': 'Las tiendas cuentan en monedas distintas, así que sus valores no se suman.',
  'net.short':
    '{scope, select, submitted {En los estantes entregados faltan} stores {En las tiendas faltan} other {En la tienda faltan}} {net} netos, con diferencias de {gross} brutos{lost, select, known {; la merma es de {share}} other {}}.',
  'net.over':
    '{scope, select, submitted {En los estantes entregados sobran} stores {En las tiendas sobran} other {En la tienda sobran}} {net} netos, con diferencias de {gross} brutos{lost, select, known {; la merma es de {share}} other {}}.',
  'net.even':
    '{scope, select, submitted {En los estantes entregados} stores {En las tiendas} other {En la tienda}} las diferencias se compensan en neto y suman {gross} brutos{lost, select, known {; la merma es de {share}} other {}}.',
  'never.plain':
    '{count, plural, one {# línea nunca se contó.} other {# líneas nunca se contaron.}}',
  'never.unknown':
    '{count, plural, one {# línea sin costo conocido nunca se contó.} other {# líneas sin costo conocido nunca se contaron.}}',
  'never.worth':
    '{count, plural, one {# línea por {value} nunca se contó.} other {# líneas por {value} nunca se contaron.}}',
  'never.partly':
    '{count, plural, one {# línea por {value} ({unvalued, number} sin costo) nunca se contó.} other {# líneas por {value} ({unvalued, number} sin costo) nunca se contaron.}}',
  'missed.plain':
    '{count, plural, one {# línea no se encontró en los estantes entregados.} other {# líneas no se encontraron en los estantes entregados.}}',
  'missed.unknown':
    '{count, plural, one {# línea sin costo conocido no se encontró en los estantes entregados.} other {# líneas sin costo conocido no se encontraron en los estantes entregados.}}',
  'missed.worth':
    '{count, plural, one {# línea por {value} no se encontró en los estantes entregados.} other {# líneas por {value} no se encontraron en los estantes entregados.}}',
  'missed.partly':
    '{count, plural, one {# línea por {value} ({unvalued, number} sin costo) no se encontró en los estantes entregados.} other {# líneas por {value} ({unvalued, number} sin costo) no se encontraron en los estantes entregados.}}',
  'stores.all': 'Por tienda: {stores}.',
  'stores.some': 'Por tienda, entre otras: {stores}.',
  'store.short': 'en «{name}» faltan {net} netos ({gross} brutos)',
  'store.over': 'en «{name}» sobran {net} netos ({gross} brutos)',
  'store.even': 'en «{name}» las diferencias se compensan ({gross} brutos)',
  lines:
    '{matched, plural, one {# línea coincide} other {# líneas coinciden}}, una exactitud de {share}; {short, number} con faltante y {over, number} con sobrante{beyond, plural, =0 {} one {, # de ellas no se esperaba aquí} other {, # de ellas no se esperaban aquí}}.',
  'worst.one': 'La mayor diferencia: {difference}.',
  'worst.several': 'Las mayores diferencias: {differences}.',
  'difference.short':
    '«{name}»{place, select, known { en «{store}»} other {}} (faltan {quantity}{worth, select, known {, {value}} other {}})',
  'difference.over':
    '«{name}»{place, select, known { en «{store}»} other {}} (sobran {quantity}{worth, select, known {, {value}} other {}})',
  category: 'Por categoría, la mayor parte está en «{name}»: {gross} brutos.',
  'open.decisions': '{count, plural, one {# línea espera} other {# líneas esperan}} una decisión.',
  'open.codes':
    '{count, plural, one {Hay # código desconocido.} other {Hay # códigos desconocidos.}}',
  'open.mistakes':
    '{count, plural, one {# hallazgo apunta} other {# hallazgos apuntan}} a un error de conteo más que a mercancía faltante.',
  unmatched: 'Aquí no hay nada llamado «{search}».',
  'nothing.summary': 'Todavía no se ha contado nada.',
  'nothing.coverage': 'Este conteo no tiene estantes.',
  'nothing.people': 'Nadie ha contado todavía.',
  'nothing.unknown_codes': 'No hay códigos desconocidos.',
  'nothing.findings': 'No se encontró ningún patrón.',
  'none.missing':
    'No falta nada en ninguna línea{which, select, named { que coincida con «{search}»} other {}}.',
  'none.extra':
    'No sobra nada en ninguna línea{which, select, named { que coincida con «{search}»} other {}}.',
  'none.unexpected':
    'No se contó ninguna línea{which, select, named { que coincida con «{search}»} other {}} sin que se esperara.',
  'none.uncounted':
    'Todas las líneas{which, select, named { que coinciden con «{search}»} other {}} están contadas.',
  'head.missing':
    '{count, plural, one {# línea{which, select, named { que coincide con «{search}»} other {}} tiene faltante} other {# líneas{which, select, named { que coinciden con «{search}»} other {}} tienen faltante}}{worth, select, known {, {value} en total} other {}}.',
  'head.extra':
    '{count, plural, one {# línea{which, select, named { que coincide con «{search}»} other {}} tiene sobrante} other {# líneas{which, select, named { que coinciden con «{search}»} other {}} tienen sobrante}}{worth, select, known {, {value} en total} other {}}.',
  'head.unexpected':
    '{count, plural, one {# línea{which, select, named { que coincide con «{search}»} other {}} se contó sin que se esperara} other {# líneas{which, select, named { que coinciden con «{search}»} other {}} se contaron sin que se esperaran}}{worth, select, known {, {value} en total} other {}}.',
  'head.uncounted':
    '{count, plural, one {# línea{which, select, named { que coincide con «{search}»} other {}} no está contada} other {# líneas{which, select, named { que coinciden con «{search}»} other {}} no están contadas}}.',
  'line.short': '«{name}»: faltan {quantity}{worth, select, known { ({value})} other {}}.',
  'line.over': '«{name}»: sobran {quantity}{worth, select, known { ({value})} other {}}.',
  item: '«{name}»: {facts}.',
  'item.notCounted': 'sin contar',
  store:
    '«{name}»: {done, number} de {shelves, plural, one {# estante listo} other {# estantes listos}}{sure, select, known {; exactitud por línea {accuracy}} other {}}; líneas con faltante: {short}, con sobrante: {over}{worth, select, known {; {net} netos y {gross} brutos} other {}}.',
  place:
    '«{name}»: {left, plural, =0 {no queda ninguno} one {queda #} other {quedan #}} de {total} estantes{where, select, known { ({places})} other {}}.',
  'place.time':
    '{minutes, plural, one {Queda cerca de # minuto} other {Quedan unos # minutos}}, entre {least} y {most}.',
  person:
    '«{name}»: {speed, select, known {{pace} unidades por minuto} other {muy poco contado para estimar un ritmo}}; {shelves, plural, one {# estante} other {# estantes}}, {lines, plural, one {# línea} other {# líneas}}.',
  codes: 'Códigos desconocidos: {count, number}.',
  code: '«{code}»: {where, select, known {{places}} other {lugar desconocido}}.',
  'note.pace': 'estimado según el ritmo hasta ahora',
  'note.left': 'por contar: {places}',
  'note.beside': 'escaneado junto a {items}',
  fact: '{what} {value}',
  'fact.shelves': 'estantes',
  'fact.shelves explained': 'estantes listos',
  'fact.shelves left': 'estantes restantes',
  'fact.lines': 'líneas',
  'fact.lines counted': 'líneas contadas',
  'fact.lines as expected': 'líneas que coinciden',
  'fact.lines short': 'líneas con faltante',
  'fact.lines over': 'líneas con sobrante',
  'fact.lines not expected': 'líneas no esperadas',
  'fact.lines not counted': 'líneas sin contar',
  'fact.lines not found on shelves that were handed in':
    'líneas no encontradas en los estantes entregados',
  'fact.value of what was not found': 'valor de lo no encontrado',
  'fact.net value': 'valor neto',
  'fact.gross value': 'valor bruto',
  'fact.net units': 'unidades netas',
  'fact.gross units': 'unidades brutas',
  'fact.accuracy by line': 'exactitud por línea',
  'fact.accuracy by unit': 'exactitud por unidad',
  'fact.shrinkage': 'merma',
  'fact.expected': 'esperado',
  'fact.counted': 'contado',
  'fact.difference': 'diferencia',
  'fact.value of the difference': 'valor de la diferencia',
  'fact.entered': 'ingresado',
  'fact.factor': 'unidades por escaneo',
  'fact.units': 'unidades',
  'fact.units per minute': 'unidades por minuto',
  'fact.lines per minute': 'líneas por minuto',
  'fact.minutes of counting': 'minutos de conteo',
  'fact.minutes to go, about': 'minutos restantes, aprox.',
  'fact.minutes to go, at least': 'minutos restantes, como mínimo',
  'fact.minutes to go, at most': 'minutos restantes, como máximo',
  'fact.unknown codes': 'códigos desconocidos',
  'fact.readings': 'escaneos',
  'fact.confidence that the pattern is there': 'certeza de que hay un patrón',
  'fact.confidence that it is a counting mistake': 'certeza de que es un error de conteo',
  'fact.value': 'valor',
  'fact.place in the order of recounts': 'lugar en el orden de reconteos',
  'fact.value at risk': 'valor en riesgo',
} satisfies Translation<typeof en>
