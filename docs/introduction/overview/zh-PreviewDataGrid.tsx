import * as React from 'react';
import PreviewDataGrid from './PreviewDataGrid';

const CHINESE = {
  title: '各城市的访客数',
  city: '城市',
  week: '本周',
  visitors: '访客数',
  trend: (city: string) => `${city}本周每天的访客数`,
  names: {
    Lisbon: '里斯本',
    Osaka: '大阪',
    Quito: '基多',
    Tromsø: '特罗姆瑟',
    Accra: '阿克拉',
    Perth: '珀斯',
    Busan: '釜山',
    Leeds: '利兹',
  },
};

export default function ChinesePreviewDataGrid() {
  return <PreviewDataGrid texts={CHINESE} />;
}
