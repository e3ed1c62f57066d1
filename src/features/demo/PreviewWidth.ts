import { createContext } from 'react';

/**
 * The width in px for which the server draws the components of a preview that measure
 * themselves in the browser; undefined outside of previews, where it leaves them out.
 */
export const PreviewWidth = createContext<number | undefined>(undefined);
