import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  parts: 'Configuración de la organización',
  back: 'Volver a {store}',
  general: 'General',
  people: 'Personas',
  members: 'Miembros {count, number}',
  invitations: 'Invitaciones {count, number}',
  access: 'Inicio de sesión',
  stores: 'Tiendas',
  plan: 'Plan y facturación',
  ai: 'IA',
  keys: 'Claves de API',
  webhooks: 'Webhooks',
  data: 'Datos',
  'data.text': 'Todo lo que cuentas es tuyo. Llévatelo cuando quieras.',
  'data.journal': 'Registro',
  'data.journalText': 'Quién hizo qué, en la tienda en la que trabajas.',
  'data.reports': 'Informes',
  'data.reportsText': 'Conteos terminados en tablas y archivos.',
  'data.own': 'Tus propios datos',
  'data.ownText': 'Un archivo con todo lo que se guarda sobre ti, en tu perfil.',
  noPeople: 'Los gerentes ven a las personas de sus tiendas en Equipo.',
  notLoaded: 'No se pudieron cargar estos ajustes.',
} satisfies Translation<typeof en>
