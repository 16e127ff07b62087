import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Sincronização',
  close: 'Fechar',
  tryAgain: 'Tentar de novo',
  sendNow: 'Enviar agora',
  signIn: 'Entrar',
  reload: 'Recarregar',
  remove: 'Remover',
  'chip.looking': 'Verificando',
  'chip.sent': 'Tudo enviado',
  'chip.waiting': '{count, number} não enviados',
  'chip.offline': 'Sem conexão',
  'chip.offlineWaiting': 'Sem conexão, {count, number} em espera',
  'chip.notSaved': 'Não salvo',
  'chip.signedOut': 'Sessão encerrada',
  'chip.signIn': 'Entre, {count, number} em espera',
  'chip.suspended': 'Suspensa, {count, number} guardados',
  'chip.reload': 'Recarregue, {count, number} em espera',
  'chip.rejected': '{count, number} recusados',
  'heard.offline': 'Sem rede. As contagens ficam neste telefone.',
  'heard.signedOut': 'Sessão encerrada. As contagens ficam neste telefone.',
  'heard.suspended': 'Organização suspensa. As contagens ficam neste telefone.',
  'heard.reload': 'Recarregue esta página para enviar suas contagens.',
  'heard.rejected': 'Algo foi recusado.',
  'queue.none': 'Nada em espera',
  'queue.waiting': 'Não enviado: {work}',
  'queue.rejected': 'Recusado: {work}',
  'queue.since': 'Em espera desde {time}.',
  'queue.sinceSyncing': 'Em espera desde {time}. Sincroniza sozinho.',
  'queue.foreign':
    '{count, plural, one {# registro} other {# registros}} de {name}: o envio acontece quando {name} entrar neste telefone.',
  'queue.attention': 'Precisa de atenção',
  'queue.count': 'Contagem',
  'queue.action':
    '{kind, select, take {Pegar {shelf}} submit {Entregar {shelf}} exclude {Não foi possível contar {shelf}} other {Foto de {shelf}}}',
  'queue.unknownShelf': 'prateleira desconhecida',
  'line.suspended': 'Suspensa',
  'line.live': 'Conectado',
  'line.reconnecting': 'Reconectando',
  'line.offline': 'Sem rede. Continue contando.',
  'note.signedOut':
    'Sua sessão foi encerrada. Tudo o que você contou foi enviado. As novas contagens ficam neste telefone até você entrar.',
  'note.signedOutWaiting':
    'Sua sessão foi encerrada. Suas contagens ficam neste telefone. Entre para enviá-las.',
  'note.suspended':
    'Sua organização está suspensa. Suas contagens ficam neste telefone e são enviadas quando ela reabrir.',
  'note.otherBuild': 'Esta página está desatualizada. Recarregue para enviar suas contagens.',
  'note.full':
    'Este telefone está cheio e a última contagem não foi salva. Libere espaço e conte de novo.',
  'note.closed':
    'O armazenamento está desligado neste navegador e não dá para contar aqui. Saia da navegação privada ou use outro navegador.',
  'note.outdated':
    'Uma versão mais nova desta página está aberta neste telefone. Recarregue antes de continuar. As contagens anteriores estão seguras.',
  'note.broken': 'A última contagem não foi salva. Conte de novo.',
  'note.sendSoon':
    'Este navegador pode apagar contagens não enviadas se o telefone encher ou uma janela privada for fechada. Envie antes disso.',
  'note.copySoon':
    'Este navegador pode apagar contagens não enviadas se o telefone encher ou uma janela privada for fechada. Copie como texto por segurança.',
  'note.clock':
    'O relógio deste telefone está errado em {time}. As contagens vão com a hora certa, mas acerte o relógio.',
  'note.allSent': 'Tudo o que você contou foi enviado. Nada está em espera neste telefone.',
  'items.none': 'Os itens ainda não estão neste telefone.',
  'items.loading': '{count, plural, one {# item} other {# itens}} neste telefone, carregando mais',
  'items.ready':
    '{count, plural, one {# item} other {# itens}} neste telefone, funciona sem conexão',
  'rail.signedOut': 'Sessão encerrada. As novas contagens ficam neste telefone.',
  'rail.signedOutWaiting': 'Sessão encerrada. {count, number} guardados neste telefone.',
  'rail.held': '{count, number} retidos para seu gerente',
  'closed.suspended':
    '{organization} está suspensa: {reason}. Suas contagens ficam neste telefone e são enviadas quando ela reabrir.',
  'closed.archived':
    '{store} foi arquivada. As contagens recusadas ficam neste telefone: copie para seu gerente.',
  'closed.removed':
    'Você não está mais em {store}. As contagens recusadas ficam neste telefone: copie para seu gerente.',
  'closed.passEnded':
    'Seu passe do dia terminou. As contagens que ainda estão neste aparelho são enviadas ao gerente, que decide se elas valem.',
  'closed.other':
    'Você não pode mais contar aqui. As contagens recusadas ficam neste telefone: copie para seu gerente.',
  someone: 'Outra pessoa',
  'lost.excluded':
    '{shelf} foi excluída desta contagem. Suas contagens ficam guardadas, mas não entram.',
  'lost.open': '{shelf} está livre de novo. Suas contagens ficam guardadas.',
  'lost.submitted': '{name} entregou {shelf}. Suas contagens ficam guardadas.',
  'lost.counting': '{name} está contando {shelf}. Suas contagens ficam guardadas.',
  'lost.second': '{name} está contando {shelf}. A segunda contagem está livre.',
  'lost.takeSecond': 'Pegar',
  'lost.other': 'Outra prateleira',
  'gone.shelf': 'Esta prateleira não faz mais parte da contagem.',
  'gone.named': '{shelf} não faz mais parte desta contagem.',
  'gone.again':
    '{shelf} precisa ser contada de novo do zero. Suas contagens anteriores ficam guardadas.',
  'gone.notNeeded': 'Sua contagem de {shelf} não é mais necessária. Ela fica guardada.',
  'notHere.offline':
    'Esta contagem ainda não está neste telefone. Abra uma vez com rede e depois ela funciona sem conexão.',
  'notHere.loading': 'Carregando prateleiras…',
  'pause.draft': 'A contagem não começou',
  'pause.stopped': 'A contagem está parada',
  'pause.stoppedBy': '{name} parou a contagem',
  'pause.closed': 'A contagem está encerrada',
  'pause.closedBy': '{name} encerrou a contagem',
  'pause.cancelled': 'Esta contagem foi cancelada',
  'pause.cancelledBy': '{name} cancelou esta contagem',
  'pause.why': '{pause}: {reason}',
  'held.note':
    '{count, plural, one {# contagem está retida} other {# contagens estão retidas}} para seu gerente, nada se perde. {reasons}',
  'held.after_submission': 'A contagem já estava encerrada.',
  'held.after_approval': 'Esta prateleira já estava aprovada.',
  'held.while_stopped': 'Pelo relógio deste telefone, a contagem estava parada nesse momento.',
  'held.impossible_time': 'O relógio deste telefone está errado.',
  'held.impossible_quantity': 'O número é grande demais.',
  'held.handed_in_by_another': 'Outra pessoa entregou esta prateleira.',
  'held.held_by_another': 'Outra pessoa está com esta prateleira.',
  'held.nobody_holds': 'Esta prateleira não está atribuída a você.',
  'held.pass_ended': 'Seu passe do dia terminou.',
  'held.impossible_correction': 'Corrige uma contagem que não existe.',
  'held.unknown':
    'A contagem estava parada ou encerrada, ou outra pessoa está com esta prateleira.',
  'holding.approved': 'Retido para seu gerente: já aprovada',
  'holding.submitted': 'Retido para seu gerente: {name} entregou',
  'holding.submittedByOther': 'Retido para seu gerente: outra pessoa entregou',
  'holding.counting': 'Retido para seu gerente: {name} está contando',
  'holding.countedByOther': 'Retido para seu gerente: outra pessoa está contando',
  'holding.notYours': 'Retido para seu gerente: não é sua prateleira',
  'submit.done': '{shelf} entregue',
  'submit.whenSent': '{shelf} será entregue quando for enviada',
  'submit.refused': '{shelf} não foi entregue. {reason}',
  'submit.notSaved': 'Não foi salvo neste telefone. Tente de novo.',
} satisfies Translation<typeof en>
