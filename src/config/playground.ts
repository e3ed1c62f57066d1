import type { ProductFolder } from '../types/page';

/** How long after the last key edited code runs, in ms. */
export const EDIT_DELAY = 300;
/** How much of an editor has to be in the window when it opens, in px. */
export const EDITOR_SIGHT = 240;
/** Where in the window an editor begins that is scrolled to, as a share of its height. */
export const EDITOR_PLACE = 0.45;
/** How long edited code may take to render before it counts as stuck, in ms. */
export const RUN_TIMEOUT = 5_000;
/** How often the page asks the frame whether it still answers, in ms. */
export const HEARTBEAT = 1_000;
/** How many questions may stay without an answer before the frame counts as stuck. */
export const MAX_UNANSWERED = 5;
/** How many messages of the frame a second are heard; one that sends more is stopped. */
export const MAX_MESSAGES = 500;
/** How many late errors a second the frame tells of: those of timers and event handlers. */
export const MAX_LATE_ERRORS = 20;
/** Longest text of a problem that is shown, in characters. */
export const MAX_PROBLEM_LENGTH = 2_000;
/** Most names that a problem offers, each of them at most so long, in characters. */
export const MAX_OFFERED_NAMES = 100;
export const MAX_NAME_LENGTH = 200;
/** How often the frame says that it is there until the page has answered, in ms. */
export const HELLO_INTERVAL = 250;
/** How long the frame may take to load, in ms. */
export const FRAME_TIMEOUT = 20_000;
/** The same without a network: it may be in the browser's own cache, and comes at once if so. */
export const OFFLINE_FRAME_TIMEOUT = 2_000;
/** Bounds of the frame's height, in px, whatever the code in it asks for. */
export const MIN_FRAME_HEIGHT = 80;
export const MAX_FRAME_HEIGHT = 4_000;
/** Height a frame gets while a dialog is open in it, in px. */
export const DIALOG_HEIGHT = 480;
/** Longest hash of a shared address, in characters; some programs cut longer links. */
export const MAX_HASH_LENGTH = 12_000;
/** Largest code that a shared address may unpack to, in characters. */
export const MAX_SHARED_LENGTH = 200_000;
/** How many similar demos are offered for an unknown one. */
export const MAX_SUGGESTIONS = 6;
/** Address of the playground below the site's base. */
export const PLAYGROUND_PATH = '/playground/';
/** Address of the frame's document below the site's base. */
export const FRAME_PATH = '/playground/frame/';
/**
 * Origins besides that of the site that edited code may take images from. Each of them learns
 * the address of whoever runs the code.
 */
export const FRAME_IMAGE_HOSTS: readonly string[] = [];
/** Address of the list of demos below the site's base. */
export const DEMO_INDEX_PATH = '/playground/demos.json';
/** The demo of each product with which a new piece of work begins: small and complete. */
export const TEMPLATES: Readonly<Record<ProductFolder, string>> = {
  'data-grid': 'data-grid/getting-started/FirstGrid',
  'date-pickers': 'date-pickers/getting-started/FirstPicker',
  charts: 'charts/getting-started/FirstChart',
  'tree-view': 'tree-view/getting-started/FirstTree',
};
/** Name of the function that loops of edited code call. */
export const LOOP_GUARD = '__mayLoop';
/** How long loops of edited code may run without a pause, in ms. */
export const LOOP_TIMEOUT = 2_000;
