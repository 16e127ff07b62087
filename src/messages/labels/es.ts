import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  print: 'Imprimir etiquetas',
  'items.title': 'Imprimir etiquetas de artículos',
  'items.label': 'Artículos',
  'items.help':
    'Parte de un nombre, un SKU o un código. Déjalo vacío para los artículos más recientes.',
  'shelves.title': 'Imprimir etiquetas de estantes',
  'shelves.label': 'Estantes de',
  'shelves.all': 'Todas las salas',
  'sheet.label': 'Hoja de etiquetas',
  'sheet.used': 'Etiquetas ya usadas en la primera hoja',
  'sheet.right': 'Mover a la derecha (mm)',
  'sheet.down': 'Mover hacia abajo (mm)',
  'sheet.counting': 'Contando las etiquetas…',
  'sheet.nothing': 'Nada que imprimir.',
  'sheet.size':
    '{labels, plural, one {# etiqueta} other {# etiquetas}} en {pages, plural, one {# página} other {# páginas}}.',
  'sheet.withoutCode':
    'Se {count, plural, one {omitió # artículo} other {omitieron # artículos}} sin código de barras.',
  'sheet.more': 'Hay más: imprímelas por partes.',
  'sheet.save': 'Guardar {count, plural, one {# etiqueta} other {# etiquetas}} en PDF',
  'sheet.saveNone': 'Guardar en PDF',
  'preview.page':
    'Primera página: {count, plural, one {# etiqueta impresa} other {# etiquetas impresas}}',
  'preview.pageUsed':
    'Primera página: {used, plural, one {# etiqueta ya usada} other {# etiquetas ya usadas}}, después {count, plural, one {# etiqueta impresa} other {# etiquetas impresas}}',
  'preview.cut': 'Algunas etiquetas se salen del borde de la página.',
  'own.title': 'Códigos de la tienda',
  'own.text':
    'Los códigos de la tienda (02, 20–29) pueden contener un peso o un precio. Añade su formato y cada escaneo contará el peso.',
  'own.remove': 'Quitar',
  'own.removeNamed': 'Quitar {template}',
  'own.prefix': 'Empieza por',
  'own.then': 'Después',
  'own.add': 'Añadir',
  'own.pattern': 'Patrón',
  'own.patternHelp':
    '13 caracteres: los dígitos son literales, I artículo, W gramos, P precio, V control del precio, X cualquiera, C al final.',
  'own.try': 'Probar una etiqueta',
  'own.tryHelp': 'Escribe o escanea el número de una.',
  'own.noneFits': 'Ningún formato coincide: el número se busca tal cual.',
  'own.item': 'Artículo {number}',
  'own.weight': 'Artículo {number}, {grams, number} g',
  'own.price': 'Artículo {number}, precio {price, number} en la moneda más pequeña',
  'pattern.IIIIIWWWWWC': 'Artículo 5 dígitos, peso en gramos 5 dígitos',
  'pattern.IIIIIPPPPPC': 'Artículo 5 dígitos, precio 5 dígitos',
  'pattern.IIIIIVPPPPC': 'Artículo 5 dígitos, dígito de control, precio 4 dígitos',
  'pattern.IIIIVPPPPPC': 'Artículo 4 dígitos, dígito de control, precio 5 dígitos',
  'pattern.IIIIIIIIIIC': 'Artículo 10 dígitos',
  'pattern.own': 'Patrón propio',
  'paper.a4-21': 'A4, 21 etiquetas (L7160)',
  'paper.a4-65': 'A4, 65 etiquetas (L7651)',
  'paper.letter-30': 'Carta, 30 etiquetas (5160)',
  'paper.single': 'Una por una',
  'paper.whole': 'Se cuenta como uno',
} satisfies Translation<typeof en>
