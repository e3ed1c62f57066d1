/**
 * If some scripts fail to load, a page stays as the server rendered it: readable, but
 * without search, settings and live demos. This shows a notice that offers to reload.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isLoadError } from '../../lib/errors';
import { showLoadNotice } from './showLoadNotice';

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    const hasStarted = document.documentElement.dataset.hasHydrated === 'true';
    if (hasStarted || !isLoadError(event.reason)) return;
    event.preventDefault(); // The notice handles it.
    showLoadNotice();
  });
}
