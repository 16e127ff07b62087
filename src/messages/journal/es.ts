import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Registro',
  export: 'Exportar',
  where: 'Dónde',
  everywhere: 'En todas partes',
  about: 'Sobre qué',
  everything: 'Todo',
  subject:
    '{subject, select, audits {Conteos} auditAssignments {Estantes de los conteos} scanEvents {Códigos desconocidos y conteos tardíos} items {Artículos} scanOnce {Escanear una vez} imports {Importaciones} stockFiles {Archivos con conteos} rooms {Áreas} shelves {Estantes} stores {Tienda} users {Equipo} invitations {Invitaciones} members {Miembros} organizations {Organización} billing {Plan y facturación} insights {Hallazgos} labels {Etiquetas} webhooks {Webhooks} ai {Modelo de lenguaje} other {Operador}}',
  who: 'Quién',
  everyone: 'Todos',
  gone: 'Alguien que ya no está',
  from: 'Desde',
  to: 'Hasta',
  notLoaded: 'No se pudieron cargar las entradas.',
  moreNotLoaded: 'No se pudieron cargar más entradas.',
  more: 'Mostrar más',
  shown: '{shown, number} de {total, number}',
  'none.title': 'Todavía no se ha hecho nada',
  'none.text': 'Aquí se lista quién hizo qué en esta tienda.',
  'noMatch.title': 'Sin coincidencias',
  'noMatch.text': 'Nada coincide con estos filtros.',
  'noMatch.here':
    'Nada en esta tienda coincide con estos filtros. Los artículos, las invitaciones y lo demás de toda la organización están en “En todas partes”.',
  'noMatch.everywhere': 'Buscar en todas partes',
  'noMatch.clear': 'Borrar filtros',
} satisfies Translation<typeof en>
