import { translate } from '@docusaurus/Translate';
import { LoadFailure } from '../../components/LoadFailure';
import { useChunk } from '../../components/useChunk';
import { StaticPalette } from './StaticPalette';

const loadEditor = () => import('./editor/Editor').then(({ Editor }) => Editor);

/**
 * `plugins/theming/designTokensPlugin.ts` removes the table from the browser's script,
 * where it is undefined.
 */
const Palette = StaticPalette as typeof StaticPalette | undefined;

/** Edits the colors of the site, with a live preview. Reserves the height of a screen. */
export function ColorEditor() {
  const { value: Editor, attempt } = useChunk(loadEditor);
  return (
    <div data-color-editor={Editor ? 'live' : 'static'} style={{ minHeight: '100svh' }}>
      <LoadFailure
        text={translate({
          id: 'colors.ColorEditor.failed',
          message: 'The editor of colors could not be loaded.',
          description: 'Heading above the colors if the editor does not load',
        })}
        attempt={attempt}
      />
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
