import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Inicio de sesión en dos pasos',
  'off.text':
    'Para iniciar sesión hará falta, además de la contraseña, un código de una aplicación de tu teléfono. Una contraseña robada no abre nada por sí sola.',
  'on.text':
    'Está activado: para iniciar sesión hacen falta tu contraseña y un código de tu aplicación de autenticación.',
  'unconfirmed.text':
    'Primero confirma tu dirección de correo. Después podrás pedir también un código de una aplicación de tu teléfono al iniciar sesión.',
  turnOn: 'Activar el inicio de sesión en dos pasos',
  turnOff: 'Desactivar el inicio de sesión en dos pasos',
  'password.lead': 'Introduce tu contraseña para continuar.',
  'password.continue': 'Continuar',
  'scan.lead':
    'Escanea este código QR con una aplicación de autenticación de tu teléfono y luego introduce los seis dígitos que muestra.',
  'scan.code': 'Código QR para tu aplicación de autenticación',
  'scan.openApp': 'Abrir la aplicación de autenticación en este dispositivo',
  'scan.byHand': '¿No puedes escanearlo? Introduce esta clave en la aplicación:',
  'scan.submit': 'Activar',
  'kept.lead':
    'Un código de recuperación te permite entrar cuando no tienes el teléfono. Cada uno sirve una vez. Guárdalos en un lugar seguro: no volverás a verlos.',
  'kept.title': 'Guarda tus códigos de recuperación',
  'kept.list': 'Códigos de recuperación',
  'kept.copy': 'Copiar',
  'kept.copied': 'Copiado',
  'kept.download': 'Descargar',
  'kept.heading': 'Códigos de recuperación de Shelfcount, {email}',
  'kept.done': 'Los he guardado',
  turnedOn:
    'El inicio de sesión en dos pasos está activado. Se ha cerrado la sesión en tus otros dispositivos.',
  'turnOff.title': 'Desactivar el inicio de sesión en dos pasos',
  'turnOff.text':
    'Bastará tu contraseña para iniciar sesión. Tus códigos de recuperación dejarán de funcionar.',
  turnedOff: 'El inicio de sesión en dos pasos está desactivado',
  newCodes: 'Nuevos códigos de recuperación',
  'newCodes.text':
    'Recibirás diez códigos de recuperación nuevos. Los que tienes dejarán de funcionar.',
  'newCodes.submit': 'Crear códigos nuevos',
} satisfies Translation<typeof en>
