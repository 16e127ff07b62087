import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  code_shortened:
    '{count, plural, one {# código de barras dañado por Excel (4.00638E+12)} other {# códigos de barras dañados por Excel (4.00638E+12)}}',
  'code_shortened.text':
    'El artículo se importa sin él: escanéalo una vez al contar. O da formato de texto a la columna y exporta de nuevo.',
  code_rounded:
    '{count, plural, one {# código de barras perdió sus últimos dígitos} other {# códigos de barras perdieron sus últimos dígitos}}',
  'code_rounded.text':
    'Una hoja de cálculo conserva 15 dígitos de un número. El artículo se importa sin él: escanéalo una vez al contar. O da formato de texto a la columna y exporta de nuevo.',
  code_too_long:
    '{count, plural, one {# código de barras es demasiado largo} other {# códigos de barras son demasiado largos}}',
  'code_too_long.text':
    'Un código tiene como máximo 100 caracteres. El artículo se importa sin él: escanéalo una vez al contar.',
  code_not_calculated:
    '{count, plural, one {# código de barras es una fórmula sin resultado} other {# códigos de barras son fórmulas sin resultado}}',
  'code_not_calculated.text':
    'El artículo se importa sin él: escanéalo una vez al contar. O abre el archivo en una hoja de cálculo, guárdalo ahí y suéltalo de nuevo.',
  formula_not_calculated:
    '{count, plural, one {# celda tiene una fórmula sin resultado} other {# celdas tienen una fórmula sin resultado}}',
  'formula_not_calculated.text':
    'Abre el archivo en una hoja de cálculo, guárdalo ahí y suéltalo de nuevo.',
  quantity_not_a_number:
    '{count, plural, one {# cantidad no es un número} other {# cantidades no son números}}',
  'quantity_not_a_number.text': 'Escribe el valor correcto u omite estas filas.',
  quantity_missing:
    '{count, plural, one {# fila no tiene cantidad} other {# filas no tienen cantidad}}',
  'quantity_missing.text': 'Vacío no es cero. Escribe 0 si no debe haber ninguno.',
  quantity_absurd:
    '{count, plural, one {# cantidad parece equivocada} other {# cantidades parecen equivocadas}}',
  'quantity_absurd.text':
    'Más de un millón. A menudo es un código de barras en la columna de cantidades.',
  no_identity:
    '{count, plural, one {# fila no dice qué artículo es} other {# filas no dicen qué artículo son}}',
  'no_identity.text': 'Sin SKU, sin código de barras y sin nombre.',
  total_row: '{count, plural, one {# fila de total omitida} other {# filas de total omitidas}}',
  'total_row.text':
    'Lo que suma ya está en la lista. Un artículo con ese nombre necesita su SKU o su código de barras.',
  text_too_long:
    '{count, plural, one {# SKU es demasiado largo} other {# SKU son demasiado largos}}',
  'text_too_long.text': 'Un SKU tiene como máximo 120 caracteres.',
  quote_not_closed:
    '{count, plural, one {# fila tiene una comilla que no se cierra} other {# filas tienen una comilla que no se cierra}}',
  'quote_not_closed.text':
    'La fila se lee hasta su final; las filas siguientes están a salvo. Escribe el valor correcto u omítela.',
  quantity_negative:
    '{count, plural, one {# cantidad es negativa} other {# cantidades son negativas}}',
  'quantity_negative.text': 'Se conservan en negativo si no lo cambias.',
  quantity_blank:
    '{count, plural, one {# artículo no tiene cantidad} other {# artículos no tienen cantidad}}',
  'quantity_blank.text':
    'Vacío no es cero: estos artículos se agregan y no se espera nada de ellos.',
  quantity_large:
    '{count, plural, one {# cantidad es muy grande} other {# cantidades son muy grandes}}',
  'quantity_large.text': 'Más de 100,000. Se conservan si no lo cambias.',
  money_not_a_number:
    '{count, plural, one {# costo o precio no es un número} other {# costos o precios no son números}}',
  'money_not_a_number.text': 'Estas filas se importan sin él.',
  pack_not_a_number:
    '{count, plural, one {# tamaño de paquete no es un número} other {# tamaños de paquete no son números}}',
  'pack_not_a_number.text': 'Un código de barras de estas filas cuenta como una unidad.',
  code_doubtful:
    '{count, plural, one {# código de barras tiene mal el dígito de control} other {# códigos de barras tienen mal el dígito de control}}',
  'code_doubtful.text':
    'Los lectores no los encontrarán: hay un dígito equivocado o no son códigos de barras. Se conservan como están; escanea estos artículos una vez al contar.',
  same_item_twice:
    '{count, plural, one {# fila duplicada (cantidades sumadas)} other {# filas duplicadas (cantidades sumadas)}}',
  'same_item_twice.text': 'El mismo artículo en el mismo lugar: las cantidades se suman.',
  code_of_two_items:
    '{count, plural, one {# código de barras pertenece a dos artículos} other {# códigos de barras pertenecen a dos artículos cada uno}}',
  'code_of_two_items.text': 'El primer artículo conserva el código; el otro se importa sin él.',
  sku_of_two_names:
    '{count, plural, one {# SKU tiene dos nombres} other {# SKU tienen dos nombres cada uno}}',
  'sku_of_two_names.text': 'Se usa el primer nombre; las cantidades se suman.',
  code_of_other_item:
    '{count, plural, one {# código de barras pertenece a otro artículo de tu catálogo} other {# códigos de barras pertenecen a otros artículos de tu catálogo}}',
  'code_of_other_item.text':
    'El código se queda donde está; la fila cuenta para el artículo con su SKU. Un artículo nuevo se importa sin él: escanéalo una vez al contar.',
  cells_left_over:
    '{count, plural, one {# fila tiene más celdas que el encabezado} other {# filas tienen más celdas que el encabezado}}',
  'cells_left_over.text':
    'Quizá hay una coma en un valor sin comillas. Revisa que los valores estén en las columnas correctas.',
  letters_lost:
    '{count, plural, one {# fila tiene letras que no se pudieron leer} other {# filas tienen letras que no se pudieron leer}}',
  'letters_lost.text': 'Elige otra codificación o impórtalas como están.',
  shelf_too_long:
    '{count, plural, one {# nombre de estante es demasiado largo} other {# nombres de estante son demasiado largos}}',
  'shelf_too_long.text':
    'Un estante tiene como máximo 40 caracteres. Estas filas se importan sin él.',
  expiry_not_a_date:
    '{count, plural, one {# fecha de caducidad no es una fecha} other {# fechas de caducidad no son fechas}}',
  'expiry_not_a_date.text': 'Se conservan como están en el archivo.',
  serial_twice:
    '{count, plural, one {# número de serie aparece en dos filas} other {# números de serie aparecen en dos filas cada uno}}',
  'serial_twice.text':
    'Un número de serie es una pieza. Las dos filas se conservan si no lo cambias.',
  serial_of_several:
    '{count, plural, one {# fila tiene un número de serie y varias piezas} other {# filas tienen un número de serie y varias piezas}}',
  'serial_of_several.text':
    'Un número de serie es una pieza. Se conservan como están si no lo cambias.',
  zeros_put_back:
    '{count, plural, one {# código de barras había perdido un cero inicial} other {# códigos de barras habían perdido un cero inicial}}',
  'zeros_put_back.text': 'El cero está de vuelta; el dígito de control lo confirma en cada uno.',
  text_shortened:
    '{count, plural, one {# nombre largo se acortó} other {# nombres largos se acortaron}}',
  'text_shortened.text': 'Los nombres tienen como máximo 120 caracteres; el resto se cortó.',
  code_from_catalogue:
    '{count, plural, one {# código de barras acortado se conoce por su SKU} other {# códigos de barras acortados se conocen por su SKU}}',
  'code_from_catalogue.text': 'El catálogo tiene el código completo.',
  code_missing:
    '{count, plural, one {# artículo nuevo no tiene código de barras} other {# artículos nuevos no tienen código de barras}}',
  'code_missing.text': 'Todavía nadie puede escanearlos: escanéalos una vez al contar.',
  sku_new_to_item:
    '{count, plural, one {# SKU es nuevo para un artículo que ya tienes} other {# SKU son nuevos para artículos que ya tienes}}',
  'sku_new_to_item.text':
    'El mismo código de barras y el mismo nombre, o hasta ahora sin SKU: cuenta para tu artículo, que conserva su SKU.',
  sku_from_barcode:
    '{count, plural, one {# artículo no tenía SKU: se formó de su código de barras} other {# artículos no tenían SKU: se formó de su código de barras}}',
  'sku_from_barcode.text': 'Los artículos que ya tienes conservan el suyo.',
  sku_from_name:
    '{count, plural, one {# artículo no tenía SKU: se formó de su nombre} other {# artículos no tenían SKU: se formó de su nombre}}',
  'sku_from_name.text':
    'Los artículos que ya tienes conservan el suyo. Si dos tienen el mismo nombre, se agrega un número.',
  case_of_unknown_size:
    '{count, plural, one {# código de barras de caja no dice cuántas unidades tiene} other {# códigos de barras de caja no dicen cuántas unidades tienen}}',
  'case_of_unknown_size.text':
    'Una lectura cuenta 1. Para contar el contenido, agrega el código otra vez al artículo con sus unidades.',
  quantity_unknown:
    '{count, plural, one {# fila dice que su cantidad no se conoce} other {# filas dicen que su cantidad no se conoce}}',
  'quantity_unknown.text': 'Desconocido no es cero: estas filas se omiten.',
  not_stocked:
    '{count, plural, one {# fila no se tiene aquí en existencias} other {# filas no se tienen aquí en existencias}}',
  'not_stocked.text': '“Sin existencias aquí” no es cero: estas filas se omiten.',
  other_site:
    '{count, plural, one {# fila es de otra ubicación} other {# filas son de otras ubicaciones}}',
  'other_site.text': 'Solo se importan las filas de la ubicación elegida.',
  header_again:
    '{count, plural, one {# fila repite los nombres de las columnas} other {# filas repiten los nombres de las columnas}}',
  'header_again.text': 'Impresos en cada página: estas filas se omiten.',
  heading_row: '{count, plural, one {# fila es un encabezado} other {# filas son encabezados}}',
  'heading_row.text':
    'Solo un nombre, donde los artículos tienen números y precios: estas filas se omiten.',
  'column.sku': 'SKU',
  'column.barcode': 'Código de barras',
  'column.case_barcode': 'Código de barras de caja',
  'column.name': 'Nombre del artículo',
  'column.variant': 'Variante',
  'column.category': 'Categoría',
  'column.quantity': 'Cantidad esperada',
  'column.unit': 'Unidad',
  'column.pack': 'Tamaño del paquete',
  'column.unit_cost': 'Costo unitario',
  'column.unit_price': 'Precio unitario',
  'column.room': 'Área',
  'column.shelf': 'Estante',
  'column.place': 'Área y estante',
  'column.site': 'Tienda o ubicación',
  'column.lot': 'Lote',
  'column.expiry': 'Fecha de caducidad',
  'column.serial': 'Número de serie',
  'column.group': 'Agrupa variantes',
  'severity.error': 'Error',
  'severity.warning': 'Advertencia',
  'severity.repaired': 'Corregido',
  'severity.note': 'Nota',
  'decision.keep': 'Conservar',
  'decision.zero': 'Poner en 0',
  'decision.leave_out': 'Omitir',
  'list.title': 'Problemas',
  'list.checking': 'Revisando las filas. Los problemas aparecerán aquí.',
  'list.none': 'No hay ninguno.',
  'list.allFine': 'Ninguno. Todas las filas están bien.',
  'list.noRow': 'No hay filas debajo de los nombres de las columnas.',
  'list.error': '{count, plural, one {# error} other {# errores}}',
  'list.warning': '{count, plural, one {# advertencia} other {# advertencias}}',
  'list.repaired': '{count, plural, one {# corregido} other {# corregidos}}',
  'list.note': '{count, plural, one {# nota} other {# notas}}',
  'list.said': '{severity}: {title}',
  'rows.see': 'Ver filas',
  'rows.hide': 'Ocultar filas',
  'rows.close': 'Ocultar estas filas',
  'rows.howTo': 'Escribe el valor correcto o acepta la sugerencia.',
  'rows.more':
    '{count, plural, one {Hay # más que no se muestra.} other {Hay # más que no se muestran.}}',
  'rows.row': 'Fila',
  'rows.item': 'Artículo',
  'rows.inFile': 'En el archivo',
  'rows.instead': 'Nuevo valor',
  'rows.suggestion': 'Sugerencia',
  'rows.none': 'Ninguna',
  'rows.empty': 'vacío',
  'rows.showMore': 'Mostrar más',
  'rows.cell': '{column} de la fila {row}',
  'rows.skipped': 'Omitida',
  'rows.save': 'Guardar',
  'rows.take': 'Usar {value}',
  'rows.takeAll': '{count, plural, one {Aceptar # sugerencia} other {Aceptar # sugerencias}}',
  'file.download': '{count, plural, one {Descargar # problema} other {Descargar # problemas}}',
  'file.kind': 'Tipo',
  'file.column': 'Columna',
  'file.value': 'Valor en el archivo',
  'file.wrong': 'Qué está mal',
  'file.more': '{count, plural, one {# más: {text}} other {# más: {text}}}',
  'note.seeRow': 'Ver fila {row}',
  'note.belongsTo': 'Pertenece a {item}',
  'note.same': 'Este archivo ya es la existencia esperada',
  'note.sameText': 'Se te preguntará si quieres reemplazarlo.',
  'note.newRows':
    '{count, plural, one {# fila de artículos nuevos} other {# filas de artículos nuevos}}',
  'note.newRowsText': 'Se agregarán al catálogo.',
  'note.shelves':
    '{count, plural, one {# estante que no está en el plano} other {# estantes que no están en el plano}}',
  'note.shelvesIn': 'En {rooms}. Puedes agregarlos.',
  'note.shelvesInMore': 'En {rooms} y otras áreas. Puedes agregarlos.',
  'note.compared':
    '{changed, number} cambiados, {added, number} nuevos, {gone, number} ya no están',
  'note.comparedText': 'Artículos comparados con la existencia actual.',
} satisfies Translation<typeof en>
