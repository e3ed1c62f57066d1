/**
 * Entry of the frame's own bundle. A page of another site could embed the frame without the
 * sandbox and have its code run with this site's cookies, so without it nothing runs.
 */
import { startFrame } from './startFrame';

if (window.origin === 'null' && window.parent !== window) {
  startFrame(window);
} else {
  document.body.textContent =
    'This document shows edited code, and only inside the editor of the documentation.';
}
