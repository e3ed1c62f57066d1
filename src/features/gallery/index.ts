/**
 * The gallery: all demos in the order of the navigation, each linking to its page. The
 * server renders the whole list; the text field and the plans filter it.
 */
export { DemoStrip } from './DemoStrip';
export { GalleryPage } from './GalleryPage';
export { galleryLabels } from './labels';
