/** Styling variants of a demo, in the order the switch shows them. */
export const STYLINGS = ['system', 'tailwind', 'css'] as const;
export type Styling = (typeof STYLINGS)[number];

export const CODE_VARIANTS = ['ts', 'js'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** One file of a demo in one language, ready to show. */
export interface DemoFile {
  /** File name with the extension of its language: `Orders.tsx`, `Orders.js`, `rows.ts`. */
  name: string;
  code: string;
  html: string;
}

/** Everything about a demo's code; published as JSON and fetched when a reader opens it. */
export interface DemoCode {
  files: Record<CodeVariant, DemoFile[]>;
  /** The returned JSX, highlighted; absent where it is longer than the preview may be. */
  preview: Partial<Record<CodeVariant, string>>;
  /** npm packages with the installed versions, peers included. */
  dependencies: Record<string, string>;
}

/** What a page's script knows of one styling of a demo. */
export interface DemoVariant {
  /** Loads the component's module. */
  load: () => Promise<{ default: React.ComponentType }>;
  /** Address of the `DemoCode` JSON. */
  codeUrl: string;
  previewLines: number;
}

/** What the demo loader hands to `<Demo>`. */
export interface DemoModule {
  /** `<product>/<topic>/<Name>`; with `v<major>/` before it in a build of an older one. */
  id: string;
  name: string;
  /** Path of the source file in the repository. */
  source: string;
  variants: Partial<Record<Styling, DemoVariant>>;
  /** On the server only: the demo inside its providers, and its highlighted preview. */
  server?: { Static: React.ComponentType; preview?: string };
}
