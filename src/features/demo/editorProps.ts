import type { DemoFile } from '../../types/demo';

/** What the live editor, which another feature brings, is given by a demo. */
export interface LiveEditorProps {
  /** `<product>/<topic>/<Name>`. */
  demoId: string;
  files: DemoFile[];
  /** Height of the demo's box in px, if it has one. */
  height?: number;
  onClose: () => void;
}
