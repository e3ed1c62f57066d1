import type { ProductFolder } from '../types/page';

/** Delay after the last key before edited code runs, in ms. */
export const EDIT_DELAY = 300;
/** Minimum visible height of an editor when it opens, in px. */
export const EDITOR_SIGHT = 240;
/**
 * Where the top of an editor is placed when it is scrolled to, as a share of the window's
 * height.
 */
export const EDITOR_PLACE = 0.45;
/** Timeout for rendering edited code, in ms; after that it counts as stuck. */
export const RUN_TIMEOUT = 5_000;
/** Interval of the pings from the page to the frame, in ms. */
export const HEARTBEAT = 1_000;
/** How many pings may stay unanswered before the frame counts as stuck. */
export const MAX_UNANSWERED = 5;
/**
 * How long the frame blocks its thread to show whether the page shares it, in ms, one
 * attempt after the other. Where they share it, the page stands still for the sum.
 */
export const PROBE_TIMES: readonly number[] = [40, 80, 160, 320];
/** How long each attempt waits for an idle moment, in ms. */
export const PROBE_WAIT = 500;
/**
 * How long there is no frame after one that hangs was removed, in ms: a new one would join
 * its process, which ends without frames.
 */
export const FRAME_RESTART_DELAY = 1_000;
/** How many messages per second the frame may send; one that sends more is stopped. */
export const MAX_MESSAGES = 500;
/** How many errors of timers and event handlers the frame reports per second. */
export const MAX_LATE_ERRORS = 20;
/** Maximum length of a problem's text, in characters. */
export const MAX_PROBLEM_LENGTH = 2_000;
/** Maximum number and length of the names that a problem suggests. */
export const MAX_OFFERED_NAMES = 100;
export const MAX_NAME_LENGTH = 200;
/** How often the frame announces itself until the page has answered, in ms. */
export const HELLO_INTERVAL = 250;
/** Timeout for loading the frame, in ms. */
export const FRAME_TIMEOUT = 20_000;
/**
 * The same when offline: the frame can only come from the browser's cache, and then at
 * once.
 */
export const OFFLINE_FRAME_TIMEOUT = 2_000;
/** Limits of the frame's height, in px, regardless of what its code requests. */
export const MIN_FRAME_HEIGHT = 80;
export const MAX_FRAME_HEIGHT = 4_000;
/** Height of a frame while a dialog is open in it, in px. */
export const DIALOG_HEIGHT = 480;
/**
 * Maximum length of the hash of a shared address, in characters; some programs cut longer
 * links.
 */
export const MAX_HASH_LENGTH = 12_000;
/** Maximum size of the code unpacked from a shared address, in characters. */
export const MAX_SHARED_LENGTH = 200_000;
/** How many similar demos are suggested for an unknown one. */
export const MAX_SUGGESTIONS = 6;
/** Address of the playground below the site's base. */
export const PLAYGROUND_PATH = '/playground/';
/** Address of the frame's document below the site's base. */
export const FRAME_PATH = '/playground/frame/';
/**
 * Origins, besides the site's, from which edited code may load images. Each of them
 * learns the IP address of the reader who runs the code.
 */
export const FRAME_IMAGE_HOSTS: readonly string[] = [];
/** Address of the list of demos below the site's base. */
export const DEMO_INDEX_PATH = '/playground/demos.json';
/** The template of each product in the playground: a small, complete demo. */
export const TEMPLATES: Readonly<Record<ProductFolder, string>> = {
  'data-grid': 'data-grid/getting-started/FirstGrid',
  'date-pickers': 'date-pickers/getting-started/FirstPicker',
  charts: 'charts/getting-started/FirstChart',
  'tree-view': 'tree-view/getting-started/FirstTree',
};
/** Name of the function that is called by loops and functions of edited code. */
export const LOOP_GUARD = '__mayLoop';
/** How long loops of edited code may run without a pause, in ms. */
export const LOOP_TIMEOUT = 2_000;
/** The same for calls of its functions, which rendering alone may make for longer. */
export const CALL_TIMEOUT = 4_000;
/** How long the editor may parse one version of the code to highlight it, in ms. */
export const HIGHLIGHT_TIMEOUT = 500;
