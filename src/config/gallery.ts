import { PRODUCT_FOLDERS } from '../types/page';

/**
 * The gallery of all demos, below the base of a language; each product has its own page.
 */
export const GALLERY_PATH = 'demos/';

/** Pathnames of its pages, without a language: all demos, then each product. */
export const GALLERY_PATHNAMES = [
  '/x/demos',
  ...PRODUCT_FOLDERS.map((product) => `/x/demos/${product}`),
];

/**
 * Ids of the demos on top of the gallery; the home page shows the first ones. Pick
 * finished applications and strong pictures, of all products, without a watermark.
 */
export const PICKED_DEMOS = [
  'data-grid/demo/OrderDesk',
  'charts/styling/GradientArea',
  'date-pickers/date-picker/DatePickerShortcuts',
  'charts/pie/DonutWithTotal',
  'data-grid/custom-columns/SparklineColumn',
  'tree-view/examples/PermissionPicker',
  'data-grid/demo/time-off/RequestQueue',
  'charts/radar/MetricScales',
  'date-pickers/date-calendar/DayPlan',
  'data-grid/demo/time-off/DaysEarned',
  'charts/bar-demo/AgePyramid',
  'tree-view/examples/FileExplorer',
];

/** Folder of the pictures below static/ and below the base of a language. */
export const PICTURE_FOLDER = 'img/demos';

/** Size of each picture in px: larger than it is shown, for screens of a higher density. */
export const PICTURE_SIZE = { width: 480, height: 300 } as const;

/**
 * Maximum size of all pictures of both schemes together, in bytes: they are in the
 * repository.
 */
export const MAX_PICTURE_BYTES = 10_000_000;

/** Query parameters that hold the gallery's filters. */
export const GALLERY_PARAMETERS = { text: 'q', plan: 'plan' } as const;
