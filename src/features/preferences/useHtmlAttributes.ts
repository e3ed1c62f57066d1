import { useSyncExternalStore } from 'react';
import type { ColorScheme, Direction } from '../../design/tokens';
import { readDirection, readScheme, subscribeToHtml } from './htmlAttributes';

const serverScheme = (): ColorScheme => 'light';
const serverDirection = (): Direction => 'ltr';

/** The current scheme of the page. Works without a provider. */
export const useDemoScheme = (): ColorScheme =>
  useSyncExternalStore(subscribeToHtml, readScheme, serverScheme);

/** The current direction of the page. Works without a provider. */
export const useDirection = (): Direction =>
  useSyncExternalStore(subscribeToHtml, readDirection, serverDirection);
