import type { DemoFile } from './demo';

/** What a demo gives to the live editor, which is a feature of its own. */
export interface LiveEditorProps {
  /** `<product>/<topic>/<Name>`. */
  demoId: string;
  /** The demo's files in the chosen language and styling, the demo itself first. */
  files: DemoFile[];
  /** Height of the demo's box in px, which the preview keeps while it loads. */
  height?: number;
  /** The reader leaves (Esc or the button): the focus belongs to the Edit button again. */
  onClose: () => void;
}
