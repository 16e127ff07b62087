import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'email.label': 'E-mail',
  'email.confirmed': 'Confirmado pelo link que você abriu.',
  'email.required': 'Informe seu e-mail',
  'email.invalid': 'Informe um e-mail válido.',
  'email.letters': 'Use letras sem acento, como em nome@example.com.',
  'email.taken': 'Este e-mail já tem uma conta. Entre ou redefina a senha.',
  'name.label': 'Seu nome',
  'name.note': 'Sua equipe vê este nome ao lado das suas contagens.',
  'name.required': 'Informe um nome',
  'name.tooLong':
    'O nome pode ter no máximo {count, plural, one {# caractere} other {# caracteres}}.',
  'password.label': 'Senha',
  'password.new': 'Nova senha',
  'password.note': 'Pelo menos {count, plural, one {# caractere} other {# caracteres}}.',
  'password.required': 'Informe sua senha',
  'password.tooShort':
    'A senha deve ter pelo menos {count, plural, one {# caractere} other {# caracteres}}',
  'password.tooLong':
    'A senha pode ter no máximo {count, plural, one {# caractere} other {# caracteres}}',
  'password.current': 'Senha atual',
  'password.again': 'Repita a nova senha',
  'password.currentRequired': 'Informe sua senha atual',
  'password.newRequired': 'Informe uma nova senha',
  'password.confirmRequired': 'Confirme a nova senha',
  'password.mismatch': 'As senhas não são iguais',
  'form.noScript': 'Ative o JavaScript e recarregue a página.',
  'refused.credentials': 'O e-mail ou a senha está incorreto.',
  'refused.attemptsSeconds':
    'Muitas tentativas. Tente de novo em {count, plural, one {# segundo} other {# segundos}}.',
  'refused.attemptsMinutes':
    'Muitas tentativas. Tente de novo em {count, plural, one {# minuto} other {# minutos}}.',
  'signIn.title': 'Entrar',
  'signIn.submit': 'Entrar',
  'signIn.toContinue': 'Entre para abrir a página que você pediu.',
  'signIn.toAccept': 'Entre para aceitar o convite.',
  'signIn.forgot': 'Esqueceu a senha?',
  'signIn.newHere': 'Primeira vez aqui? <link>Crie uma conta</link>',
  'signUp.title': 'Criar uma conta',
  'signUp.submit': 'Criar conta',
  'signUp.toAccept': 'Crie uma conta para aceitar o convite.',
  'signUp.haveAccount': 'Já tem uma conta? <link>Entre</link>',
  'signUp.consent':
    'Ao criar uma conta, você aceita os <terms>termos</terms>. Consulte nossa <privacy>política de privacidade</privacy>.',
  'signUp.recovered':
    'Não há conta com este e-mail. Uma conta nova começa vazia: peça à sua equipe que convide você de novo.',
  'signUp.recoveryEnded':
    'O link de recuperação expirou ou já foi usado. Você pode criar uma conta sem ele ou pedir um novo link.',
  'invited.to':
    '{by, select, known {{inviter} convidou você para {organization}.} other {Você foi convidado para {organization}.}} {page, select, signIn {Entre para aceitar.} other {Crie uma conta para aceitar.}}',
  'invited.ended':
    '{state, select, expired {Este convite expirou. Peça um novo.} revoked {Este convite foi retirado.} accepted {Este convite já foi usado.} declined {Este convite foi recusado.} other {Este link não pertence a nenhum convite.}} {page, select, signIn {Você ainda pode entrar.} other {Você pode criar uma conta sem ele.}}',
  'forgot.title': 'Redefinir a senha',
  'forgot.lead': 'Informe seu e-mail. Enviaremos um link para redefinir a senha.',
  'forgot.sent':
    'Se houver uma conta com este e-mail, o link está a caminho. Ele funciona uma vez e expira em uma hora.',
  'forgot.recover': 'Perdeu a conta? Recupere',
  'link.send': 'Enviar o link',
  'link.back': 'Voltar para entrar',
  'link.checkMail': 'Verifique seu e-mail',
  'link.askOperator': 'Peça seu link',
  'link.noMailServer':
    'O envio de e-mails não está configurado aqui. Se houver um link para você, o administrador pode passá-lo. Ele funciona uma vez e expira em uma hora.',
  'link.sentTo':
    'Enviado para <strong>{email}</strong>. Nada depois de alguns minutos? Verifique a pasta de spam e o endereço.',
  'link.kept': 'Pedido para <strong>{email}</strong>.',
  'link.otherEmail': 'Usar outro e-mail',
  'link.ended': 'Link expirado',
  'link.endedLead': 'Este link expirou ou já foi usado.',
  'link.request': 'Pedir um link',
  'link.requestNew': 'Pedir um novo link',
  'link.checking': 'Verificando o link',
  'link.notChecked': 'Não foi possível verificar o link. {reason}',
  'reset.title': 'Criar uma nova senha',
  'reset.submit': 'Salvar senha',
  'reset.openLink': 'Abra o link de redefinição no seu e-mail.',
  'reset.done': 'Sua nova senha está salva',
  'reset.doneLead': 'A senha antiga não funciona mais e todos os aparelhos foram desconectados.',
  'language.title': 'Idioma',
  'language.text': 'Usado em todos os aparelhos em que você entrar e nos e-mails para você.',
  'language.notSaved': 'Não foi possível salvar seu idioma. {reason}',
  'recover.title': 'Recuperar uma conta',
  'recover.lead':
    'Informe seu e-mail. Enviaremos um link para criar uma nova senha, ou para começar de novo se a conta não existir mais.',
  'recover.sent':
    'Um link está a caminho, haja ou não uma conta com este e-mail. Ele funciona uma vez e expira em uma hora.',
  'recover.ownTitle': 'Recupere sua conta',
  'recover.choose':
    'Escolha uma nova senha. Você entrará aqui e sairá de todos os outros aparelhos.',
  'recover.submit': 'Salvar senha e entrar',
  'link.mailbox': 'Abrir a caixa de desenvolvimento',

  // The code that signing in takes besides the password.
  'code.label': 'Código',
  'code.required': 'Digite os seis dígitos do seu aplicativo autenticador.',
  'code.wrong': 'Esse código não está certo. Espere o próximo e tente de novo.',
  'recoveryCode.label': 'Código de recuperação',
  'recoveryCode.required': 'Digite um código de recuperação.',
  'recoveryCode.wrong': 'Esse código de recuperação não está certo ou já foi usado.',
  'password.wrong': 'A senha está errada.',
  'refused.signInOver':
    'Este acesso demorou demais ou teve códigos errados demais. Entre novamente.',
  'refused.alreadyDone': 'Isso já foi feito em outro lugar. Recarregue a página.',
  'secondStep.title': 'Digite o código',
  'secondStep.lead': 'Abra seu aplicativo autenticador e digite os seis dígitos do Shelfcount.',
  'secondStep.recoveryLead':
    'Digite um dos códigos de recuperação que você guardou. Cada um funciona uma vez.',
  'secondStep.trust': 'Não perguntar de novo neste dispositivo por 30 dias',
  'secondStep.useRecovery': 'Usar um código de recuperação',
  'secondStep.useCode': 'Usar o aplicativo autenticador',
  'signIn.passkey': 'Usar uma chave de acesso',
  'passkey.unknown': 'Esta chave de acesso não é conhecida aqui. Entre com a sua senha.',
  'passkey.failed': 'Não deu certo. Tente de novo ou entre com a sua senha.',
  'passkey.elsewhere': 'Chaves de acesso não funcionam neste endereço. Entre com a sua senha.',
  'signIn.signOn': 'Usar o login único (SSO)',
  'signOn.title': 'Entrar com a sua organização',
  'signOn.lead':
    'Digite o seu e-mail de trabalho. Você vai entrar onde a sua organização mantém as contas.',
  'signOn.submit': 'Continuar',
  'signOn.usePassword': 'Usar uma senha',
  'signOn.off': 'O login único não está configurado para este endereço. Entre com a sua senha.',
  'signOn.over': 'Este acesso demorou demais ou começou em outro lugar. Comece de novo.',
  'signOn.provider':
    'O acesso da sua organização não confirmou quem você é. Tente de novo ou pergunte a quem o administra.',
  'signOn.unreachable':
    'O acesso da sua organização não respondeu. Tente de novo em alguns minutos.',
  'signOn.address':
    'O acesso da sua organização não responde por um endereço próprio. Pergunte a quem o administra.',
  'signOn.operator': 'Esta conta não usa o login único. Entre com a sua senha.',
  'signOn.removed': 'Você não é mais membro desta organização. Peça um convite a um proprietário.',
  'signOn.not_invited':
    'Você ainda não é membro desta organização. Peça um convite a um proprietário.',
  'signOn.no_seat': 'Esta organização não tem lugar para mais um membro. Fale com um proprietário.',
  'signOn.suspended': 'Esta organização está suspensa.',
} satisfies Translation<typeof en>
