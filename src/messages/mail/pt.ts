import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  address: 'Se o botão não funcionar, abra este endereço:',
  'invitation.subject': 'Participe de {organization} no Shelfcount',
  'invitation.title': '{inviter} convida você para {organization}',
  'invitation.titleUnnamed': 'Você foi convidado para {organization}',
  'invitation.text': '{inviter} quer contar o estoque com você no Shelfcount.',
  'invitation.textUnnamed': 'Sua equipe quer contar o estoque com você no Shelfcount.',
  'invitation.stores': 'Onde você vai trabalhar: {stores}.',
  'invitation.button': 'Ver o convite',
  'invitation.footer': 'Se você não sabe quem enviou isto, pode ignorar.',
  'reset.subject': 'Escolha uma nova senha para o Shelfcount',
  'reset.title': 'Escolha uma nova senha',
  'reset.text': 'Alguém pediu uma nova senha para este endereço.',
  'reset.button': 'Escolher uma nova senha',
  'once.footer': 'O link funciona uma vez e expira em uma hora. Se não foi você, pode ignorar.',
  'verify.subject': 'Confirme seu endereço no Shelfcount',
  'verify.title': 'Este endereço é seu?',
  'verify.text': 'Uma conta do Shelfcount foi criada com este endereço. Confirme que ele é seu.',
  'verify.button': 'Confirmar este endereço',
  'verify.footer': 'O link expira em uma hora. Se não foi você, pode ignorar.',
  'recovery.subject': 'Volte ao Shelfcount',
  'recovery.text': 'Alguém pediu para voltar ao Shelfcount com este endereço.',
  'recovery.effect':
    'Com o link você escolhe uma nova senha e desconecta todos os outros. Se não houver conta com este endereço, você pode criar uma nova.',
  'recovery.button': 'Voltar',
  'device.on':
    '{browser} em {device, select, iphone {um iPhone} ipad {um iPad} androidPhone {um celular Android} androidTablet {um tablet Android} chromebook {um Chromebook} windows {um computador Windows} mac {um Mac} other {um computador Linux}}',
  'device.browser': 'Um navegador',
  'device.unknown': 'Aparelho desconhecido',
  'newDevice.subject': 'Novo acesso à sua conta do Shelfcount',
  'newDevice.title': 'Foi você?',
  'newDevice.text': 'Sua conta acabou de ser aberta pela primeira vez neste dispositivo: {device}.',
  'newDevice.network': 'O acesso veio da rede {network}.',
  'newDevice.button': 'Ver onde você está conectado',
  'newDevice.footer':
    'Se foi você, não precisa fazer nada. Se não, desconecte esse dispositivo e troque sua senha.',
  'twoFactorOn.title': 'O acesso em duas etapas está ativado',
  'twoFactorOn.text':
    'Para entrar na sua conta do Shelfcount, agora é preciso, além da senha, um código do seu aplicativo autenticador.',
  'twoFactorOff.title': 'O acesso em duas etapas está desativado',
  'twoFactorOff.text': 'Agora basta a senha para entrar na sua conta do Shelfcount.',
  'twoFactor.button': 'Ver seu perfil',
  'twoFactorOn.footer':
    'Se não foi você, desative agora no seu perfil e depois altere a senha. Se não conseguir entrar, fale com quem administra o Shelfcount de vocês.',
  'twoFactorOff.footer': 'Se não foi você, altere a senha e saia de todos os dispositivos.',
  'passkeyAdded.title': 'Uma chave de acesso foi adicionada',
  'passkeyAdded.text':
    'Agora você pode entrar na sua conta do Shelfcount com a chave de acesso “{name}”, sem senha.',
  'passkeyAdded.footer': 'Se não foi você, remova-a agora no seu perfil e depois altere a senha.',
  'passkeyRemoved.title': 'Uma chave de acesso foi removida',
  'passkeyRemoved.text': 'A chave de acesso “{name}” não entra mais na sua conta do Shelfcount.',
  'passkeyRemoved.footer': 'Se não foi você, altere a senha e saia de todos os dispositivos.',
  'signOn.title': '{organization} pode abrir a sua conta',
  'signOn.text':
    'Agora a sua conta Shelfcount também pode ser aberta pelo login único de {organization}. Um acesso desses alcança só {organization}.',
  'signOn.takenOver':
    'Ninguém tinha confirmado o endereço desta conta. A senha que ela tinha não funciona mais e os aparelhos conectados foram desconectados.',
  'signOn.footer': 'Se isso é uma surpresa, pergunte a um proprietário de {organization}.',
} satisfies Translation<typeof en>
