import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'fault.unauthenticated': 'Hãy đăng nhập để tiếp tục.',
  'fault.forbidden': 'Vai trò của bạn không cho phép việc này.',
  'fault.suspended': 'Tổ chức này đang bị tạm ngưng.',
  'fault.not_found': 'Không tìm thấy.',
  'fault.invalid_argument': 'Dữ liệu nhập không hợp lệ.',
  'fault.conflict': 'Người khác vừa thay đổi mục này.',
  'fault.illegal_transition': 'Bước này hiện không thực hiện được.',
  'fault.limit_reached': 'Gói của bạn không bao gồm thêm.',
  'fault.rate_limited': 'Quá nhiều yêu cầu. Hãy thử lại sau giây lát.',
  'fault.unavailable': 'Dịch vụ hiện không khả dụng.',
  'failure.noConnection': 'Không có kết nối. Hãy thử lại.',
  'failure.unexpected': 'Đã xảy ra lỗi. Hãy thử lại.',
  tryAgain: 'Thử lại',
  'clock.onDay': '{day}, {clock}',
  'rows.notLoaded': 'Không tải được các dòng này.',
} satisfies Translation<typeof en>
