import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  same: 'Les lignes que personne n’a comptées gardent le chiffre de l’export.',
  'shopify.step1':
    'Dans l’interface Shopify, ouvrez Produits, puis Stock. Un fichier de produits va plutôt dans Produits.',
  'shopify.step2': 'Choisissez Importer, puis ce fichier.',
  'shopify.step3': 'Vérifiez le récapitulatif et confirmez.',
  'shopify.note1':
    'Importez-le sans tarder : là où le stock a changé depuis votre export, Shopify ignore la ligne et vous envoie une liste par e-mail.',
  'shopify.note2': 'Shopify accepte des nombres entiers et des fichiers jusqu’à 15 Mo.',
  'shopify.notCounted':
    'Les lignes que personne n’a comptées sont comme à l’export, de même que celles qui indiquent « not stocked ».',
  'square.step1': 'Dans le Tableau de bord Square, ouvrez votre catalogue d’articles.',
  'square.step2': 'Choisissez Actions, puis Importer le catalogue.',
  'square.step3': 'Choisissez de modifier le catalogue, pas de le remplacer, puis ce fichier.',
  'square.step4': 'Vérifiez les colonnes que Square affiche et confirmez.',
  'square.note1':
    'Les comptages sont dans la colonne « New Quantity » de votre point de vente. La quantité actuelle n’est pas modifiée.',
  'square.notCounted':
    'Là où personne n’a compté, « New Quantity » est comme à l’export : vide ne change rien.',
  'lightspeed_x.step1':
    'Dans Lightspeed Retail X-Series, ouvrez vos produits, puis l’import de produits.',
  'lightspeed_x.step2': 'Choisissez ce fichier.',
  'lightspeed_x.step3': 'Vérifiez les lignes affichées et confirmez.',
  'lightspeed_x.note1':
    'Lightspeed donne un id à chaque produit et le retrouve grâce à lui. Laissez la colonne telle quelle : une ligne sans id est un nouveau produit.',
  'lightspeed_r.step1': 'Dans Lightspeed Retail R-Series, commencez un inventaire.',
  'lightspeed_r.step2':
    'Saisissez ce qui a été compté, article par article, d’après le fichier ci-dessous.',
  'lightspeed_r.step3': 'Rapprochez l’inventaire là-bas.',
  'lightspeed_r.note1':
    'L’import d’articles n’y fixe que les quantités des nouveaux articles, jamais celles des articles existants.',
  'lightspeed_r.notCounted':
    'Le fichier ci-dessous ne contient que ce qui a été compté. Laissez tout le reste hors de l’inventaire.',
  'clover.step1':
    'Dans le Merchant Dashboard de Clover, ouvrez Inventory. La page Items s’affiche.',
  'clover.step2': 'Importez ce fichier là où vous l’avez exporté et confirmez.',
  'clover.note1': 'Le code-barres est dans la colonne « Product Code ».',
  'clover.note2': 'Clover ne suit le stock que si « Track stock » est coché dans Inventory, Setup.',
  'woocommerce.step1': 'Dans WordPress, ouvrez Produits, puis Tous les produits.',
  'woocommerce.step2': 'Choisissez Importer, puis ce fichier.',
  'woocommerce.step3':
    'Cochez « Mettre à jour les produits existants ». Sinon, WooCommerce les ignore.',
  'woocommerce.step4': 'Vérifiez les colonnes et lancez l’import.',
  'woocommerce.note1':
    'Les produits sont retrouvés par ID ou par UGS. Un nombre dans la colonne du stock active la gestion de stock.',
  'loyverse.step1':
    'Dans le Back Office de Loyverse, ouvrez la liste des articles, d’où vient l’export.',
  'loyverse.step2': 'Choisissez Importer, puis ce fichier. Loyverse accepte le CSV.',
  'loyverse.step3': 'Vérifiez ce qui a été trouvé et confirmez.',
  'loyverse.note1':
    'Loyverse attend un point comme séparateur décimal, et des prix et coûts sans symbole de devise.',
  'loyverse.note2': 'Les articles composés n’ont pas de stock propre.',
  'odoo.step1': 'Dans Odoo, ouvrez Inventaire, Opérations, Inventaire physique.',
  'odoo.step2':
    'Cliquez sur l’engrenage à côté du titre et choisissez Importer des enregistrements. Jusqu’à Odoo 16, c’est dans Favoris.',
  'odoo.step3':
    'Choisissez Charger un fichier, puis ce fichier. Vérifiez les champs et choisissez Importer.',
  'odoo.step4': 'Vérifiez les quantités comptées, puis appliquez-les.',
  'odoo.note1': 'L’import seul ne change pas le stock : seul ce que vous appliquez compte.',
  'odoo.note2':
    'Les emplacements sont des chemins comme WH/Stock/Shelf 1. Si le vôtre a un autre nom, changez-le dans le fichier.',
  'odoo.notCounted': 'Les lignes sans quantité comptée ne sont pas appliquées.',
  'prestashop.step1': 'Dans le back-office, ouvrez Paramètres avancés, puis Importer.',
  'prestashop.step2': 'Choisissez Produits, puis ce fichier.',
  'prestashop.step3':
    'Forcez tous les identifiants, pour que les produits soient modifiés et non ajoutés une seconde fois.',
  'prestashop.step4': 'Associez les colonnes et lancez l’import.',
  'prestashop.note1': 'Laissez « Supprimer tous les produits avant l’import » désactivé.',
  'openboxes.step1': 'Dans OpenBoxes, ouvrez Inventory, puis Import Inventory.',
  'openboxes.step2': 'Choisissez ce fichier et envoyez-le.',
  'openboxes.step3': 'Vérifiez les écarts et confirmez.',
  'openboxes.note1': 'Les comptages sont dans la colonne « Physical QOH ».',
  'openboxes.notCounted': 'Là où personne n’a compté, « Physical QOH » est comme à l’export.',
  'sap.step1': 'Créez un document d’inventaire pour la division et le magasin (transaction MI01).',
  'sap.step2': 'Saisissez les comptages de ce fichier (MI04).',
  'sap.step3': 'Comptabilisez les écarts (MI07).',
  'sap.note1':
    'Une liste de stock ne s’importe pas telle quelle dans SAP. Les longues listes se chargent par batch input : demandez à la personne qui gère SAP.',
  'generic.name': 'Tout autre système',
  'generic.step1': 'Importez le fichier là où vous l’avez exporté.',
  'generic.step2':
    'Essayez d’abord avec quelques lignes si votre système ne peut pas annuler un import.',
  'generic.note1': 'Seuls les nombres d’une colonne ont changé.',
  'plain.step1':
    'Ouvrez l’import de stock ou d’inventaire de votre système, puis choisissez ce fichier.',
  'plain.step2':
    'Associez le code-barres ou la référence (SKU) à vos articles, et « On hand » à la quantité.',
  'shape.shopify':
    'Shopify retrouve les produits par leur handle, que seul son propre export connaît. Mieux : importez l’export de stock de Shopify avant de compter, et reprenez ce fichier.',
  'shape.square':
    'Square retrouve les articles par leur token, que seul son propre export connaît. Mieux : importez le catalogue de Square avant de compter, et reprenez ce fichier.',
  'shape.lightspeed_x':
    'Lightspeed retrouve les produits par id ou handle, que seul son propre export connaît. Mieux : importez son export de produits avant de compter, et reprenez ce fichier.',
  'shape.woocommerce':
    'WooCommerce retrouve les produits par UGS. Les noms sont omis, pour que les vôtres restent.',
  'shape.odoo':
    'L’emplacement est WH/Stock, comme Odoo nomme le premier. Changez-le si le vôtre est différent.',
  'refusal.cleaned_up':
    'Le fichier importé n’est plus conservé ici. Téléchargez plutôt les comptages au format de votre système.',
  'refusal.foreign':
    'Ce fichier contient aussi des magasins que vous ne gérez pas. Adressez-vous à quelqu’un qui les gère tous, ou téléchargez les comptages au format de votre système.',
  'refusal.spaces':
    'Les comptages peuvent être écrits dans des fichiers CSV et XLSX, et les colonnes de celui-ci sont séparées par des espaces. Téléchargez les comptages dans un autre format.',
  'refusal.choose_first': 'Choisissez la colonne qui reçoit les comptages.',
  'refusal.kind':
    'Les comptages peuvent être écrits dans des fichiers CSV et XLSX, et celui-ci est au format {kind}. Enregistrez-le en XLSX et importez-le ainsi la prochaine fois, ou téléchargez les comptages dans un autre format.',
  'refusal.no_column': 'Ce fichier n’a pas de colonne pour les comptages.',
  'refusal.square_columns':
    'Square reçoit les comptages dans sa colonne « New Quantity », et ce fichier n’en a pas pour ce magasin. Exportez à nouveau le catalogue avec toutes les colonnes.',
  'refusal.count_there':
    'Lightspeed R-Series ne change pas les quantités des articles existants par un fichier, seulement par un inventaire. Téléchargez les comptages ci-dessous et saisissez-les là-bas.',
} satisfies Translation<typeof en>
