/**
 * A page whose scripts do not all arrive stays what the server made of it: readable, but
 * without search, settings and live demos. This says so and offers to reload.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isLoadError } from './isLoadError';
import { showLoadNotice } from './showLoadNotice';

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const hasStarted = document.documentElement.dataset.hasHydrated === 'true';
    if (!hasStarted && isLoadError(reason)) showLoadNotice();
  });
}
