import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Verificar un conteo',
  lead: 'Un conteo completado tiene un número de confirmación y un sello sobre todo lo que se contó y decidió. Quien tenga el informe o la exportación puede comprobar que nada cambió.',
  'what.title': 'Qué se puede verificar',
  'what.export': 'CSV y JSON de un conteo completado',
  'what.exportText':
    'Byte a byte. El archivo termina con su firma, que cubre todo lo anterior. Un archivo que un programa abrió y guardó de nuevo es otro archivo.',
  'what.report': 'Informe en papel o PDF, libro de Excel',
  'what.reportText':
    'Por el número impreso: esta página dice de quién es el conteo. Para comprobar las cifras, compáralas con el archivo CSV o JSON.',
  'what.without':
    'No tienes que fiarte de esta página: <command>npm run verify</command> verifica un archivo sin ella, con las <keys>claves públicas de esta instalación</keys>. Cualquiera puede guardar sus <roots>raíces diarias</roots>: un sello cubierto por una no se hizo después.',
  'form.number': 'Número de confirmación',
  'form.file': 'Archivo de exportación (opcional)',
  'form.fileText':
    'CSV o JSON, tal como se descargó. El archivo se queda en este dispositivo: solo se envían su hash y su firma.',
  'form.closed':
    'No se pudo leer el archivo: se movió, se modificó o ya no tienes acceso. Elígelo de nuevo.',
  'form.verify': 'Verificar',
  'form.reading': 'Leyendo el archivo',
  'form.readSoFar': 'Leyendo el archivo: {done} de {total}',
  'form.tooLarge':
    'Este archivo es demasiado grande para ser la exportación de un conteo. Elige el archivo CSV o JSON, o verifica solo el número.',
  'form.notANumber': 'Esto no es un número de confirmación. Tiene SC y doce letras y dígitos.',
  'form.nothing': 'Escribe el número del informe o elige su exportación.',
  'valid.title': 'Válido: no se cambió nada',
  'valid.text':
    'Cada byte del archivo está como se selló al completar el conteo, y la firma es correcta.',
  'altered.title': 'Alterado: este no es el archivo que se selló',
  'altered.text':
    'El número es real, pero el archivo difiere de lo que se selló, aunque sea solo en el formato: un programa que abre y guarda un archivo lo reescribe, y una selección de líneas es otro archivo. Pide el archivo completo tal como se descargó.',
  'found.title': 'El número es real',
  'found.text':
    'Con él se completó y selló un conteo, y su firma es correcta. Elige también la exportación para comprobar que las cifras no cambiaron.',
  'unsigned.title': 'Sellado sin firma',
  'unsigned.text':
    'El archivo coincide con lo guardado aquí. El conteo se selló antes de que los sellos llevaran firma, así que solo esta instalación responde por él.',
  'unsigned.number':
    'El número está guardado aquí. El conteo se selló antes de que los sellos llevaran firma, así que solo esta instalación responde por él.',
  'broken.title': 'El registro de este conteo fue modificado',
  'broken.text':
    'Lo guardado aquí con este número no es lo que se firmó al completar el conteo. No te fíes de él. Contacta a quien administra esta instalación.',
  'foreign.title': 'Firmado por otra instalación',
  'foreign.text':
    'Se firmó con una clave que no es de esta instalación. Verifícalo donde se completó el conteo.',
  'unknown.title': 'Desconocido aquí',
  'unknown.text':
    'Ningún conteo completado de esta instalación tiene este número o este contenido.',
  'noExport.title': 'No es la exportación de un conteo',
  'noExport.text':
    'Cada exportación tiene un número de confirmación, y este archivo no tiene ninguno. Elige el archivo CSV o JSON tal como se descargó.',
  'workbook.title': 'Los archivos de Excel no se pueden verificar',
  'workbook.text':
    'Al guardarlos se reescriben y nunca son exactamente iguales. Elige el archivo CSV del conteo o verifica solo el número.',
  'paper.title': 'Un PDF no se puede verificar',
  'paper.text':
    'Se genera de nuevo cada vez que se imprime. Escribe el número impreso y compara sus cifras con el archivo CSV del conteo.',
  'another.title': 'El archivo es de otro conteo',
  'another.text':
    'Su número es {number}. Borra el número de arriba para comprobar solo el archivo.',
  'about.corrected':
    'Un conteo posterior lo corrige: {number}, completado el {day}. Pide el informe de ese.',
  'about.seal': 'Sello (SHA-256)',
  'about.fileHash': 'SHA-256 de este archivo',
  'about.count': 'Conteo',
  'about.organization': 'Organización',
  'about.completed': 'Completado',
  'about.number': 'Número',
  'about.signature': 'Firma',
  'about.key': 'Ed25519, clave <key></key>, en uso desde el {from}',
  'about.keyUntil': 'Ed25519, clave <key></key>, en uso del {from} al {until}',
  'about.place': 'Posición',
  'about.sequence': 'Sello {sequence, number} de su organización',
  'about.sequenceAfter':
    'Sello {sequence, number} de su organización, después de <previous></previous>',
  'about.root': 'Raíz diaria',
  'about.noRoot': 'Todavía no está: un día se cierra en la hora después de terminar',
  'about.gone':
    'El registro de este conteo ya no está aquí o fue modificado. El archivo vale por su propia firma.',
} satisfies Translation<typeof en>
