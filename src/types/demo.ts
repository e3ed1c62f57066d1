/** Styling variants of a demo, in display order. */
export const STYLINGS = ['system', 'tailwind', 'css'] as const;
export type Styling = (typeof STYLINGS)[number];

export const CODE_VARIANTS = ['ts', 'js'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** One file of a demo in one language, ready to show. */
export interface DemoFile {
  /**
   * File name with the extension of its language: `Orders.tsx`, `Orders.js`, `rows.ts`.
   */
  name: string;
  code: string;
  html: string;
}

/** The code of a demo; published as JSON and fetched when a reader opens it. */
export interface DemoCode {
  files: Record<CodeVariant, DemoFile[]>;
  /** The returned JSX, highlighted; missing if it is too long for the preview. */
  preview: Partial<Record<CodeVariant, string>>;
  /** npm packages with the installed versions, peers included. */
  dependencies: Record<string, string>;
}

/** The part of a demo variant that is in a page's script. */
export interface DemoVariant {
  /** Loads the component's module. */
  load: () => Promise<{ default: React.ComponentType }>;
  /** Address of the `DemoCode` JSON. */
  codeUrl: string;
  previewLines: number;
}

/** The output of the demo loader, for `<Demo>`. */
export interface DemoModule {
  /**
   * `<product>/<topic>/<Name>`, preceded by `v<major>/` in the build of an older version.
   */
  id: string;
  name: string;
  /** Path of the source file in the repository. */
  source: string;
  /** Height of the live demo in px, as measured when its picture was taken. */
  height?: number;
  variants: Partial<Record<Styling, DemoVariant>>;
  /** Only on the server: the demo inside its providers, and its highlighted preview. */
  server?: { Static: React.ComponentType; preview?: string };
}
