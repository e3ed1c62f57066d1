import gallery from '@generated/gallery/default/charts.json';
import { GalleryLayout } from '../_GalleryLayout';

const GALLERIES = [gallery];

export default function ChartsDemosPage() {
  return <GalleryLayout galleries={GALLERIES} product="charts" />;
}
