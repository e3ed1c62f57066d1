import gallery from '@generated/gallery/default/date-pickers.json';
import { GalleryLayout } from '../_GalleryLayout';

const GALLERIES = [gallery];

export default function DatePickersDemosPage() {
  return <GalleryLayout galleries={GALLERIES} product="date-pickers" />;
}
