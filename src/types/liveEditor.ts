import type { Ref } from 'react';
import type { DemoFile } from './demo';

/** A file as a reader has edited it. */
export type EditedFile = Pick<DemoFile, 'name' | 'code'>;

/** What the toolbar of a demo asks of the editor. */
export interface EditorControls {
  /** Takes back the edit, which can be undone; without one, runs the code anew. */
  reset: () => void;
  /**
   * @returns an address that carries the code as it stands; null where the code is too long for
   *   one, which the editor then says itself
   */
  getLink: () => Promise<string | null>;
  /** @returns the code that the editor shows; undefined while it is closed */
  getShown: () => string | undefined;
}

/** What a demo gives to the live editor, which is a feature of its own. */
export interface LiveEditorProps {
  /** `<product>/<topic>/<Name>`. */
  demoId: string;
  /** The demo's files in the chosen language and styling, the demo itself first. */
  files: DemoFile[];
  /** Takes the preview, in the place of the demo's box and as high. */
  previewHost: HTMLElement;
  /** Whether the code shows. Without it, the preview alone stands for the edited demo. */
  isOpen: boolean;
  /** Whether the reader still waits where they asked for the editor, which then takes the focus. */
  isAwaited: () => boolean;
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  controls: Ref<EditorControls>;
  /** Told of each change, and at the start; undefined while the code is as published. */
  onEdit: (files: EditedFile[] | undefined) => void;
  /** The reader leaves (Esc or the button): the focus belongs to the Edit button again. */
  onClose: () => void;
}
