import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'work.counts': '{count, plural, one {# contagem} other {# contagens}}',
  'work.taken': '{count, plural, one {# prateleira pega} other {# prateleiras pegas}}',
  'work.submitted': '{count, plural, one {# entrega} other {# entregas}}',
  'work.photos': '{count, plural, one {# foto} other {# fotos}}',
  'work.entries': '{count, plural, one {# registro} other {# registros}}',
  'unsent.soon': 'Ainda não enviado: {work}. O envio é automático quando houver conexão.',
  'unsent.signedOut': 'Ainda não enviado: {work}. Entre de novo para enviar.',
  'unsent.suspended':
    'Ainda não enviado: {work}. Fica neste aparelho até a organização ser reaberta.',
  'rejected.inScanner':
    'Recusado: {work}. Abra o leitor ou <save>salve uma cópia para seu gerente</save>.',
  'rejected.copy': 'Recusado: {work}. <save>Salve uma cópia para seu gerente</save>.',
  'rejected.photos':
    '{count, plural, one {# foto recusada} other {# fotos recusadas}}: salve uma cópia no leitor.',
  'count.continue': 'Continuar contando: {audit}',
  'why.closed': 'Esta contagem foi excluída, ou você não tem mais acesso.',
  'why.checkAgain':
    'Seu total e suas leituras não batem. Confira a prateleira e digite o total de novo.',
  'why.notActive': 'A contagem está parada ou encerrada.',
  'why.countAgain':
    'Esta prateleira precisa ser contada de novo do zero. Suas contagens anteriores ficam guardadas.',
  'why.notNeeded': 'Esta contagem não é mais necessária. Suas contagens ficam guardadas.',
  'why.notSent': 'Algumas contagens ainda não chegaram. Tente de novo daqui a pouco.',
  'why.nothingCounted': 'Nada foi contado aqui. Marque a prateleira como vazia.',
  'why.otherPerson':
    'Esta prateleira é contada duas vezes, por pessoas diferentes. Você fez a primeira contagem.',
  'why.notYours': 'Esta prateleira não é sua.',
  'why.assigned': 'Nesta contagem, um gerente atribui as prateleiras.',
  'why.counting': '{name} está contando esta prateleira.',
  'why.assignedTo': 'Esta prateleira está atribuída a {name}.',
  'why.submitted': '{name} já entregou esta prateleira.',
  'why.noPhoto': 'A foto ainda não chegou.',
  'why.tooLarge': 'Este número é grande demais.',
} satisfies Translation<typeof en>
