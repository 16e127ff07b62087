import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  drop: 'Suelta tu lista',
  reading: 'Leyendo {file}',
  text: 'CSV, TSV, XLSX, XLS u ODS. No se importa nada antes de que confirmes.',
  many: '{count, plural, one {# archivo a la vez. Suéltalos uno por uno.} other {# archivos a la vez. Suéltalos uno por uno.}}',
  notOpened: 'La importación no se abrió. Suelta el archivo de nuevo.',
  busy: '{file} todavía se está importando. Termina o cancela eso primero y luego trae el siguiente archivo. No se cambió nada.',
  choose: '¿Para qué tienda es {file}?',
  find: 'Buscar una tienda',
  none: 'Ninguna tienda con ese nombre.',
} satisfies Translation<typeof en>
