import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Para qué sirve esta página',
  keys: 'Teclas',
  'key.find': 'Buscar en todo',
  'key.help': 'Abrir esta ayuda',
  'key.review': 'Aceptar, volver a contar o rechazar en una revisión',
  'key.move': 'Ir a la línea siguiente o anterior en una revisión',
  'key.close': 'Cerrar lo que está abierto',
  overview:
    'Aquí empieza tu tienda. Muestra lo que está en curso y lo que te espera. Empieza un conteo desde aquí o abre uno en curso.',
  audits:
    'Aquí están todos los conteos de esta tienda. Primero los que están en curso, debajo los terminados. Abre uno para seguirlo, revisarlo o ver sus resultados.',
  newAudit:
    'Un conteo está listo con un toque: el nombre y las reglas ya están puestos. Elige si se compara con las existencias esperadas. Lo demás está en Opciones.',
  dashboard:
    'Sigue un conteo en vivo, estante por estante. La lista bajo el título dice qué falta antes de enviarlo. Elige un estante para asignarlo, excluirlo o contarlo de nuevo.',
  inventory:
    'Lo que debería haber y qué pasó con ello. Importa aquí las existencias esperadas hasta empezar a contar. También se resuelven aquí los códigos desconocidos y los conteos apartados.',
  assignments:
    'Decide quién cuenta qué estantes. Elige estantes y luego una persona, o arrástralos. Los estantes sin nadie los puede tomar cualquiera si tus reglas lo permiten.',
  results:
    'Diferencias entre lo contado y lo esperado, con sus causas probables. Acepta una línea, haz que se cuente de nuevo o recházala. Cuando todo esté decidido, completa el conteo para sellarlo.',
  rooms:
    'El mapa de tu tienda. Las áreas tienen estantes, y un estante es lo que una persona cuenta de una vez. Agrega series de estantes, cámbiales el nombre e imprime sus etiquetas.',
  items:
    'Todo lo que se puede contar, con sus códigos y costos. Busca por nombre, SKU o código de barras. Abre un artículo para cambiarlo o importa un archivo para muchos.',
  team: 'Las personas de esta tienda. Los gerentes dirigen los conteos; los demás escanean. Invita por correo, enlace o código QR.',
  reports:
    'Cifras de los conteos terminados: exactitud, merma y ritmo. Filtra por tienda, fecha o categoría. Llévate cada tabla como archivo.',
  journal:
    'Quién hizo qué y cuándo. Nada de aquí se puede cambiar. Filtra por persona, tipo o día.',
  settings:
    'Nombre, moneda y acceso de esta tienda. Archívala aquí cuando cierre. No se pierde nada de lo contado.',
  organization:
    'La configuración de tu organización. Elige una parte a la izquierda. Solo los propietarios ven planes, IA y eliminación.',
  other: 'Usa Buscar para llegar a cualquier lugar. Tu tienda sigue elegida mientras estás aquí.',
} satisfies Translation<typeof en>
