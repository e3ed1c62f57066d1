import type { Ref } from 'react';
import type { DemoFile, Styling } from './demo';

/** A file as a reader has edited it. */
export type EditedFile = Pick<DemoFile, 'name' | 'code'>;

/** The editor's API for a demo's toolbar. */
export interface EditorControls {
  /** Resets the edits, which can be undone; if there are none, runs the code again. */
  reset: () => void;
  /**
   * @returns an address with the current code; null if the code is too long for one,
   *   which the editor itself reports
   */
  getLink: () => Promise<string | null>;
}

/** Props of the live editor, which is a separate feature from the demo. */
export interface LiveEditorProps {
  /** `<product>/<topic>/<Name>`. */
  demoId: string;
  /** The demo's files in the chosen language and styling, the demo itself first. */
  files: DemoFile[];
  /** Element for the preview, in place of the demo's box and of the same height. */
  previewHost: HTMLElement;
  /**
   * Whether the code is visible. Otherwise the preview is all that is shown of the edited
   * demo.
   */
  isOpen: boolean;
  /**
   * Whether the focus is still where the reader requested the editor, which then takes
   * it: once per request.
   */
  isAwaited: () => boolean;
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  controls: Ref<EditorControls>;
  /** Called on mount and on each change; undefined while the code is as published. */
  onEdit: (files: EditedFile[] | undefined) => void;
  /** The reader leaves (Esc or the button): the focus returns to the Edit button. */
  onClose: () => void;
}

/**
 * A node of an icon's drawing: element name and its props, whose children are nodes
 * again.
 */
export type IconNode = [type: string, props: Record<string, unknown>];

/** Drawings of a group of icons by the icon's name. */
export type IconShard = Record<string, IconNode | IconNode[]>;

/** Where the code of a demo is, below the base address. */
export interface IndexedDemo extends Partial<Record<Styling, string>> {
  /** For a template: the hash of the source that its picture shows. */
  picture?: string;
}

/** Published as `playground/demos.json`: all demos by id. */
export type DemoIndex = Record<string, IndexedDemo>;
