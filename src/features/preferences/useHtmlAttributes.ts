import { useSyncExternalStore } from 'react';
import type { ColorScheme, Direction } from '../../design/tokens';
import { readDirection, readScheme, subscribeToHtml } from './htmlAttributes';

const serverScheme = (): ColorScheme => 'light';
const serverDirection = (): Direction => 'ltr';

/** The scheme that the page shows now, followed live. Needs no provider. */
export const useDemoScheme = (): ColorScheme =>
  useSyncExternalStore(subscribeToHtml, readScheme, serverScheme);

/** The direction of the page, followed live. Needs no provider. */
export const useDirection = (): Direction =>
  useSyncExternalStore(subscribeToHtml, readDirection, serverDirection);
