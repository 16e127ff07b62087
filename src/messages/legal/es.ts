import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'operator.someone': 'el operador de esta instalación',

  'privacy.title': 'Política de privacidad',
  'privacy.lead': 'Qué guarda esta instalación sobre ti, por qué y por cuánto tiempo.',
  'kept.title': 'Qué guardamos',
  'kept.you':
    'Tu nombre, tu correo, si lo confirmaste y un hash irreversible de tu contraseña, para poder reconocerte. Una foto, si la agregas.',
  'kept.places':
    'Tus organizaciones, tiendas y roles, y lo que ingresas ahí, para que veas lo tuyo y nada más.',
  'kept.counts':
    'Lo que cuentas: el artículo, el número, el estante, la hora, el dispositivo y una nota o una foto si las agregas, para poder comprobar los totales. Se queda en la organización.',
  'kept.logins':
    'Cada inicio de sesión: cuándo empezó, cuándo se usó por última vez, la dirección de red y el navegador, para que puedas encontrar y cerrar uno que no sea tuyo. Una sesión sin uso termina a los siete días.',
  'kept.twoFactor':
    'Si activas el inicio de sesión en dos pasos: la clave que tu aplicación de autenticación comparte con esta instalación y tus códigos de recuperación sin usar, ambos cifrados. Se borran cuando lo desactivas.',
  'kept.passkeys':
    'Las llaves de acceso que añades: sus nombres, sus claves públicas y cuándo usaste cada una por última vez. La parte privada nunca sale de tu dispositivo.',
  'kept.browsers':
    'En qué navegadores iniciaste sesión, como hash de una cookie, para avisarte por correo cuando tu cuenta se abra en uno nuevo.',
  'kept.invitations':
    'Las invitaciones: a qué correo se enviaron, quién las envió, para qué tiendas y qué pasó con ellas. Quedan en la lista de la organización.',
  'kept.links':
    'Los enlaces para restablecer la contraseña, recuperar la cuenta o continuar en un teléfono, como hash. Caducan en minutos o en una hora.',
  'kept.attempts':
    'Cuántas veces alguien intentó iniciar sesión, por dirección de red y por un hash del correo, durante una hora aproximadamente, para que no se puedan adivinar contraseñas.',
  'kept.log':
    'El registro del servidor nombra las páginas que fallaron y cuánto tardaron. Nunca contiene tokens ni contraseñas.',

  'device.title': 'Qué queda en tu dispositivo',
  'device.session':
    '<name>shelfcount.session_token</name>, una cookie con tu sesión. Los scripts no pueden leerla. Se borra cuando cierras sesión y tras siete días sin uso.',
  'device.twoFactor':
    '<name>shelfcount.two_factor</name>, durante diez minutos entre la contraseña y el código, y <name>shelfcount.trust_device</name>, durante 30 días si eliges que no se te pida un código en este dispositivo.',
  'device.passkey':
    '<name>shelfcount.passkey</name>, durante cinco minutos mientras inicias sesión con una llave de acceso o añades una.',
  'device.browser':
    '<name>shelfcount.device</name>, una cookie con un valor aleatorio que distingue este navegador de uno nuevo cuando inicias sesión. Se borra a los 400 días.',
  'device.return':
    '<name>shelfcount-return</name>, una cookie con la página que pediste antes de iniciar sesión. Se borra a los diez minutos.',
  'device.demo':
    '<name>shelfcount-demo</name>, una cookie que dice que estás viendo la demo y nada más. Se borra a las cuatro horas, cuando sales de la demo y cuando inicias sesión.',
  'device.language': '<name>shelfcount-language</name>, una cookie con el idioma que elegiste.',
  'device.colors':
    '<name>shelfcount-color-scheme</name>, en el almacenamiento del navegador: los colores que elegiste.',
  'device.user':
    '<name>shelfcount-user</name> y <name>shelfcount-access</name>, en el mismo lugar: quién inició sesión por última vez y en qué tiendas, para que puedas seguir contando sin señal. Se borran cuando cierras sesión.',
  'device.scanner':
    '<name>shelfcount-scanner</name>, en el mismo lugar, y una base de datos en el navegador: cómo está configurado el escáner aquí, la lista de artículos y los conteos hasta que se envían.',
  'device.why':
    'Todo es necesario para lo que pediste. No hay cookies de publicidad ni de seguimiento, y estas páginas no cargan código, fuentes ni imágenes de terceros.',

  'payments.title': 'Planes y pagos',
  'payments.text':
    'De cada organización guardamos su plan, sus facturas, qué se usó del plan y cuándo, y a quién recomendó, para cobrarle y mostrar a qué corresponde cada factura. Las facturas llevan el nombre y el correo de su primer propietario. Quienes trabajan en la organización pueden ver esto:',
  'payments.cards':
    'No se guardan números de tarjeta, solo el tipo de tarjeta y sus últimos cuatro dígitos. Si el operador no ha conectado un proveedor de pagos, los pagos se simulan: no se mueve dinero y no se informa a nadie de fuera. Si hay un proveedor como Stripe, ingresas tu tarjeta en sus páginas. El proveedor recibe el nombre de la organización, el correo y lo que se compra, y lo conserva según sus propias reglas y el tiempo que exija la ley.',
  'readers.billing': 'Quién ve qué de la facturación de una organización',
  'readers.organization': 'De la organización',
  'readers.owners': 'Propietarios',
  'readers.team': 'Gerentes, contadores',
  'readers.you': 'Quién ve qué sobre ti',
  'readers.ofYou': 'Sobre ti',
  'readers.managers': 'Propietarios, gerentes',
  'readers.scanners': 'Contadores',
  yes: 'Sí',
  no: 'No',
  'billing.plans': 'Sus planes y complementos, qué incluyen y si están activos',
  'billing.limits': 'Cuánto queda de cada límite, y qué se usó y cuándo',
  'billing.holder': 'El nombre y el correo de sus facturas',
  'billing.card': 'El tipo de su tarjeta y los últimos cuatro dígitos',
  'billing.invoices': 'Sus facturas',
  'billing.prices': 'Cuánto costaría cambiar de plan',
  'billing.dates': 'Cuándo paga la próxima vez, si falta un pago y cuándo se canceló un plan',
  'billing.trials': 'Qué planes ha probado gratis',
  'billing.rewards': 'Su crédito, sus recompensas y a quién recomendó',
  'billing.provider': 'Cómo la identifican el proveedor de pagos y esta instalación',
  'person.name': 'Tu nombre y tu foto',
  'person.role': 'Si eres propietario, gerente o contador',
  'person.email': 'Tu correo',

  'sees.title': 'Quién lo ve',
  'sees.text':
    'Las personas de tus tiendas ven lo que cuentas y cambias ahí, y sobre ti lo que muestra esta tabla. Las personas de otras organizaciones no ven nada sobre ti.',
  'sees.operator':
    'El operador de esta instalación administra el servidor y puede acceder a lo que está guardado en él. Los correos que recibes pasan por el servidor de correo que eligió.',

  'end.title': 'Borrar tus datos',
  'end.text':
    'En tu <profile>página de perfil</profile> puedes descargar lo que se guarda sobre ti, cambiar tu nombre y tu foto, cerrar sesiones y eliminar tu cuenta. La eliminación es inmediata y definitiva: se borran la cuenta, la foto, las sesiones y las membresías. También se elimina una organización en la que eres el único miembro. Lo que hiciste para una organización se queda en ella, sin tu nombre. Un propietario puede eliminar una organización con todo lo que se guarda de ella.',
  'questions.title': 'Preguntas',
  'questions.text':
    'Para correcciones o cualquier otra cosa sobre tus datos, contacta al operador de esta instalación: <operator></operator>.',

  'terms.title': 'Condiciones',
  'terms.lead': 'Qué puedes esperar aquí y qué se espera de ti.',
  'terms.software': 'El software',
  'terms.softwareText':
    'Shelfcount es de código abierto con licencia MIT. Se ofrece tal como está, sin garantía de ningún tipo; los detalles están en la licencia.',
  'terms.installation': 'Esta instalación',
  'terms.installationText':
    'La administra su operador, <operator></operator>, que mantiene el servidor y sus datos y responde por ambos. El operador puede suspender una organización y entonces dice el motivo a sus propietarios. También decide con qué frecuencia se hacen copias de seguridad y cuánto tiempo sigue en marcha el servicio.',
  'terms.data': 'Tus datos',
  'terms.dataText':
    'Lo que ingresas es tuyo y de tu organización. Los propietarios deciden quién pertenece a ella y pueden quitar a personas. Lo que se guarda sobre ti está en la <privacy>política de privacidad</privacy>.',
  'terms.part': 'Tu parte',
  'terms.partSecret': 'No compartas tu contraseña ni los códigos para tu teléfono.',
  'terms.partShare': 'Ingresa solo lo que puedas compartir con tu organización.',
  'terms.partOthers':
    'No intentes acceder a lo que es de otros ni interrumpir el servicio para ellos.',
  'terms.costs': 'Cuánto cuesta',
  'terms.costsText': 'Lo que dice la <pricing>página de precios</pricing>, y nada sin tu acuerdo.',
  'terms.leaving': 'Irse',
  'terms.leavingText':
    'Puedes dejar una organización o eliminar tu cuenta en cualquier momento, y un propietario puede eliminar la organización. La eliminación es definitiva: no hay período de gracia.',
} satisfies Translation<typeof en>
