import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  address: '如果按钮无法使用，请打开此地址：',
  'invitation.subject': '加入 Shelfcount 上的 {organization}',
  'invitation.title': '{inviter} 邀请您加入 {organization}',
  'invitation.titleUnnamed': '您受邀加入 {organization}',
  'invitation.text': '{inviter} 希望与您一起在 Shelfcount 上盘点库存。',
  'invitation.textUnnamed': '您的团队希望与您一起在 Shelfcount 上盘点库存。',
  'invitation.stores': '您的工作地点：{stores}。',
  'invitation.button': '查看邀请',
  'invitation.footer': '如果您不认识发件人，可以忽略此邮件。',
  'reset.subject': '为 Shelfcount 选择新密码',
  'reset.title': '选择新密码',
  'reset.text': '有人为此邮箱申请了新密码。',
  'reset.button': '选择新密码',
  'once.footer': '链接只能使用一次，一小时后过期。如果不是您本人操作，可以忽略此邮件。',
  'verify.subject': '确认您在 Shelfcount 的邮箱',
  'verify.title': '这是您的邮箱吗？',
  'verify.text': '有人用此邮箱创建了 Shelfcount 账户。请确认这是您的邮箱。',
  'verify.button': '确认此邮箱',
  'verify.footer': '链接一小时后过期。如果不是您本人操作，可以忽略此邮件。',
  'recovery.subject': '重新进入 Shelfcount',
  'recovery.text': '有人申请用此邮箱重新进入 Shelfcount。',
  'recovery.effect':
    '通过此链接，您可以选择新密码，并让其他所有设备退出登录。如果此邮箱没有账户，您可以创建新账户。',
  'recovery.button': '重新进入',
  'device.on':
    '{device, select, iphone {iPhone} ipad {iPad} androidPhone {Android 手机} androidTablet {Android 平板} chromebook {Chromebook} windows {Windows 电脑} mac {Mac} other {Linux 电脑}}上的 {browser}',
  'device.browser': '浏览器',
  'device.unknown': '未知设备',
  'newDevice.subject': '你的 Shelfcount 账户有新的登录',
  'newDevice.title': '这是你本人吗？',
  'newDevice.text': '你的账户刚刚首次在此设备上打开：{device}。',
  'newDevice.network': '登录来自网络 {network}。',
  'newDevice.button': '查看你在哪里登录',
  'newDevice.footer': '如果是你本人，则无需任何操作。如果不是，请将该设备退出登录并更改密码。',
} satisfies Translation<typeof en>
