import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'join.title': 'Participe da contagem',
  'join.place': '{audit} em {store}',
  'join.name': 'Seu nome',
  'join.hint': 'Aparece ao lado do que você conta.',
  'join.submit': 'Começar a contar',
  'join.again': 'Continuar como {name}',
  'refused.unknown': 'Este código não funciona. Peça outro ao gerente.',
  'refused.old': 'Este código mudou. Escaneie o que está na tela agora.',
  'refused.closed': 'Este código não vale mais. Peça outro ao gerente.',
  'refused.not_started': 'A contagem ainda não começou. Tente de novo quando começar.',
  'refused.over': 'Esta contagem terminou.',
  'refused.full': 'Não há lugar para mais uma pessoa. Fale com o gerente.',
  'refused.busy': 'Muitas pessoas estão entrando agora. Tente de novo em um minuto.',
  'refused.offline': 'Você está sem conexão. Conecte-se e tente de novo.',
  'refused.failed': 'Não deu certo. Tente de novo.',
  'refused.name': 'Digite um nome com até 40 caracteres.',
  tryAgain: 'Tentar de novo',
  'signedIn.text':
    'Você entrou como {name}. Conte com a sua conta, ou saia e escaneie o código de novo.',
  'signedIn.stores': 'Ir para minhas lojas',
  'signedIn.signOut': 'Sair',
  'mine.title': 'Seu passe do dia',
  'mine.running': '{name}, você pode contar em {store} até: {time}.',
  'mine.count': 'Ir para a contagem',
  'mine.ended': 'Seu passe do dia para {store} terminou. Obrigado pela ajuda.',
  'mine.promise':
    'As contagens que ainda estão neste aparelho são enviadas ao gerente, que decide se elas valem.',
  'mine.none': 'Você não tem um passe do dia. Escaneie o código na loja.',
  'keep.text': 'Vai ajudar de novo? Crie uma conta e guarde nela o que você contou.',
  'keep.running': 'Seu passe do dia termina com isso; entregue antes as suas prateleiras.',
  'keep.submit': 'Criar uma conta',
  'keep.done': 'Agora você tem uma conta. Da próxima vez, entre com {email}.',
} satisfies Translation<typeof en>
