import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'notice.counting':
    '{count, plural, one {# estante sigue abierto, así que las cifras cubren solo los estantes entregados. Decide cuando termine el conteo.} other {# estantes siguen abiertos, así que las cifras cubren solo los estantes entregados. Decide cuando termine el conteo.}}',
  'notice.allDone':
    'El conteo sigue abierto, así que las cifras pueden cambiar. Decide cuando termine el conteo.',
  'decide.action':
    '{decision, select, accept {Aceptar} zero {Poner en 0} recount {Recontar} other {Rechazar}}',
  'decide.named':
    '{decision, select, accept {Aceptar: {item}} zero {Poner en 0: {item}} recount {Recontar: {item}} other {Rechazar: {item}}}',
  'decide.undo': 'Deshacer',
  'decide.stale': 'Cambió después',
  'decide.why': '¿Por qué?',
  'decide.choose': 'Seleccionar {item}',
  'decide.chooseShown': 'Seleccionar todas las líneas mostradas',
  'decided.one': '{item}: {decision}',
  'decided.many': '{count, plural, one {# línea} other {# líneas}}: {decision}',
  'decided.skipped':
    '{count, plural, one {# línea no se puede decidir así y queda como está.} other {# líneas no se pueden decidir así y quedan como están.}}',
  'decided.changed':
    '{count, plural, one {# línea cambió mientras tanto y queda como está.} other {# líneas cambiaron mientras tanto y quedan como están.}}',
  'reason.label': 'Motivo',
  'reason.missing': 'Primero elige un motivo',
  'reason.note': 'Nota',
  'reason.save': 'Guardar motivo',
  'reason.overtaken':
    '{name} cambió la decisión de esta línea mientras escribías. Si guardas, la tuya la reemplaza.',
  'reason.someone': 'Alguien',
  'reason.discard': 'Descartar la mía',
  'chosen.label': 'Líneas seleccionadas',
  'chosen.some': '{count, number} seleccionadas',
  'chosen.all': '{count, plural, one {# línea seleccionada} other {Las # líneas seleccionadas}}',
  'chosen.currencies': 'en distintas monedas',
  'chosen.more': 'Seleccionar las {count, number}',
  'chosen.clear': 'Quitar selección',
  'chosen.decide':
    '{decision, select, accept {Aceptar {count, number}} zero {Poner {count, number} en 0} recount {Recontar {count, number}} other {Rechazar {count, number}}}',
  'chosen.recount': 'Que otra persona reconte',
  'all.decide':
    '{decision, select, accept {Aceptar todas} zero {Poner todas en 0} recount {Marcar todas para reconteo} other {Rechazar todas}}',
  'all.title':
    '{decision, select, accept {{count, plural, one {¿Aceptar # línea?} other {¿Aceptar # líneas?}}} zero {{count, plural, one {¿Poner # línea en 0?} other {¿Poner # líneas en 0?}}} recount {{count, plural, one {¿Marcar # línea para reconteo?} other {¿Marcar # líneas para reconteo?}}} other {{count, plural, one {¿Rechazar # línea?} other {¿Rechazar # líneas?}}}}',
  'all.effect':
    '{decision, select, accept {El inventario se ajusta a lo contado.} zero {Los artículos sin contar se ponen en 0.} recount {Las líneas quedan marcadas. Pide su reconteo debajo de la tabla.} other {Se mantienen las cantidades esperadas.}}',
  'all.rest':
    'Las líneas que ya tienen decisión la conservan, y aquellas a las que no aplica quedan como están. Después puedes cambiar cada línea.',
  'keys.button': 'Teclas',
  'keys.label': 'Atajos de teclado',
  'keys.move': 'Línea siguiente o anterior',
  'keys.accept': 'Aceptar el conteo, o poner en 0 si no se contó nada',
  'keys.recount': 'Recontar',
  'keys.reject': 'Rechazar el conteo y mantener la cantidad esperada',
  'keys.undo': 'Deshacer la decisión',
  'keys.open': 'Abrir o cerrar la línea',
  'keys.help': 'Mostrar u ocultar esta lista',
  'cause.notLoaded': 'No se pudieron cargar las pruebas.',
  'cause.event': '<time></time>: {effect} {item}, {place}',
  'cause.eventBy': '<time></time>: {effect} {item}, {place}, {name}',
  'cause.unknownCode': 'con un código desconocido',
  'cause.more': '{count, plural, one {y # registro más} other {y # registros más}}',
  'cause.resolve': 'Identificar el código',
  'cause.with': 'Junto con',
  'cause.other': '{item}: {expected} esperados, {counted} contados',
  'cause.otherDiffers': '{item}: {expected} esperados, {counted} contados, {difference}',
  'cause.joined': '{count, plural, one {# línea} other {# líneas}}',
  'cause.joinedWorth': '{count, plural, one {# línea} other {# líneas}}, {value} en total',
  'cause.swap': 'Aceptar ambas como confusión',
  'cause.moved': '{count, plural, one {Aceptar como movida} other {Aceptar estas # como movidas}}',
  'cause.recount': '{count, plural, one {Recontar} other {Recontar estas #}}',
  'disputed.lone':
    '{count, plural, one {# estante tiene solo uno de dos conteos, así que no se incluye: {shelves}.} other {# estantes tienen solo uno de dos conteos, así que no se incluyen: {shelves}.}}',
  'disputed.differing':
    '{count, plural, one {# estante tiene dos conteos distintos, así que ninguno se incluye: {shelves}.} other {# estantes tienen dos conteos distintos, así que ninguno se incluye: {shelves}.}}',
  'disputed.choose': 'Elegir en el muro',
  'disputed.first': 'Acepta primero un conteo: después de sellar ya no se puede incluir.',
  'recount.title': '{count, plural, one {Recontar # línea} other {Recontar # líneas}}',
  'recount.marked': 'Recontar las líneas marcadas',
  'recount.all':
    '{count, plural, one {Se recontará este artículo en <shelves></shelves>.} other {Se recontarán estos # artículos en <shelves></shelves>.}}',
  'recount.some':
    '{count, plural, one {Se recontará # de {total, number} artículos en <shelves></shelves>.} other {Se recontarán # de {total, number} artículos en <shelves></shelves>.}}',
  'recount.what':
    'El reconteo es ciego. Los conteos anteriores siguen visibles aquí, y los demás artículos de estos estantes conservan el suyo. Mientras tanto puedes decidir las demás líneas.',
  'recount.unplaced':
    '{count, plural, one {# artículo no tiene lugar conocido: no se contó y el inventario esperado no indica estante. Para buscarlo, manda recontar los estantes donde podría estar, desde el resumen del conteo.} other {# artículos no tienen lugar conocido: no se contaron y el inventario esperado no indica estante. Para buscarlos, manda recontar los estantes donde podrían estar, desde el resumen del conteo.}}',
  'recount.who': 'Quién cuenta',
  'recount.whoHelp': 'Primero aparecen quienes no han contado estos estantes.',
  'recount.anyone': 'Cualquiera',
  'recount.person':
    '{counted, plural, =0 {{name} (no los ha contado)} one {{name} (contó # de ellos)} other {{name} (contó # de ellos)}}',
  'recount.personBusy':
    '{counted, plural, =0 {{name} (no los ha contado, le quedan {shelves})} one {{name} (contó # de ellos, le quedan {shelves})} other {{name} (contó # de ellos, le quedan {shelves})}}',
  'recount.shelves': '{count, plural, one {# estante} other {# estantes}}',
  'recount.same': 'Dejar que cuente la misma persona',
  'recount.sameHelp': 'La misma persona puede repetir el error.',
  'recount.note': 'Nota (opcional)',
  'recount.reason': '{count, plural, one {Reconteo de # línea} other {Reconteo de # líneas}}',
  'recount.button': '{count, plural, one {Recontar # estante} other {Recontar # estantes}}',
  'recount.sent':
    '{count, plural, one {Se recontará # línea en {shelves}.} other {Se recontarán # líneas en {shelves}.}}',
  'recount.sentTo':
    '{count, plural, one {{name} recontará # línea en {shelves}.} other {{name} recontará # líneas en {shelves}.}}',
  'out.by': 'En reconteo · {name} · desde <time></time>',
  'out.anyone': 'En reconteo · cualquiera · desde <time></time>',
  'out.chip': '{count, plural, one {# reconteo en curso} other {# reconteos en curso}}',
  'out.withdraw': 'Retirar',
  'out.withdrawNamed': 'Retirar el reconteo: {item}',
  'out.title': '¿Retirar este reconteo?',
  'out.text':
    '{count, plural, one {Vuelves a decidir # línea en {shelves}. Lo ya recontado se conserva, pero no se usa.} other {Vuelves a decidir # líneas en {shelves}. Lo ya recontado se conserva, pero no se usa.}}',
  'out.confirm': 'Retirar el reconteo',
  'out.came': 'Antes {before}, recontado {now}',
  'recount.close': 'Cerrar',
  'recount.overview': 'Abrir el resumen',
  'complete.none': 'Ninguna línea necesita decisión.',
  'complete.decided':
    '{decided, number} de {count, plural, one {# línea decidida} other {# líneas decididas}}.',
  'complete.decidedNotFound':
    '{decided, number} de {count, plural, one {# línea decidida} other {# líneas decididas}}. {notFound, number} no encontradas siguen pendientes.',
  'complete.stale':
    '{count, plural, one {# línea cambió después de su decisión.} other {# líneas cambiaron después de su decisión.}}',
  'complete.tolerance': 'Tolerancia: {limits}.',
  'complete.everything': 'Toda diferencia cuenta.',
  'complete.help':
    'Aceptar ajusta el inventario al conteo; rechazar mantiene la cantidad esperada.',
  'complete.recounts': '{count, plural, one {Pedir # reconteo} other {Pedir # reconteos}}',
  'complete.button': 'Completar conteo',
  'complete.title': '¿Completar el conteo?',
  'complete.confirm': 'Completar y sellar',
  'complete.without': 'Completar sin ellos',
  'complete.text':
    'Esto sella los resultados con los nombres y costos actuales. El conteo no se puede reabrir; las correcciones necesitan uno nuevo.',
  'complete.setAside': 'Todavía apartados',
  'complete.setAsideText':
    '{count, plural, one {# registro} other {# registros}} ({units, plural, one {# unidad} other {# unidades}}) todavía sin decidir y sin incluir. Después de sellar ya no se pueden aceptar.',
  'complete.decideSetAside': '{count, plural, one {Decidirlo primero} other {Decidirlos primero}}',
  'complete.others': 'Incluye otras tiendas',
  'complete.othersText':
    'Este conteo abarca varias tiendas. Debe completarlo alguien que las administre todas.',
  'complete.close': 'Cerrar',
  'complete.notYet': 'Todavía no está listo',
  'complete.out':
    '{count, plural, one {Queda # reconteo en curso: espéralo o retíralo.} other {Quedan # reconteos en curso: espéralos o retíralos.}}',
  'complete.showOut': 'Mostrar los reconteos',
  'complete.showOpen': '{count, plural, one {Mostrar # línea} other {Mostrar # líneas}}',
  'complete.undecided':
    '{count, plural, one {# línea aún necesita una decisión: aceptar, rechazar o recontar.} other {# líneas aún necesitan una decisión: aceptar, rechazar o recontar.}}',
  'complete.notFound':
    '{count, plural, one {# línea no se encontró: ponla en 0 o manda recontarla.} other {# líneas no se encontraron: ponlas en 0 o manda recontarlas.}}',
  'complete.notFoundWorth':
    '{count, plural, one {# línea por {value} no se encontró: ponla en 0 o manda recontarla.} other {# líneas por {value} no se encontraron: ponlas en 0 o manda recontarlas.}}',
  'sealed.title': 'Lo que se sella',
  'sealed.accepted': 'Aceptadas',
  'sealed.acceptedMeans': 'vale el conteo',
  'sealed.rejected': 'Rechazadas',
  'sealed.rejectedMeans': 'vale la cantidad esperada',
  'sealed.zero': 'Puestas en 0',
  'sealed.zeroMeans': 'no se encontraron',
  'sealed.recounted': 'Recontadas',
  'sealed.recountedMeans': 'dos conteos coinciden',
  'sealed.match': 'Coinciden',
  'sealed.matchMeans': 'sin diferencia',
  'sealed.never': 'Nunca contadas',
  'sealed.neverLines':
    '{count, plural, one {# línea nunca se contó.} other {# líneas nunca se contaron.}}',
  'sealed.neverWorth':
    '{count, plural, one {# línea por {value} nunca se contó.} other {# líneas por {value} nunca se contaron.}}',
  'sealed.neverPartly':
    '{count, plural, one {# línea por {value} ({unvalued, number} sin costo) nunca se contó.} other {# líneas por {value} ({unvalued, number} sin costo) nunca se contaron.}}',
  'sealed.inStore': '{store}: {sentence}',
  'sealed.neverNote': 'No forma parte de ninguna diferencia. El informe y el sello lo indican.',
  'completing.title': 'Completando el conteo.',
  'completing.by': '{name} está completando el conteo.',
  'completing.freezing': 'Guardando cada línea con su nombre y costo.',
  'completing.reading': 'Leyendo lo contado y lo decidido.',
  'completing.hashing': 'Sellando los documentos.',
  'completing.note':
    'Puedes salir de esta página. El número de confirmación aparecerá aquí cuando termine.',
  'drawer.title': 'Sobre este conteo',
  'drawer.label': 'Respuestas, resumen y causas probables',
  'drawer.ask': 'Preguntar',
  'drawer.summary': 'Resumen',
  'drawer.causes': 'Causas probables',
  'drawer.allStores': 'Abarca las {count, number} tiendas de este conteo.',
  'correct.button': 'Crear corrección',
  'correct.title': 'Corregir este conteo',
  'correct.text':
    'Se crea un conteo nuevo vinculado a este. Los resultados sellados quedan como están.',
  'correct.example': 'Por ejemplo: una entrega se registró después del corte',
  'sheets.title': 'Hojas de conteo',
  'sheets.contents': 'Contenido',
  'sheets.items': 'Artículos',
  'sheets.itemsText': 'Lo que debería haber en cada estante, sin cantidades.',
  'sheets.expected': 'Artículos y cantidades esperadas',
  'sheets.expectedText': 'Solo para verificar.',
  'sheets.blank': 'Líneas en blanco',
  'sheets.blankText': 'Todo se escribe a mano.',
  'sheets.blind': 'No disponible en un conteo ciego.',
  'sheets.room': 'Estantes de',
  'sheets.allRooms': 'Todas las áreas',
  'sheets.make': 'Crear hojas de conteo',
  'file.label': 'De vuelta a tu sistema',
  'file.title': 'Tu archivo con los conteos',
  'file.notLoaded': 'No se pudo cargar tu archivo con los conteos.',
  'file.download': 'Descargar tu archivo con los conteos',
  'file.none': 'No se importó ningún archivo. Descarga los conteos en el formato de tu sistema.',
  'file.noneOf':
    'No se importó ningún archivo para {stores}. Descarga esos conteos en el formato de tu sistema.',
  'file.counts': 'Los conteos van en {columns}. Todo lo demás queda como lo subiste.',
  'file.difference': 'Las diferencias van en {columns}. Todo lo demás queda como lo subiste.',
  'file.countsOf': 'Los conteos de {stores} van en {columns}. Todo lo demás queda como lo subiste.',
  'file.differenceOf':
    'Las diferencias de {stores} van en {columns}. Todo lo demás queda como lo subiste.',
  'file.from': 'De {system}.',
  'file.column': '¿En qué columna van los conteos?',
  'file.columnOf': '¿En qué columna van los conteos de {store}?',
  'file.columnHelp': 'Las demás columnas quedan como las subiste.',
  'file.others': 'Para otro sistema',
  'file.system': 'Sistema',
  'file.downloadCounts': 'Descargar conteos',
  'file.upload': 'Súbelo a {system}',
  'file.uploadOwn': 'Súbelo a tu sistema',
  'file.onlyCounted':
    'Los artículos sin contar, o contados solo en parte, no están en el archivo, así que no cambian.',
  'file.lookingUp': 'Buscando los conteos…',
  'file.lookingUpItems':
    '{count, plural, one {Buscando los conteos: # artículo…} other {Buscando los conteos: # artículos…}}',
  'file.reading': 'Leyendo tu archivo: {share}',
  'file.readingLabel': 'Cuánto de tu archivo se ha leído',
  'file.again': 'Intentar de nuevo',
  'file.save': 'Descargar el archivo',
  'file.saveChanged': 'Descargar solo las filas que cambian',
  'file.saveRest': 'Descargar lo que no está en él',
  'file.written':
    '{count, plural, one {# fila recibe un número nuevo.} other {# filas reciben un número nuevo.}}',
  'file.unchanged':
    '{count, plural, one {# fila ya estaba bien.} other {# filas ya estaban bien.}}',
  'file.notCounted':
    '{count, plural, one {# fila no se contó y queda como está.} other {# filas no se contaron y quedan como están.}}',
  'file.left':
    '{count, plural, one {# fila que debes ingresar tú} other {# filas que debes ingresar tú}}',
  'file.leftRow': 'Fila {row, number}, {name}: {reason} Contado: {counted}.',
  'left.several_rows': 'Está en varias filas y el conteo no se puede repartir.',
  'left.several_lots': 'Está en varios lotes y el conteo no dice cuánto hay de cada uno.',
  'left.partly_counted': 'Solo se contaron algunos de sus estantes.',
  'left.fraction': 'El conteo es una fracción y el sistema solo acepta números enteros.',
  'left.not_a_number': 'Hay una palabra donde va el número.',
  'left.broken_row': 'La fila tiene una comilla sin cerrar.',
  'left.no_number': 'No hay un número al que sumar la diferencia.',
  'file.rowless':
    '{count, plural, one {# artículo contado que no está en el archivo} other {# artículos contados que no están en el archivo}}',
  'file.more': 'y {count, number} más',
} satisfies Translation<typeof en>
