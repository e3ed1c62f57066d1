import { useEffect, useState, type ComponentType } from 'react';
import { StaticPalette } from './StaticPalette';

/** `plugins/bundle-size` leaves the table out of the browser's script: there it is undefined. */
const Palette = StaticPalette as typeof StaticPalette | undefined;

/** Edits the colors of the site, with a live preview. As high as a screen from the start. */
export function ColorEditor() {
  const [Editor, setEditor] = useState<ComponentType>();
  useEffect(() => {
    let gone = false;
    import('./editor/Editor').then(
      (module) => !gone && setEditor(() => module.Editor),
      () => undefined, // No network: the table stays.
    );
    return () => {
      gone = true;
    };
  }, []);
  return (
    <div data-color-editor={Editor ? 'live' : 'static'} style={{ minHeight: '100svh' }}>
      {Editor && <Editor />}
      {!Editor && Palette && (
        <div>
          <Palette />
        </div>
      )}
      {!Editor && !Palette && (
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
    </div>
  );
}
