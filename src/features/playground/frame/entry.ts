/**
 * Entry of the frame's bundle. Another site could embed the frame without the sandbox to
 * run its code with this site's cookies, so nothing runs without a sandbox.
 */
import { startFrame } from './startFrame';

if (window.origin === 'null' && window.parent !== window) {
  startFrame(window);
} else {
  document.body.textContent =
    'This document shows edited code, and only inside the editor of the documentation.';
}
