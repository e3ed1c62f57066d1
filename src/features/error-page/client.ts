/**
 * A page whose scripts do not all arrive stays what the server made of it: readable, but
 * without search, settings and live demos. This says so and offers to reload.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isLoadError } from '../../lib/isLoadError';
import { showLoadNotice } from './showLoadNotice';

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    const hasStarted = document.documentElement.dataset.hasHydrated === 'true';
    if (hasStarted || !isLoadError(event.reason)) return;
    event.preventDefault(); // The notice handles it.
    showLoadNotice();
  });
}
