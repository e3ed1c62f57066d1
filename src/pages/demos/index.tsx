import charts from '@generated/gallery/default/charts.json';
import dataGrid from '@generated/gallery/default/data-grid.json';
import datePickers from '@generated/gallery/default/date-pickers.json';
import general from '@generated/gallery/default/general.json';
import picks from '@generated/gallery/default/picks.json';
import treeView from '@generated/gallery/default/tree-view.json';
import { GalleryLayout } from './_GalleryLayout';

const GALLERIES = [dataGrid, datePickers, charts, treeView, general];

/** All demos of the site with their pictures. */
export default function DemosPage() {
  return <GalleryLayout galleries={GALLERIES} picks={picks} />;
}
