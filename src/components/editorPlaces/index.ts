export { dropPlace, findPlace, keepPlace, type EditorPlace } from './editorPlaces';
