import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Importar un archivo',
  'kind.label': 'Qué contiene el archivo',
  'kind.catalogue': 'Artículos',
  'kind.baseline': 'Artículos e inventario esperado',
  'kind.catalogueText':
    'Códigos, nombres, costos y tamaños de paquete. Los artículos existentes se actualizan.',
  'kind.baselineText': 'Inventario esperado para tu próximo conteo de {store}.',
  steps: 'Pasos',
  'step.file': 'Archivo',
  'step.check': 'Asignar y revisar',
  'step.confirm': 'Confirmar',
  'step.done': 'Listo',
  'drop.title': 'Suelta aquí el archivo de tu punto de venta o tu hoja de cálculo',
  'drop.text': 'CSV, TSV, XLSX, XLS u ODS, de Shopify, Square, Lightspeed o tu propio archivo.',
  'drop.choose': 'Elegir un archivo',
  'drop.nothingYet': 'No se importa nada antes de que confirmes.',
  'drop.template': 'Descargar una plantilla',
  'work.checking': 'Revisando filas',
  'work.importing': 'Importando',
  'work.undoing': 'Deshaciendo',
  'work.undoingText':
    'Los artículos se están restaurando. Puedes salir de esta página; continúa por sí sola.',
  'work.catalogueText':
    'Los artículos se están agregando a tu catálogo. Puedes salir de esta página; continúa por sí sola.',
  'work.baselineText':
    'Las filas se están importando. Se usan cuando entra la última. Puedes salir de esta página; continúa por sí sola.',
  'progress.rows': '{done, plural, one {# fila} other {# filas}}',
  'progress.of': '{done, number} de {total, number}',
  'progress.pace': '{done} · {pace, number} filas/s · quedan unos {left}',
  'progress.change': 'Cambiar',
  'counts.label': 'Filas',
  'counts.fine': '<b>{count}</b> correctas',
  'counts.warned': '<b>{count}</b> con avisos',
  'counts.bad': '<b>{count}</b> con errores',
  'check.cancel': 'Cancelar importación',
  'check.noRows': 'Todavía no hay filas para importar.',
  'check.text':
    'Las filas con errores se omiten hasta que se corrijan. No se importa nada antes de que confirmes.',
  'check.repairs':
    '{count, plural, one {Se conserva # corrección.} other {Se conservan # correcciones.}}',
  'check.repairsWaiting':
    '{count, plural, one {Se conserva # corrección} other {Se conservan # correcciones}}; {waiting, plural, one {# vuelve cuando se use de nuevo su columna.} other {# vuelven cuando se use de nuevo su columna.}}',
  'check.again': 'Revisar de nuevo',
  'check.continue': 'Continuar',
  'check.continueLater': 'Continuar al terminar la revisión',
  'confirm.label': 'Confirmar',
  'confirm.rows': '{count, plural, one {Se importará # fila} other {Se importarán # filas}}',
  'confirm.rowsAndSkipped':
    '{count, plural, one {Se importará # fila} other {Se importarán # filas}}, {skipped, plural, one {# fila omitida} other {# filas omitidas}}',
  'confirm.known':
    '{count, plural, one {# fila de artículos que ya tienes} other {# filas de artículos que ya tienes}}',
  'confirm.new':
    '{items, plural, one {# artículo nuevo} other {# artículos nuevos}} en {rows, plural, one {# fila} other {# filas}}',
  'confirm.lots':
    '{count, plural, one {# fila con lote, fecha o número de serie, bajo su artículo} other {# filas con lote, fecha o número de serie, bajo sus artículos}}',
  'confirm.compared':
    'Comparado con el inventario actual: {changed, number} cambiados, {added, number} nuevos, {gone, number} quitados',
  'confirm.replaces': 'Reemplaza {file}',
  'confirm.asWhole': 'Estas filas contarán para toda la tienda.',
  'confirm.addShelves':
    '{count, plural, one {Agregar # estante al mapa} other {Agregar # estantes al mapa}}',
  'confirm.addShelvesText': '{places}. Sin ellos, estas filas cuentan para toda la tienda.',
  'confirm.replace': 'Este archivo ya está en uso. Reemplazarlo',
  'confirm.why': 'El conteo ya empezó. ¿Por qué importar ahora?',
  'confirm.whyMissing': 'Escribe un motivo.',
  'confirm.back': 'Atrás',
  'confirm.import': '{count, plural, one {Importar # fila} other {Importar # filas}}',
  'skipped.bad': '{count, plural, one {# fila con errores} other {# filas con errores}}',
  'skipped.byYou': '{count, plural, one {# fila excluida por ti} other {# filas excluidas por ti}}',
  'skipped.elsewhere':
    '{count, plural, one {# fila de otros lugares} other {# filas de otros lugares}}',
  'places.room': '{room}: {codes}',
  'places.roomMore': '{room}: {codes} y otros',
  'places.more': '{rooms}; y otras áreas',
  'version.byHand': 'ingresado a mano',
  'version.of': '{file}, versión {version, number}',
  'done.label': 'Listo',
  'done.rows': '{count, plural, one {# fila importada} other {# filas importadas}}',
  'done.undone': '{file} se deshizo',
  'done.undoBaseline': 'Puedes deshacerlo hasta que empiece el conteo.',
  'done.undoCatalogue':
    '{days, plural, one {Puedes deshacerlo durante # día. Los artículos cambiados después o usados en un conteo se quedan.} other {Puedes deshacerlo durante # días. Los artículos cambiados después o usados en un conteo se quedan.}}',
  'done.undo': 'Deshacer',
  'done.another': 'Importar otro archivo',
  'done.items': 'Ver los artículos',
  'done.audit': 'Ir al conteo',
  'done.plan': 'Planear un conteo',
  'done.before': 'La lista anterior vuelve a estar activa. Los artículos nuevos se quedan.',
  'done.nothingBefore':
    'Antes no había lista, así que ahora no se espera nada. Los artículos nuevos se quedan.',
  'done.replaced':
    '{file} era el inventario esperado. Otro archivo o un conteo lo reemplazó después.',
  'done.isBaseline': '{file} es ahora el inventario esperado.',
  'done.isCatalogue': '{file} está ahora en tu catálogo.',
  'done.skipped': 'Omitidas: {rows}.',
  'undone.removed':
    '{count, plural, one {# artículo nuevo quitado.} other {# artículos nuevos quitados.}}',
  'undone.restored':
    '{count, plural, one {# artículo está como antes.} other {# artículos están como antes.}}',
  'undone.kept':
    '{count, plural, one {# artículo se quedó: cambió después o es parte de un conteo.} other {# artículos se quedaron: cambiaron después o son parte de un conteo.}}',
  'past.title': 'Archivos anteriores',
  'past.end':
    '{status, select, done {Importado} undone {Deshecho} failed {No se puede leer} other {Cancelado}}',
  'past.several': 'para varias tiendas',
  'past.open': 'Abrir',
  'past.openNamed': 'Abrir {file}',
  'past.all': 'Mostrar los {count, number}',
  'version.hash': '{file}, SHA-256 <hash></hash>',
  'version.copy': 'Copiar el SHA-256 completo',
  'version.copied': 'Copiado',

  limits:
    'CSV hasta {csvRows, number} filas y {csvSize, number} MB, XLSX hasta {xlsxRows, number} filas, ODS hasta {odsRows, number} filas.',
  'read.encoding': 'Codificación',
  'read.separator': 'Separador',
  'read.comma': 'Coma',
  'read.semicolon': 'Punto y coma',
  'read.tab': 'Tabulador',
  'read.bar': 'Barra',
  'read.aligned': 'Espacios, en columnas',
  'read.sheet': 'Hoja',
  'read.decimals': 'Decimales',
  'read.point': 'Punto, 1,234.56',
  'read.decimalComma': 'Coma, 1.234,56',
  'read.dates': 'Fechas',
  'read.dayFirst': 'Día primero, 31/12/2027',
  'read.monthFirst': 'Mes primero, 12/31/2027',
  'read.rowsOf': 'Filas de',
  'read.allSites': 'Todas las ubicaciones',
  'file.cancelled': 'Se canceló {file}.',
  'file.another': 'Elegir otro archivo',
  'once.broken': '{count, number} con un código de barras dañado',
  'once.failing': '{count, number} con un dígito de control equivocado',
  'once.missing': '{count, number} sin código de barras',
  'once.text':
    '{count, plural, one {Escanea esto una vez: # artículo que ningún lector encuentra con este archivo, {why}.} other {Escanea estos una vez: # artículos que ningún lector encuentra con este archivo, {why}.}}',
  'once.download': 'Descargar la lista',
  'once.row': 'Fila',
  'once.sku': 'SKU',
  'once.name': 'Nombre del artículo',
  'once.barcode': 'Código de barras en el archivo',
  'once.work':
    '{count, plural, one {# artículo no tiene un código de barras que se lea. Quienes cuentan en esta tienda lo encuentran en “Mi trabajo” y lo escanean una vez.} other {# artículos no tienen un código de barras que se lea. Quienes cuentan en esta tienda los encuentran en “Mi trabajo” y escanean cada uno una vez.}}',
  'once.inStore': 'Escanear una vez en {store}',

  'stores.count': '{count, plural, one {# tienda} other {# tiendas}}',
  'stores.label': 'Tiendas',
  'stores.holds':
    '{count, plural, one {Este archivo tiene # de tus tiendas} other {Este archivo tiene # de tus tiendas}}',
  'stores.names':
    '{count, plural, one {Este archivo nombra # lugar} other {Este archivo nombra # lugares}}',
  'stores.text': 'Cada tienda que elijas recibe su propia existencia esperada, todas a la vez.',
  'stores.unlisted':
    '{count, plural, one {# fila nombra más lugares, demasiados para la lista.} other {# filas nombran más lugares, demasiados para la lista.}}',
  'stores.skipOthers': '{count, plural, one {Omitir el otro} other {Omitir los otros #}}',
  'stores.allColumns': 'Ver todas las columnas',
  'stores.noneSkipped': 'No se omite nada.',
  'stores.check': '{count, plural, one {Revisar # tienda} other {Revisar # tiendas}}',
  'stores.noPlace': 'sin lugar',
  'stores.foreign': 'No puedes cambiar {store}. Se queda como está.',
  'stores.someoneElses': 'No puedes cambiar esta tienda. Se queda como está.',
  'stores.of': 'Tienda de {place}',
  'stores.unknown': 'Ninguna de tus tiendas se llama así.',
  'stores.choose': 'Elige una tienda',
  'stores.skip': 'Omitir',
  'stores.place':
    '{rows, plural, one {# fila} other {# filas}} · {items, plural, one {# artículo} other {# artículos}} · {quantity} en total',
  'stores.open':
    '{count, plural, one {# lugar necesita una respuesta.} other {# lugares necesitan una respuesta.}}',
  'stores.twice': 'Una tienda tiene dos columnas.',
  'stores.atLeastOne': 'Elige al menos una tienda.',
  'stores.columnsOut': '{count, plural, one {# columna omitida.} other {# columnas omitidas.}}',
  'stores.rowsOut':
    'Filas omitidas: {rows, plural, one {#} other {#}} de {places, plural, one {# lugar} other {# lugares}}.',
  'stores.rowsOutMany': 'Filas omitidas: {rows, plural, one {#} other {#}} de muchos lugares.',

  'group.checking':
    'Se revisa cada fila para cada tienda. No se importa nada antes de que confirmes.',
  'group.importing':
    'Las filas se están importando. Todas las tiendas reciben su nueva existencia esperada a la vez. Puedes dejar esta página; sigue sola.',
  'group.progress': '{stores}, {share}',
  'group.rows':
    '{rows, plural, one {# fila} other {# filas}} para {stores, plural, one {# tienda} other {# tiendas}}',
  'group.together': 'Todas reciben su existencia esperada a la vez, o ninguna.',
  'group.foreign':
    '{count, plural, one {No puedes cambiar # tienda de este archivo. Debe confirmarlo alguien que gestione todas.} other {No puedes cambiar # tiendas de este archivo. Debe confirmarlo alguien que gestione todas.}}',
  'group.change': 'Cambiar tiendas',
  'group.import': '{count, plural, one {Importar en # tienda} other {Importar en # tiendas}}',
  'group.noRow': 'No hay filas que importar.',
  'group.inFile': 'En el archivo: {names}',
  'group.inFileReplaces': 'En el archivo: {names} · {replaces}',
  'group.issuesOf': 'Problemas de {store}',
  'group.hideIssues': 'Ocultar problemas',
  'group.issues': '{count, plural, one {# fila con problemas} other {# filas con problemas}}',
  'group.leftOut': 'Omitidas porque no pertenecen a ninguna de estas tiendas: {names}.',
  'group.done':
    '{count, plural, one {# tienda tiene nueva existencia esperada} other {# tiendas tienen nueva existencia esperada}}',
  'group.totals': '{items, plural, one {# artículo} other {# artículos}} · {quantity} esperados',
  'group.replaced': 'Reemplazado desde entonces por otro archivo o un conteo.',
  'group.importsOf': 'Importaciones de {store}',
  'group.imports': 'Importaciones',
  'group.undo': 'Puedes deshacerlo tienda por tienda, hasta que empiece el conteo en cada una.',
  'group.storeChecking': 'Revisando filas',
  'group.storeRows': '{count, plural, one {# fila} other {# filas}}',
  'group.storeSkipped': '{count, plural, one {# fila omitida} other {# filas omitidas}}',
  'group.storeNew': '{count, plural, one {# artículo nuevo} other {# artículos nuevos}}',
  'group.storeCompared':
    '{changed, number} cambiados, {added, number} nuevos, {gone, number} ya no están',
  'group.place': '{name} ({rows, plural, one {# fila} other {# filas}})',
} satisfies Translation<typeof en>
