import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  same: 'Las filas que nadie contó conservan el número con el que se exportaron.',
  'shopify.step1':
    'En el panel de Shopify, abre Productos y luego Inventario. Un archivo de productos va en Productos.',
  'shopify.step2': 'Elige Importar y selecciona este archivo.',
  'shopify.step3': 'Revisa el resumen y confirma.',
  'shopify.note1':
    'Súbelo pronto: donde el inventario cambió desde tu exportación, Shopify omite la fila y te envía una lista por correo.',
  'shopify.note2': 'Shopify acepta números enteros y archivos de hasta 15 MB.',
  'shopify.notCounted':
    'Las filas que nadie contó están como las exportaste, igual que las que dicen «not stocked».',
  'square.step1': 'En el Panel de Square, abre tu inventario de artículos.',
  'square.step2': 'Elige Acciones y luego Importar inventario.',
  'square.step3':
    'Elige modificar el inventario de artículos, no reemplazarlo, y selecciona este archivo.',
  'square.step4': 'Revisa las columnas que muestra Square y confirma.',
  'square.note1':
    'Los conteos están en la columna «New Quantity» de tu punto de venta. La cantidad actual no se toca.',
  'square.notCounted':
    'Donde nadie contó, «New Quantity» está como la exportaste: vacía no cambia nada.',
  'lightspeed_x.step1':
    'En Lightspeed Retail X-Series, abre tus productos y, allí, la importación de productos.',
  'lightspeed_x.step2': 'Selecciona este archivo.',
  'lightspeed_x.step3': 'Revisa las filas que muestra y confirma.',
  'lightspeed_x.note1':
    'Lightspeed da a cada producto un id y con él lo encuentra cuando lo cambias. Deja la columna como está: una fila sin id es un producto nuevo.',
  'lightspeed_r.step1': 'En Lightspeed Retail R-Series, inicia un conteo de inventario.',
  'lightspeed_r.step2': 'Ingresa lo contado, artículo por artículo, desde el archivo de abajo.',
  'lightspeed_r.step3': 'Concilia el conteo allí.',
  'lightspeed_r.note1':
    'Allí, importar artículos solo fija cantidades de artículos nuevos, nunca de los que ya existen.',
  'lightspeed_r.notCounted':
    'El archivo de abajo solo incluye lo contado. Deja todo lo demás fuera del conteo.',
  'clover.step1': 'En el Merchant Dashboard de Clover, abre Inventory. Se muestra la página Items.',
  'clover.step2': 'Importa este archivo donde lo exportaste y confirma.',
  'clover.note1': 'El código de barras está en la columna «Product Code».',
  'clover.note2':
    'Clover lleva existencias solo si «Track stock» está marcado en Inventory, Setup.',
  'woocommerce.step1': 'En WordPress, abre Productos y luego Todos los productos.',
  'woocommerce.step2': 'Elige Importar y selecciona este archivo.',
  'woocommerce.step3': 'Marca «Actualizar productos existentes». Si no, WooCommerce los omite.',
  'woocommerce.step4': 'Revisa las columnas y ejecuta la importación.',
  'woocommerce.note1':
    'Los productos se encuentran por ID o SKU. Un número en la columna de inventario activa la gestión de inventario.',
  'loyverse.step1':
    'En el Back Office de Loyverse, abre la lista de artículos de donde se exportó el archivo.',
  'loyverse.step2': 'Elige Importar y selecciona este archivo. Loyverse acepta CSV.',
  'loyverse.step3': 'Revisa lo que encontró y confirma.',
  'loyverse.note1':
    'Loyverse espera un punto como separador decimal, y precios y costos sin símbolo de moneda.',
  'loyverse.note2': 'Los artículos compuestos no tienen inventario propio.',
  'odoo.step1': 'En Odoo, abre Inventario, Operaciones, Inventario físico.',
  'odoo.step2':
    'Haz clic en el engranaje junto al título y elige Importar registros. Hasta Odoo 16 está en Favoritos.',
  'odoo.step3':
    'Elige Subir archivo y selecciona este archivo. Revisa los campos y elige Importar.',
  'odoo.step4': 'Revisa las cantidades contadas y luego aplícalas.',
  'odoo.note1': 'Importar por sí solo no cambia el inventario: solo lo que apliques.',
  'odoo.note2':
    'Las ubicaciones son rutas como WH/Stock/Shelf 1. Si la tuya se llama distinto, cámbiala en el archivo.',
  'odoo.notCounted': 'Las líneas sin cantidad contada no se aplican.',
  'prestashop.step1': 'En el back office, abre Parámetros avanzados y luego Importar.',
  'prestashop.step2': 'Elige Productos y selecciona este archivo.',
  'prestashop.step3':
    'Fuerza todos los números de ID para que los productos se cambien y no se agreguen otra vez.',
  'prestashop.step4': 'Asigna las columnas y ejecuta la importación.',
  'prestashop.note1': 'Deja desactivado «Borrar todos los productos antes de importar».',
  'openboxes.step1': 'En OpenBoxes, abre Inventory y luego Import Inventory.',
  'openboxes.step2': 'Selecciona este archivo y súbelo.',
  'openboxes.step3': 'Revisa las diferencias y confirma.',
  'openboxes.note1': 'Los conteos están en la columna «Physical QOH».',
  'openboxes.notCounted': 'Donde nadie contó, «Physical QOH» está como la exportaste.',
  'sap.step1':
    'Crea un documento de inventario físico para el centro y el almacén (transacción MI01).',
  'sap.step2': 'Ingresa los conteos de este archivo (MI04).',
  'sap.step3': 'Contabiliza las diferencias (MI07).',
  'sap.note1':
    'Una lista de existencias no se sube a SAP tal cual. Las largas se cargan por batch input: pregunta a quien administra SAP.',
  'generic.name': 'Cualquier otro sistema',
  'generic.step1': 'Importa el archivo en el mismo lugar donde lo exportaste.',
  'generic.step2':
    'Prueba primero con pocas filas si tu sistema no puede deshacer una importación.',
  'generic.note1': 'Solo cambiaron los números de una columna.',
  'plain.step1':
    'Abre la importación de existencias o inventario de tu sistema y selecciona este archivo.',
  'plain.step2': 'Asigna el código de barras o el SKU a tus artículos, y «On hand» a la cantidad.',
  'shape.shopify':
    'Shopify encuentra los productos por su handle, que solo conoce su propia exportación. Mejor: importa la exportación de inventario de Shopify antes de contar y devuelve ese archivo.',
  'shape.square':
    'Square encuentra los artículos por su token, que solo conoce su propia exportación. Mejor: importa el inventario de artículos de Square antes de contar y devuelve ese archivo.',
  'shape.lightspeed_x':
    'Lightspeed encuentra los productos por id o handle, que solo conoce su propia exportación. Mejor: importa su exportación de productos antes de contar y devuelve ese archivo.',
  'shape.woocommerce':
    'WooCommerce encuentra los productos por SKU. No se incluyen los nombres, para que se queden los tuyos.',
  'shape.odoo':
    'La ubicación es WH/Stock, como Odoo llama a la primera. Cámbiala si la tuya es otra.',
  'refusal.cleaned_up':
    'El archivo subido ya no se guarda aquí. Descarga los conteos en el formato de tu sistema.',
  'refusal.foreign':
    'Este archivo también contiene tiendas que no administras. Pide ayuda a alguien que administre todas, o descarga los conteos en el formato de tu sistema.',
  'refusal.spaces':
    'Los conteos se pueden escribir en archivos CSV y XLSX, y las columnas de este están separadas por espacios. Descarga los conteos en otro formato.',
  'refusal.choose_first': 'Elige la columna para los conteos.',
  'refusal.kind':
    'Los conteos se pueden escribir en archivos CSV y XLSX, y este es {kind}. Guárdalo como XLSX e impórtalo así la próxima vez, o descarga los conteos en otro formato.',
  'refusal.no_column': 'Este archivo no tiene ninguna columna para conteos.',
  'refusal.square_columns':
    'Square recibe los conteos en su columna «New Quantity», y este archivo no tiene una para esta tienda. Exporta otra vez el inventario de artículos con todas las columnas.',
  'refusal.count_there':
    'Lightspeed R-Series no cambia cantidades de artículos existentes con un archivo, solo con un conteo de inventario. Descarga los conteos abajo e ingrésalos allí como conteo.',
} satisfies Translation<typeof en>
