import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'email.label': 'Correo electrónico',
  'email.confirmed': 'Confirmado por el enlace que abriste.',
  'email.required': 'Escribe tu correo electrónico',
  'email.invalid': 'Escribe un correo electrónico válido.',
  'email.letters': 'Usa letras sin acentos, como en nombre@example.com.',
  'email.taken': 'Este correo ya tiene una cuenta. Inicia sesión o restablece la contraseña.',
  'name.label': 'Tu nombre',
  'name.note': 'Tu equipo lo ve junto a tus conteos.',
  'name.required': 'Escribe un nombre',
  'name.tooLong':
    'El nombre puede tener como máximo {count, plural, one {# carácter} other {# caracteres}}.',
  'password.label': 'Contraseña',
  'password.new': 'Contraseña nueva',
  'password.note': 'Al menos {count, plural, one {# carácter} other {# caracteres}}.',
  'password.required': 'Escribe tu contraseña',
  'password.tooShort':
    'La contraseña debe tener al menos {count, plural, one {# carácter} other {# caracteres}}',
  'password.tooLong':
    'La contraseña puede tener como máximo {count, plural, one {# carácter} other {# caracteres}}',
  'password.current': 'Contraseña actual',
  'password.again': 'Repite la contraseña nueva',
  'password.currentRequired': 'Escribe tu contraseña actual',
  'password.newRequired': 'Escribe una contraseña nueva',
  'password.confirmRequired': 'Confirma la contraseña nueva',
  'password.mismatch': 'Las contraseñas no coinciden',
  'form.noScript': 'Activa JavaScript y vuelve a cargar la página.',
  'refused.credentials': 'El correo o la contraseña no son correctos.',
  'refused.attemptsSeconds':
    'Demasiados intentos. Inténtalo de nuevo en {count, plural, one {# segundo} other {# segundos}}.',
  'refused.attemptsMinutes':
    'Demasiados intentos. Inténtalo de nuevo en {count, plural, one {# minuto} other {# minutos}}.',
  'signIn.title': 'Iniciar sesión',
  'signIn.submit': 'Iniciar sesión',
  'signIn.toContinue': 'Inicia sesión para ir a la página que pediste.',
  'signIn.toAccept': 'Inicia sesión para aceptar la invitación.',
  'signIn.forgot': '¿Olvidaste tu contraseña?',
  'signIn.newHere': '¿Es tu primera vez? <link>Crea una cuenta</link>',
  'signUp.title': 'Crear una cuenta',
  'signUp.submit': 'Crear cuenta',
  'signUp.toAccept': 'Crea una cuenta para aceptar la invitación.',
  'signUp.haveAccount': '¿Ya tienes una cuenta? <link>Inicia sesión</link>',
  'signUp.consent':
    'Al crear una cuenta aceptas los <terms>términos</terms>. Consulta nuestra <privacy>política de privacidad</privacy>.',
  'signUp.recovered':
    'No hay ninguna cuenta con este correo. Una nueva empieza vacía: pide a tu equipo que te invite otra vez.',
  'signUp.recoveryEnded':
    'El enlace de recuperación venció o ya se usó. Puedes crear una cuenta sin él o pedir uno nuevo.',
  'invited.to':
    '{by, select, known {{inviter} te ha invitado a {organization}.} other {Tienes una invitación a {organization}.}} {page, select, signIn {Inicia sesión para aceptarla.} other {Crea una cuenta para aceptarla.}}',
  'invited.ended':
    '{state, select, expired {Esta invitación venció. Pide una nueva.} revoked {Esta invitación fue retirada.} accepted {Esta invitación ya se usó.} declined {Esta invitación fue rechazada.} other {Este enlace no corresponde a ninguna invitación.}} {page, select, signIn {Aun así puedes iniciar sesión.} other {Puedes crear una cuenta sin ella.}}',
  'forgot.title': 'Restablecer la contraseña',
  'forgot.lead': 'Escribe tu correo. Te enviaremos un enlace para restablecer la contraseña.',
  'forgot.sent':
    'Si hay una cuenta con este correo, el enlace va en camino. Funciona una sola vez y vence en una hora.',
  'forgot.recover': '¿Perdiste tu cuenta? Recupérala',
  'link.send': 'Enviar el enlace',
  'link.back': 'Volver a iniciar sesión',
  'link.checkMail': 'Revisa tu correo',
  'link.askOperator': 'Pide tu enlace',
  'link.noMailServer':
    'Aquí no está configurado el correo. Si hay un enlace para ti, tu administrador puede dártelo. Funciona una sola vez y vence en una hora.',
  'link.sentTo':
    'Enviado a <strong>{email}</strong>. ¿No llega nada después de unos minutos? Revisa la carpeta de spam y la dirección.',
  'link.kept': 'Pedido para <strong>{email}</strong>.',
  'link.otherEmail': 'Usar otro correo',
  'link.ended': 'Enlace vencido',
  'link.endedLead': 'Este enlace venció o ya se usó.',
  'link.request': 'Pedir un enlace',
  'link.requestNew': 'Pedir un enlace nuevo',
  'link.checking': 'Comprobando el enlace',
  'link.notChecked': 'No se pudo comprobar el enlace. {reason}',
  'reset.title': 'Crear una contraseña nueva',
  'reset.submit': 'Guardar contraseña',
  'reset.openLink': 'Abre el enlace que te llegó por correo.',
  'reset.done': 'Tu contraseña nueva está lista',
  'reset.doneLead':
    'La contraseña anterior ya no funciona y se cerró la sesión en todos los dispositivos.',
  'language.title': 'Idioma',
  'language.text':
    'Se usa en todos los dispositivos donde inicies sesión y en los correos que recibas.',
  'language.notSaved': 'No se pudo guardar tu idioma. {reason}',
  'recover.title': 'Recuperar una cuenta',
  'recover.lead':
    'Escribe tu correo. Te enviaremos un enlace para crear una contraseña nueva, o para empezar de nuevo si la cuenta ya no existe.',
  'recover.sent':
    'Un enlace va en camino, haya o no una cuenta con este correo. Funciona una sola vez y vence en una hora.',
  'recover.ownTitle': 'Recupera tu cuenta',
  'recover.choose':
    'Elige una contraseña nueva. Se abrirá tu sesión aquí y se cerrará en los demás dispositivos.',
  'recover.submit': 'Guardar contraseña e iniciar sesión',
  'link.mailbox': 'Abrir el buzón de desarrollo',

  // The code that signing in takes besides the password.
  'code.label': 'Código',
  'code.required': 'Introduce los seis dígitos de tu aplicación de autenticación.',
  'code.wrong': 'Ese código no es correcto. Espera al siguiente y vuelve a intentarlo.',
  'recoveryCode.label': 'Código de recuperación',
  'recoveryCode.required': 'Introduce un código de recuperación.',
  'recoveryCode.wrong': 'Ese código de recuperación no es correcto o ya se ha usado.',
  'password.wrong': 'La contraseña es incorrecta.',
  'refused.signInOver':
    'Este inicio de sesión ha tardado demasiado o ha tenido demasiados códigos incorrectos. Vuelve a iniciar sesión.',
  'refused.alreadyDone': 'Esto ya se hizo en otro lugar. Vuelve a cargar la página.',
  'secondStep.title': 'Introduce tu código',
  'secondStep.lead':
    'Abre tu aplicación de autenticación e introduce los seis dígitos de Shelfcount.',
  'secondStep.recoveryLead':
    'Introduce uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.',
  'secondStep.trust': 'No volver a preguntar en este dispositivo durante 30 días',
  'secondStep.useRecovery': 'Usar un código de recuperación',
  'secondStep.useCode': 'Usar la aplicación de autenticación',
  'signIn.passkey': 'Usar una llave de acceso',
  'passkey.unknown': 'Esta llave de acceso no se conoce aquí. Inicia sesión con tu contraseña.',
  'passkey.failed': 'No ha funcionado. Inténtalo de nuevo o inicia sesión con tu contraseña.',
  'passkey.elsewhere':
    'Las llaves de acceso no funcionan en esta dirección. Inicia sesión con tu contraseña.',
  'signIn.signOn': 'Usar el inicio de sesión único',
  'signOn.title': 'Inicia sesión con tu organización',
  'signOn.lead':
    'Escribe tu correo del trabajo. Iniciarás sesión donde tu organización guarda sus cuentas.',
  'signOn.submit': 'Continuar',
  'signOn.usePassword': 'Usar una contraseña',
  'signOn.off':
    'El inicio de sesión único no está configurado para esta dirección. Inicia sesión con tu contraseña.',
  'signOn.over':
    'Este inicio de sesión tardó demasiado o se empezó en otro lugar. Empieza de nuevo.',
  'signOn.provider':
    'El inicio de sesión de tu organización no confirmó quién eres. Inténtalo de nuevo o pregunta a quien lo administra.',
  'signOn.unreachable':
    'El inicio de sesión de tu organización no respondió. Inténtalo de nuevo en unos minutos.',
  'signOn.address':
    'El inicio de sesión de tu organización no responde por una dirección propia. Pregunta a quien lo administra.',
  'signOn.operator':
    'Esta cuenta no usa el inicio de sesión único. Inicia sesión con tu contraseña.',
  'signOn.removed': 'Ya no eres miembro de esta organización. Pide a un propietario que te invite.',
  'signOn.not_invited':
    'Todavía no eres miembro de esta organización. Pide a un propietario que te invite.',
  'signOn.no_seat':
    'Esta organización no tiene sitio para otro miembro. Pregunta a un propietario.',
  'signOn.suspended': 'Esta organización está suspendida.',
} satisfies Translation<typeof en>
