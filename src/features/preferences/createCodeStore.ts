import {
  CODE_VARIANT_NAMES,
  COOKIE_MAX_AGE,
  COOKIES,
  DEFAULT_CODE_VARIANT,
  DEFAULT_STYLING,
  STYLING_NAMES,
  TAB_CHANNELS,
} from '../../config/preferences';
import { getHashVariant } from '../../lib/getHashVariant';
import { readCookie, writeCookie } from '../../lib/cookies';
import type { CodeVariant, Styling } from '../../types/demo';
import { createStore, type Store } from './createStore';
import {
  createTabChannel,
  type TabChannel,
  type TabEnvironment,
} from './createTabChannel';

export interface CodeChoice {
  codeVariant: CodeVariant;
  codeStyling: Styling;
}

export interface CodeEnvironment extends TabEnvironment {
  document: Pick<Document, 'cookie'>;
  location: Pick<Location, 'hash'>;
}

export interface CodeStore extends Store<CodeChoice> {
  setCodeVariant: (codeVariant: CodeVariant) => void;
  setCodeStyling: (codeStyling: Styling) => void;
}

export const DEFAULT_CODE_CHOICE: CodeChoice = {
  codeVariant: DEFAULT_CODE_VARIANT,
  codeStyling: DEFAULT_STYLING,
};

/**
 * Stores the reader's code language and styling: from the hash, else the cookie, else the
 * default. The hash is read once and not stored, because a link is somebody else's
 * choice.
 * @param env the browser; null on the server, which uses the default
 */
export function createCodeStore(env: CodeEnvironment | null): CodeStore {
  const { set, ...store } = createStore(DEFAULT_CODE_CHOICE);
  let saved = readSaved(env);
  let channel: TabChannel | undefined;

  const choose = (choice: Partial<CodeChoice>): void => {
    set({ ...store.get(), ...choice });
    if (!env) return;
    const { codeVariant, codeStyling } = choice;
    const write = (name: string, value: string): void =>
      writeCookie(name, value, COOKIE_MAX_AGE, (cookie) => {
        env.document.cookie = cookie;
      });
    if (codeVariant) write(COOKIES.codeVariant, CODE_VARIANT_NAMES[codeVariant]);
    if (codeStyling) write(COOKIES.codeStyling, STYLING_NAMES[codeStyling]);
    saved = readSaved(env);
    channel?.post(choice);
  };
  const change = ({ codeVariant, codeStyling }: Partial<CodeChoice>): void => {
    const current = store.get();
    set({
      codeVariant: isKey(CODE_VARIANT_NAMES, codeVariant)
        ? codeVariant
        : current.codeVariant,
      codeStyling: isKey(STYLING_NAMES, codeStyling) ? codeStyling : current.codeStyling,
    });
  };
  const onMessage = (message: unknown): void => change(message ?? {});
  // The current values may come from the hash: only apply what changed meanwhile.
  const onWake = (): void => {
    const known = saved;
    saved = readSaved(env);
    if (
      saved.codeVariant !== known.codeVariant ||
      saved.codeStyling !== known.codeStyling
    ) {
      change(saved);
    }
  };

  if (env) {
    const linked = getHashVariant(env.location.hash);
    set({
      codeVariant:
        findKey(CODE_VARIANT_NAMES, linked.codeVariant) ??
        saved.codeVariant ??
        DEFAULT_CODE_VARIANT,
      codeStyling:
        findKey(STYLING_NAMES, linked.codeStyling) ??
        saved.codeStyling ??
        DEFAULT_STYLING,
    });
  }
  return {
    ...store,
    start: () => {
      if (!env || channel) return;
      channel = createTabChannel(TAB_CHANNELS.code, { onMessage, onWake }, env);
    },
    stop: () => {
      channel?.close();
      channel = undefined;
    },
    setCodeVariant: (codeVariant) => choose({ codeVariant }),
    setCodeStyling: (codeStyling) => choose({ codeStyling }),
  };
}

function readSaved(env: CodeEnvironment | null): Partial<CodeChoice> {
  const read = (name: string): string | null =>
    readCookie(name, () => env?.document.cookie ?? '');
  return {
    codeVariant: findKey(CODE_VARIANT_NAMES, read(COOKIES.codeVariant)),
    codeStyling: findKey(STYLING_NAMES, read(COOKIES.codeStyling)),
  };
}

const findKey = <K extends string>(names: Record<K, string>, name: string | null) =>
  (Object.keys(names) as K[]).find((key) => names[key] === name);

const isKey = <K extends string>(names: Record<K, string>, key: unknown): key is K =>
  typeof key === 'string' && Object.hasOwn(names, key);
