import * as React from 'react';
import PreviewCharts from './PreviewCharts';

const CHINESE = {
  title: '每日订单数',
  days: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  online: '线上',
  store: '门店',
};

export default function ChinesePreviewCharts() {
  return <PreviewCharts texts={CHINESE} />;
}
