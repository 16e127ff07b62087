import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'first.title': 'Suelta tu lista o simplemente empieza a escanear',
  'first.lead': 'Nosotros ponemos los nombres y las reglas. Puedes cambiarlo todo después.',
  'first.list': 'Suelta aquí tu lista de existencias',
  'first.listText':
    'O elige un archivo: CSV, TSV, XLSX, XLS u ODS. Los estantes que nombra se agregan a tu tienda.',
  'first.listBusy': 'Leyendo {name}',
  'first.scan': 'Empezar a escanear',
  'first.scanText':
    'No hace falta una lista. Cuenta la tienda como una sola área, en este dispositivo o en teléfonos.',
  'first.scanBusy': 'Preparando tu conteo',
  'first.other': '¿Prefieres configurar todo primero?',
  'first.otherText':
    'Pon nombre a tu organización y luego crea áreas y estantes o abre una tienda de ejemplo.',
  'first.several': 'Suelta un archivo a la vez.',
  'first.organization': 'Tiendas de {name}',
  'first.organizationUnnamed': 'Mis tiendas',
  'first.store': 'Mi tienda',
  'first.room': 'Área de ventas',
  'first.audit': 'Conteo {day}',

  'organization.title': 'Configura tu organización',
  'organization.name': 'Nombre de la organización',
  'organization.create': 'Crear organización',
  'organization.invited':
    '¿Te unes a un equipo? Abre tu enlace de invitación o mira <link>tus membresías</link>.',

  'store.pageTitle': 'Configurar una tienda',
  'store.first': 'Configura tu primera tienda',
  'store.another': 'Agregar una tienda',
  'store.lead': 'Elige cómo empezar. Puedes cambiarlo todo después.',
  'store.organization': 'Organización',
  'store.later': 'Omitir por ahora',
  'store.existing':
    '{organization} tiene {names}{more, plural, =0 {} one { y # tienda más} other { y # tiendas más}}.',
  'store.goToMine': 'Ir a mis tiendas',
  'store.name': 'Nombre de la tienda',
  'store.namePlaceholder': 'Por ejemplo, Calle del Puerto',
  'store.currency': 'Moneda',
  'store.currencyText': 'Se usa para costos y valores.',

  'door.draw': 'Crear áreas y estantes',
  'door.drawText': 'Nombra las áreas e indica cuántos estantes tiene cada una.',
  'door.sample': 'Empezar con una tienda de ejemplo',
  'door.sampleText': 'Con artículos, un conteo en curso y otro terminado. No cuenta en tu plan.',
  'door.one': 'Empezar con una sola área',
  'door.oneText': 'Cuenta la tienda como una sola área. Agrega estantes cuando quieras.',

  'one.name': 'Nombre del área',
  'one.text': 'Un área sin estantes se cuenta como un todo.',
  'one.create': 'Crear tienda con una sola área',

  'rooms.room': 'Área',
  'rooms.placeholder': 'Por ejemplo, Área de ventas',
  'rooms.new': 'Área nueva',
  'rooms.prefix': 'Prefijo de estante',
  'rooms.shelves': 'Estantes',
  'rooms.remove': 'Quitar {name}',
  'rooms.removeNew': 'Quitar esta área',
  'rooms.add': 'Agregar un área',
  'rooms.paste': 'Consejo: pega una lista de áreas con su número de estantes.',
  'rooms.createNone': 'Crear tienda',
  'rooms.createRooms': 'Crear tienda con {count, plural, one {# área} other {# áreas}}',
  'rooms.createShelves': 'Crear tienda con {count, plural, one {# estante} other {# estantes}}',
  'rooms.tooManyShelves':
    'Puedes agregar hasta {count, number} estantes a la vez. Agrega el resto después.',
  'rooms.tooManyRooms':
    'Puedes agregar hasta {count, number} áreas a la vez. Agrega el resto después.',
  'rooms.nameless': 'Ponle nombre a esta área.',
  'rooms.nameTooLong': 'Un nombre tiene como máximo {count, number} caracteres.',
  'rooms.count': 'De 0 a {count, number} estantes.',
  'rooms.codeUnfit': 'Con este prefijo los códigos son demasiado largos. Usa uno más corto.',
  'rooms.taken': '{code} ya está en {room}.',
  'rooms.later': 'Puedes agregar áreas y estantes y cambiarles el nombre cuando quieras.',
  'rooms.preview': 'Vista previa de tu tienda',
  'rooms.total':
    '{shelves, plural, one {# estante} other {# estantes}} <in>en {rooms, plural, one {# área} other {# áreas}}</in>',
  'rooms.nothing': 'Tus estantes aparecen aquí a medida que agregas áreas.',
  'rooms.unnamed': 'Área sin nombre',

  'list.another': 'Elegir otra lista',
  'list.add': 'Sube tu lista de existencias',
  'list.remove': 'Quitar',
  'list.uploading': 'Subiendo, {share}',
  'list.checkedNext': 'A continuación revisaremos {file}.',
  'list.optional':
    'Opcional. CSV hasta {csvRows, number} filas y {csvSize, number} MB, XLSX hasta {xlsxRows, number} filas, ODS hasta {odsRows, number} filas.',
} satisfies Translation<typeof en>
