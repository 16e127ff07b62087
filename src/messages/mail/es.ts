import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  address: 'Si el botón no funciona, abre esta dirección:',
  'invitation.subject': 'Únete a {organization} en Shelfcount',
  'invitation.title': '{inviter} te invita a {organization}',
  'invitation.titleUnnamed': 'Te invitan a {organization}',
  'invitation.text': '{inviter} quiere contar el inventario contigo en Shelfcount.',
  'invitation.textUnnamed': 'Tu equipo quiere contar el inventario contigo en Shelfcount.',
  'invitation.stores': 'Dónde trabajarás: {stores}.',
  'invitation.button': 'Ver la invitación',
  'invitation.footer': 'Si no sabes quién envió esto, puedes ignorarlo.',
  'reset.subject': 'Elige una contraseña nueva para Shelfcount',
  'reset.title': 'Elige una contraseña nueva',
  'reset.text': 'Alguien pidió una contraseña nueva para esta dirección.',
  'reset.button': 'Elegir una contraseña nueva',
  'once.footer':
    'El enlace funciona una sola vez y vence en una hora. Si no fuiste tú, puedes ignorar este mensaje.',
  'verify.subject': 'Confirma tu dirección para Shelfcount',
  'verify.title': '¿Es esta tu dirección?',
  'verify.text': 'Se creó una cuenta de Shelfcount con esta dirección. Confirma que es tuya.',
  'verify.button': 'Confirmar esta dirección',
  'verify.footer': 'El enlace vence en una hora. Si no fuiste tú, puedes ignorar este mensaje.',
  'recovery.subject': 'Vuelve a entrar en Shelfcount',
  'recovery.text': 'Alguien pidió volver a entrar en Shelfcount con esta dirección.',
  'recovery.effect':
    'Con el enlace eliges una contraseña nueva y se cierran las demás sesiones. Si no hay una cuenta con esta dirección, puedes crear una nueva.',
  'recovery.button': 'Volver a entrar',
  'device.on':
    '{browser} en {device, select, iphone {un iPhone} ipad {un iPad} androidPhone {un teléfono Android} androidTablet {una tableta Android} chromebook {una Chromebook} windows {una computadora con Windows} mac {una Mac} other {una computadora con Linux}}',
  'device.browser': 'Un navegador',
  'device.unknown': 'Dispositivo desconocido',
  'newDevice.subject': 'Nuevo inicio de sesión en tu cuenta de Shelfcount',
  'newDevice.title': '¿Fuiste tú?',
  'newDevice.text': 'Tu cuenta se acaba de abrir por primera vez en este dispositivo: {device}.',
  'newDevice.network': 'Llegó desde la red {network}.',
  'newDevice.button': 'Ver dónde tienes la sesión abierta',
  'newDevice.footer':
    'Si fuiste tú, no tienes que hacer nada. Si no, cierra la sesión de ese dispositivo y cambia tu contraseña.',
  'twoFactorOn.title': 'El inicio de sesión en dos pasos está activado',
  'twoFactorOn.text':
    'Para iniciar sesión en tu cuenta de Shelfcount ahora hace falta, además de la contraseña, un código de tu aplicación de autenticación.',
  'twoFactorOff.title': 'El inicio de sesión en dos pasos está desactivado',
  'twoFactorOff.text': 'Ahora basta tu contraseña para iniciar sesión en tu cuenta de Shelfcount.',
  'twoFactor.button': 'Ver tu perfil',
  'twoFactorOn.footer':
    'Si no has sido tú, desactívalo ahora en tu perfil y después cambia tu contraseña. Si no puedes iniciar sesión, habla con quien administra vuestro Shelfcount.',
  'twoFactorOff.footer': 'Si no has sido tú, cambia tu contraseña y cierra sesión en todas partes.',
  'passkeyAdded.title': 'Se ha añadido una llave de acceso',
  'passkeyAdded.text':
    'Ahora puedes iniciar sesión en tu cuenta de Shelfcount con la llave de acceso «{name}», sin contraseña.',
  'passkeyAdded.footer':
    'Si no has sido tú, elimínala ahora en tu perfil y después cambia tu contraseña.',
  'passkeyRemoved.title': 'Se ha eliminado una llave de acceso',
  'passkeyRemoved.text':
    'La llave de acceso «{name}» ya no sirve para iniciar sesión en tu cuenta de Shelfcount.',
  'passkeyRemoved.footer':
    'Si no has sido tú, cambia tu contraseña y cierra sesión en todas partes.',
  'signOn.title': '{organization} puede iniciar tu sesión',
  'signOn.text':
    'Ahora tu cuenta de Shelfcount también se puede abrir con el inicio de sesión único de {organization}. Un inicio así solo llega a {organization}.',
  'signOn.takenOver':
    'Nadie había confirmado la dirección de esta cuenta. La contraseña que tenía ya no funciona y se ha cerrado la sesión en los dispositivos.',
  'signOn.footer': 'Si esto te sorprende, pregunta a un propietario de {organization}.',
} satisfies Translation<typeof en>
