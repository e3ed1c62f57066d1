import gallery from '@generated/gallery/default/data-grid.json';
import { GalleryLayout } from '../_GalleryLayout';

const GALLERIES = [gallery];

export default function DataGridDemosPage() {
  return <GalleryLayout galleries={GALLERIES} product="data-grid" />;
}
