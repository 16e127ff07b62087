import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'join.title': 'Tham gia kiểm đếm',
  'join.place': '{audit} tại {store}',
  'join.name': 'Tên của bạn',
  'join.hint': 'Hiển thị bên cạnh những gì bạn đếm.',
  'join.submit': 'Bắt đầu đếm',
  'join.again': 'Tiếp tục với tên {name}',
  'refused.unknown': 'Mã này không dùng được. Hãy xin quản lý mã mới.',
  'refused.old': 'Mã này đã đổi. Hãy quét mã đang hiện trên màn hình.',
  'refused.closed': 'Mã này đã hết hiệu lực. Hãy xin quản lý mã mới.',
  'refused.not_started': 'Việc kiểm đếm chưa bắt đầu. Hãy thử lại khi bắt đầu.',
  'refused.over': 'Đợt kiểm đếm này đã kết thúc.',
  'refused.full': 'Không còn chỗ cho thêm người. Hãy hỏi quản lý.',
  'refused.busy': 'Đang có nhiều người tham gia. Hãy thử lại sau một phút.',
  'refused.offline': 'Bạn đang ngoại tuyến. Hãy kết nối rồi thử lại.',
  'refused.failed': 'Không thành công. Hãy thử lại.',
  'refused.name': 'Nhập tên tối đa 40 ký tự.',
  tryAgain: 'Thử lại',
  'signedIn.text':
    'Bạn đang đăng nhập với tên {name}. Hãy đếm bằng tài khoản của bạn, hoặc đăng xuất rồi quét lại mã.',
  'signedIn.stores': 'Đến cửa hàng của tôi',
  'signedIn.signOut': 'Đăng xuất',
  'mine.title': 'Thẻ trong ngày của bạn',
  'mine.running': '{name}, bạn có thể đếm tại {store} đến: {time}.',
  'mine.count': 'Đến phần kiểm đếm',
  'mine.ended': 'Thẻ trong ngày của bạn tại {store} đã kết thúc. Cảm ơn bạn đã giúp.',
  'mine.promise':
    'Những lượt đếm còn trên thiết bị này được gửi cho quản lý, người quyết định có tính hay không.',
  'mine.none': 'Bạn không có thẻ trong ngày. Hãy quét mã tại cửa hàng.',
  'keep.text': 'Bạn sẽ còn giúp nữa? Hãy tạo tài khoản để giữ lại những gì bạn đã đếm.',
  'keep.running': 'Thẻ trong ngày sẽ kết thúc khi đó, nên hãy nộp kệ của bạn trước.',
  'keep.submit': 'Tạo tài khoản',
  'keep.done': 'Bạn đã có tài khoản. Lần sau hãy đăng nhập bằng {email}.',
} satisfies Translation<typeof en>
