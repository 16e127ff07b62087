import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'fault.unauthenticated': 'Entre para continuar.',
  'fault.forbidden': 'Sua função não permite isso.',
  'fault.suspended': 'Esta organização está suspensa.',
  'fault.not_found': 'Não encontrado.',
  'fault.invalid_argument': 'Este valor não é válido.',
  'fault.conflict': 'Outra pessoa alterou isto nesse meio-tempo.',
  'fault.illegal_transition': 'Esta etapa não é possível agora.',
  'fault.limit_reached': 'Seu plano não inclui mais.',
  'fault.rate_limited': 'Muitas solicitações. Tente de novo em instantes.',
  'fault.unavailable': 'O serviço não está disponível no momento.',
  'failure.noConnection': 'Sem conexão. Tente de novo.',
  'failure.unexpected': 'Algo deu errado. Tente de novo.',
  tryAgain: 'Tentar de novo',
  'clock.onDay': '{day}, {clock}',
  'rows.notLoaded': 'Não foi possível carregar estas linhas.',
} satisfies Translation<typeof en>
