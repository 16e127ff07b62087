import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'fault.unauthenticated': '请登录后继续。',
  'fault.forbidden': '您的角色不允许此操作。',
  'fault.suspended': '该组织已被停用。',
  'fault.not_found': '未找到。',
  'fault.invalid_argument': '输入内容无效。',
  'fault.conflict': '其他人刚刚修改了此内容。',
  'fault.illegal_transition': '现在无法执行此步骤。',
  'fault.limit_reached': '您的套餐不包含更多数量。',
  'fault.rate_limited': '请求过多。请稍后再试。',
  'fault.unavailable': '服务暂时不可用。',
  'failure.noConnection': '没有网络连接。请重试。',
  'failure.unexpected': '出了点问题。请重试。',
  tryAgain: '重试',
  'clock.onDay': '{day} {clock}',
  'rows.notLoaded': '无法加载这些行。',
} satisfies Translation<typeof en>
