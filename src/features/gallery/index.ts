/**
 * The gallery: all demos with a picture, in the order of the navigation, each leading to its
 * place on its page. The server writes the whole list; the field and the plans narrow it.
 */
export { GalleryPage } from './GalleryPage';
export { galleryLabels } from './labels';
