import gallery from '@generated/gallery/default/tree-view.json';
import { GalleryLayout } from '../_GalleryLayout';

const GALLERIES = [gallery];

export default function TreeViewDemosPage() {
  return <GalleryLayout galleries={GALLERIES} product="tree-view" />;
}
