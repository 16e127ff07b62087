import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  not_here: 'El archivo no se pudo leer en este dispositivo.',
  empty: 'El archivo está vacío.',
  cut_off: 'El archivo está dañado: termina antes de tiempo.',
  damaged: 'El archivo está dañado: termina antes de tiempo o cambió por el camino.',
  password: 'El libro tiene contraseña. Guárdalo sin ella y suéltalo otra vez.',
  large_workbook: 'El libro es demasiado grande. Guarda la hoja como CSV y suéltala otra vez.',
  unusual_workbook:
    'El libro no se puede leer: está dañado o es de un tipo poco común. Guárdalo como XLSX o CSV y suéltalo otra vez.',
  no_workbook: 'Este archivo comprimido no es un libro. Descomprímelo y suelta lo que hay dentro.',
  unpacks_large:
    'Este libro ocupa al descomprimirse mucho más de lo que necesita una lista de artículos. Guárdalo como CSV y suéltalo otra vez.',
  unpacks_larger:
    'El libro ocupa al descomprimirse más de lo que dice. Guárdalo de nuevo como XLSX o CSV y suéltalo otra vez.',
  packed_unusually:
    'El libro está comprimido de una forma poco común y no se puede escribir en él. Descarga los conteos como otro archivo.',
  no_table:
    '{what, select, pdf {Esto es un PDF.} picture {Esto es una imagen.} packed {Esto es un archivo comprimido.} program {Esto es un programa.} web_page {Esto es una página web, diga lo que diga su nombre.} other {Esto no es un archivo de texto.}} Guarda la lista como CSV, XLSX, XLS u ODS y suéltala otra vez.',
  too_large:
    'El archivo es demasiado grande: {kind} puede tener hasta {megabytes, number} MB. Divídelo en partes.',
  too_long:
    'Los archivos {kind} pueden tener hasta {rows, number} filas, y este tiene más. Guarda la hoja como CSV.',
  too_long_text:
    'Los archivos CSV pueden tener hasta {rows, number} filas, y este tiene más. Divídelo en partes.',
  too_wide:
    'Una fila tiene {cells, number} celdas; se pueden leer hasta {most, number}. ¿Le faltan las comillas a un separador?',
  long_row:
    'La fila {row, number} tiene más de {most, number} caracteres. ¿Faltan los saltos de línea?',
  open_quotes:
    'Más de {rows, number} filas tienen una comilla (") que nunca se cierra. La primera se abre en la fila {first, number}. Guarda la lista de nuevo como CSV o quita las comillas.',
  took_too_much:
    'Leer este archivo requiere demasiada memoria o demasiado tiempo. Guarda la lista como CSV o en partes más pequeñas y vuelve a soltarla.',
  broken: 'Algo falló de nuestro lado al leer el archivo. Inténtalo de nuevo.',
  audit_closed:
    'Mientras tanto, el conteo se {status, select, stopped {detuvo} submitted {entregó} completed {completó} other {canceló}} y ya no acepta listas de existencias.',
} satisfies Translation<typeof en>
