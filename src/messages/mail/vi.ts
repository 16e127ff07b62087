import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  address: 'Nếu nút không hoạt động, hãy mở địa chỉ này:',
  'invitation.subject': 'Tham gia {organization} trên Shelfcount',
  'invitation.title': '{inviter} mời bạn vào {organization}',
  'invitation.titleUnnamed': 'Bạn được mời vào {organization}',
  'invitation.text': '{inviter} muốn cùng bạn kiểm đếm hàng trên Shelfcount.',
  'invitation.textUnnamed': 'Nhóm của bạn muốn cùng bạn kiểm đếm hàng trên Shelfcount.',
  'invitation.stores': 'Nơi bạn sẽ làm việc: {stores}.',
  'invitation.button': 'Xem lời mời',
  'invitation.footer': 'Nếu bạn không biết ai gửi thư này, bạn có thể bỏ qua.',
  'reset.subject': 'Chọn mật khẩu mới cho Shelfcount',
  'reset.title': 'Chọn mật khẩu mới',
  'reset.text': 'Có người yêu cầu mật khẩu mới cho địa chỉ này.',
  'reset.button': 'Chọn mật khẩu mới',
  'once.footer':
    'Liên kết dùng được một lần và hết hạn sau một giờ. Nếu không phải bạn, hãy bỏ qua thư này.',
  'verify.subject': 'Xác nhận địa chỉ của bạn cho Shelfcount',
  'verify.title': 'Đây có phải địa chỉ của bạn?',
  'verify.text':
    'Một tài khoản Shelfcount đã được tạo bằng địa chỉ này. Hãy xác nhận đó là của bạn.',
  'verify.button': 'Xác nhận địa chỉ này',
  'verify.footer': 'Liên kết hết hạn sau một giờ. Nếu không phải bạn, hãy bỏ qua thư này.',
  'recovery.subject': 'Vào lại Shelfcount',
  'recovery.text': 'Có người muốn vào lại Shelfcount bằng địa chỉ này.',
  'recovery.effect':
    'Liên kết cho phép bạn chọn mật khẩu mới và đăng xuất mọi nơi khác. Nếu địa chỉ này không có tài khoản, bạn có thể tạo tài khoản mới.',
  'recovery.button': 'Vào lại',
  'device.on':
    '{browser} trên {device, select, iphone {iPhone} ipad {iPad} androidPhone {điện thoại Android} androidTablet {máy tính bảng Android} chromebook {Chromebook} windows {máy tính Windows} mac {máy Mac} other {máy tính Linux}}',
  'device.browser': 'Trình duyệt',
  'device.unknown': 'Thiết bị không rõ',
  'newDevice.subject': 'Lượt đăng nhập mới vào tài khoản Shelfcount của bạn',
  'newDevice.title': 'Đó có phải là bạn không?',
  'newDevice.text': 'Tài khoản của bạn vừa được mở lần đầu trên thiết bị này: {device}.',
  'newDevice.network': 'Lượt đăng nhập đến từ mạng {network}.',
  'newDevice.button': 'Xem bạn đang đăng nhập ở đâu',
  'newDevice.footer':
    'Nếu đó là bạn thì không cần làm gì. Nếu không, hãy đăng xuất thiết bị đó và đổi mật khẩu.',
  'twoFactorOn.title': 'Đăng nhập hai bước đã bật',
  'twoFactorOn.text':
    'Giờ đây, để đăng nhập vào tài khoản Shelfcount, ngoài mật khẩu bạn cần thêm mã từ ứng dụng xác thực.',
  'twoFactorOff.title': 'Đăng nhập hai bước đã tắt',
  'twoFactorOff.text':
    'Giờ đây, chỉ cần mật khẩu là đăng nhập được vào tài khoản Shelfcount của bạn.',
  'twoFactor.button': 'Xem hồ sơ của bạn',
  'twoFactorOn.footer':
    'Nếu không phải bạn, hãy tắt ngay trong hồ sơ của bạn rồi đổi mật khẩu. Nếu không đăng nhập được, hãy liên hệ người quản lý Shelfcount của bạn.',
  'twoFactorOff.footer': 'Nếu không phải bạn, hãy đổi mật khẩu và đăng xuất ở mọi nơi.',
  'passkeyAdded.title': 'Đã thêm một khóa truy cập',
  'passkeyAdded.text':
    'Giờ đây, bạn có thể đăng nhập vào tài khoản Shelfcount bằng khóa truy cập “{name}” mà không cần mật khẩu.',
  'passkeyAdded.footer': 'Nếu không phải bạn, hãy xóa ngay trong hồ sơ của bạn rồi đổi mật khẩu.',
  'passkeyRemoved.title': 'Đã xóa một khóa truy cập',
  'passkeyRemoved.text':
    'Khóa truy cập “{name}” không còn đăng nhập được vào tài khoản Shelfcount của bạn.',
  'passkeyRemoved.footer': 'Nếu không phải bạn, hãy đổi mật khẩu và đăng xuất ở mọi nơi.',
  'signOn.title': '{organization} có thể đăng nhập cho bạn',
  'signOn.text':
    'Tài khoản Shelfcount của bạn giờ cũng có thể được mở bằng đăng nhập một lần của {organization}. Lần đăng nhập như vậy chỉ vào được {organization}.',
  'signOn.takenOver':
    'Chưa ai xác nhận địa chỉ của tài khoản này. Mật khẩu cũ không còn dùng được và các thiết bị đã đăng nhập bị đăng xuất.',
  'signOn.footer': 'Nếu điều này làm bạn bất ngờ, hãy hỏi chủ sở hữu của {organization}.',
} satisfies Translation<typeof en>
