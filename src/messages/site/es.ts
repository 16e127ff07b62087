import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'frame.skip': 'Ir al contenido',
  'frame.site': 'Sitio',
  'frame.howItWorks': 'Cómo funciona',
  'frame.pricing': 'Precios',
  'frame.demo': 'Demo',
  'frame.signIn': 'Iniciar sesión',
  'frame.signUp': 'Crear una cuenta',
  'frame.myStores': 'Mis tiendas',
  'frame.license': 'Código abierto con licencia MIT',
  'frame.product': 'Producto',
  'frame.home': 'Inicio',
  'frame.verify': 'Verificar un conteo',
  'frame.developers': 'Desarrolladores',
  'frame.account': 'Cuenta',
  'frame.forgot': '¿Olvidaste tu contraseña?',
  'frame.recover': 'Recuperar una cuenta',
  'frame.organization': 'Organización',
  'frame.profile': 'Perfil',
  'frame.legal': 'Aviso legal',
  'frame.privacy': 'Política de privacidad',
  'frame.terms': 'Condiciones',

  'hero.title': 'Cuenta toda tu tienda con los teléfonos que ya tienes',
  'hero.lead':
    'Importa tu lista de existencias, asigna los estantes y mira en vivo cómo avanza el conteo. Al final sabes qué falta, dónde y probablemente por qué.',
  'hero.start': 'Empezar gratis',
  'demo.opening': 'Abriendo la demostración. Se está preparando, un momento.',
  'hero.demo': 'Ver en vivo',
  'hero.see': 'Ver cómo funciona',
  'hero.files': 'Acepta CSV y Excel tal como están, y la exportación de Shopify',
  'hero.browser': 'Funciona en el navegador, también sin conexión. Sin tienda de apps.',
  'hero.open': 'Código abierto: usa el nuestro o instálalo en tu servidor',

  'count.manager': 'Lo que ve el encargado',
  'count.counter': 'Lo que ve {name}',
  'count.alt':
    'Un conteo en marcha: cada estante es una casilla con su estado, y un teléfono cuenta uno de los estantes sin conexión.',
  'count.name': 'Inventario de primavera',
  'count.live': 'En vivo',
  'count.done':
    '{done, number} de {shelves, plural, one {# estante listo} many {# de estantes listos} other {# estantes listos}}',
  'count.roomDone': '{done, number} de {shelves, number} listos',
  'count.room.grocery': 'Alimentación',
  'count.room.kitchen': 'Cocina y mesa',
  'count.room.bath': 'Baño y ropa de casa',
  'count.room.stock': 'Almacén',
  'count.saved': 'Sin conexión · {count, number} guardados',
  'count.item': 'Cuenco de gres 16 cm',
  'count.onShelf': 'en este estante',
  'count.undo': 'Deshacer',
  'count.offline':
    'El teléfono de {name} está sin conexión. {count, plural, one {# conteo está a salvo en él} many {# de conteos están a salvo en él} other {# conteos están a salvo en él}}, y el panel lo dice.',

  'trouble.title': 'Qué sale mal en un inventario, y qué pasa aquí',
  'trouble.network': 'En la trastienda se corta el wifi.',
  'trouble.networkText':
    'Cada lectura se guarda en el teléfono antes del pitido y se envía después. Ves qué teléfono tiene aún cuántas.',
  'trouble.barcodes': 'Excel se comió los ceros de tus códigos de barras.',
  'trouble.barcodesText':
    'La importación los repone con el dígito de control, muestra cada arreglo y enumera lo que no pudo arreglar.',
  'trouble.cases': 'Una caja de 12 se contó como 1.',
  'trouble.casesText':
    'Las diferencias que son múltiplos exactos de una caja quedan marcadas, con el estante y las lecturas que hay detrás.',
  'trouble.shelves': 'Nadie sabe si ese estante ya se contó.',
  'trouble.shelvesText':
    '«No contado» y «contado cero» nunca son lo mismo, ni en pantalla ni en una exportación.',

  'steps.map': 'Dibuja tu tienda',
  'steps.mapText':
    'Las salas en el orden en que se recorren, los estantes con los códigos de sus etiquetas. Añade una fila entera de una vez, o deja que la dibuje tu lista.',
  'steps.team': 'Invita a tu equipo',
  'steps.teamText':
    'Invita por correo, enlace o código QR. Tú decides quién es encargado, quién cuenta y en qué tiendas.',
  'steps.count': 'Cuenta con tus teléfonos',
  'steps.countText':
    'Escanea el código QR de la pantalla para entrar con el teléfono. Elige un estante, escanea con la cámara o con un lector, y sigue contando sin cobertura.',
  'steps.watch': 'Mira cómo se llena el panel',
  'steps.watchText':
    'Cada estante es una casilla: quién lo cuenta, qué se entregó, qué falta y cuánto tardará. Sin tener que preguntar.',

  'gains.title': 'Lo que obtienes',
  'gains.cause': 'Diferencias con su causa probable',
  'gains.causeText':
    'Una caja contada como una unidad, un estante contado dos veces, un artículo tomado por otro: los errores probables se nombran antes de que nadie vuelva a contar.',
  'gains.ask': 'Respuestas a tus preguntas',
  'gains.askText':
    'Pregunta con tus palabras dónde está la merma. Cada respuesta trae las filas de las que sale. El modelo de IA es opcional, y sus cifras se comprueban con tu conteo.',
  'gains.files': 'Tu propio archivo, con los conteos dentro',
  'gains.filesText':
    'Sube el resultado al sistema del que salió: Shopify, Square, Lightspeed, Clover, WooCommerce, Loyverse, Odoo o tu propia hoja de cálculo.',
  'gains.reports': 'Una merma que se puede seguir',
  'gains.reportsText':
    'Merma, exactitud y ritmo a lo largo del tiempo, por tienda y categoría: en pantalla, en papel o como archivo.',

  'proof.title': 'Compruébalo',
  'proof.counts': '{count, number} conteos, ninguno perdido',
  'proof.countsText':
    'En nuestra prueba de resistencia detuvimos el servidor {stops, number} veces en 90 segundos, cortamos {cuts, number} conexiones y enviamos {twice, number} conteos dos veces. Todos llegaron, y cada uno se contó una vez.',
  'proof.seal': 'Los resultados están sellados',
  'proof.sealText':
    'Cualquiera que tenga el archivo puede <verify>comprobar que nada se cambió</verify>, sin tener una cuenta.',
  'proof.blind': 'Un conteo a ciegas es a ciegas',
  'proof.blindText':
    'Los teléfonos nunca reciben las cantidades esperadas, y cada persona ve solo las tiendas en las que trabaja. El servidor lo comprueba siempre.',
  'proof.open': 'El código es abierto',
  'proof.openText': 'Lee cómo funciona, ejecuta las pruebas, instálalo tú. Licencia MIT.',

  'price.title': 'Empieza gratis. Paga a medida que creces.',
  'price.lead': 'Sin tarjeta para empezar. Cambia o cancela tu plan cuando quieras.',
  'price.all': 'Ver todos los planes',

  'call.title': '¿Listo para tu próximo inventario?',
  'call.text': 'Se prepara en minutos, y los teléfonos ya están en los bolsillos.',
} satisfies Translation<typeof en>
