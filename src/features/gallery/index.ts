/**
 * The gallery: all demos, in the order of the navigation, each leading to its
 * place on its page. The server writes the whole list; the field and the plans narrow it.
 */
export { GalleryPage } from './GalleryPage';
export { galleryLabels } from './labels';
