import * as React from 'react';
import 'dayjs/locale/zh-cn';
import PreviewDatePickers from './PreviewDatePickers';

export default function ChinesePreviewDatePickers() {
  return <PreviewDatePickers locale="zh-cn" monthFormat="YYYY年M月" />;
}
