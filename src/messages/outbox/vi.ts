import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'work.counts': '{count, plural, other {# lượt đếm}}',
  'work.taken': '{count, plural, other {# kệ đã nhận}}',
  'work.submitted': '{count, plural, other {# lượt nộp}}',
  'work.photos': '{count, plural, other {# ảnh}}',
  'work.entries': '{count, plural, other {# mục}}',
  'unsent.soon': 'Chưa gửi: {work}. Sẽ tự gửi khi có mạng.',
  'unsent.signedOut': 'Chưa gửi: {work}. Hãy đăng nhập lại để gửi.',
  'unsent.suspended': 'Chưa gửi: {work}. Được giữ trên thiết bị này cho đến khi tổ chức mở lại.',
  'rejected.inScanner':
    'Bị từ chối: {work}. Hãy mở máy quét hoặc <save>lưu một bản cho quản lý</save>.',
  'rejected.copy': 'Bị từ chối: {work}. <save>Lưu một bản cho quản lý</save>.',
  'rejected.photos': '{count, plural, other {# ảnh}} bị từ chối: hãy lưu một bản trong máy quét.',
  'count.continue': 'Đếm tiếp: {audit}',
  'why.closed': 'Đợt kiểm kê này đã bị xóa, hoặc bạn không còn quyền truy cập.',
  'why.checkAgain': 'Tổng bạn nhập không khớp với số đã quét. Hãy kiểm tra kệ rồi nhập lại tổng.',
  'why.notActive': 'Việc đếm đã dừng hoặc đã đóng.',
  'why.countAgain': 'Kệ này phải đếm lại từ đầu. Các lượt đếm trước của bạn vẫn được giữ.',
  'why.notNeeded': 'Không cần lượt đếm này nữa. Các lượt đếm của bạn vẫn được giữ.',
  'why.notSent': 'Một số lượt đếm chưa đến nơi. Hãy thử lại sau giây lát.',
  'why.nothingCounted': 'Chưa đếm gì ở đây. Hãy đánh dấu kệ trống.',
  'why.otherPerson': 'Kệ này được đếm hai lần bởi hai người khác nhau. Bạn đã đếm lần đầu.',
  'why.notYours': 'Kệ này không phải của bạn.',
  'why.assigned': 'Trong đợt này, quản lý giao kệ.',
  'why.counting': '{name} đang đếm kệ này.',
  'why.assignedTo': 'Kệ này được giao cho {name}.',
  'why.submitted': '{name} đã nộp kệ này.',
  'why.noPhoto': 'Ảnh chưa đến nơi.',
  'why.tooLarge': 'Số này quá lớn.',
} satisfies Translation<typeof en>
