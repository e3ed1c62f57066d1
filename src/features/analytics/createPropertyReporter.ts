import {
  CODE_VARIANT_NAMES,
  COOKIES,
  DARK_SCHEME_QUERY,
  DEFAULT_CODE_VARIANT,
  DEFAULT_STYLING,
  HTML_ATTRIBUTES,
  STYLING_NAMES,
} from '../../config/preferences';
import { getHashVariant } from '../../lib/getHashVariant';
import { pathnameToLanguage } from '../../lib/languagePaths';
import { readCookie } from '../../lib/cookies';
import type { UserProperties } from './events';

export type PropertyEnvironment = Pick<
  Window,
  'document' | 'location' | 'matchMedia' | 'devicePixelRatio'
>;

export interface PropertyReporter {
  /** Reports what has changed since the last call; at first, everything. */
  refresh: () => void;
  /** Makes the next call report everything again. */
  forget: () => void;
  stop: () => void;
}

/**
 * Reports the reader's preferences and display. They are read from storage when needed,
 * so that features do not depend on analytics.
 */
export function createPropertyReporter(
  env: PropertyEnvironment,
  onProperties: (changed: Partial<UserProperties>) => void,
): PropertyReporter {
  const readChoice = createChoiceReader(env);
  let known: Partial<UserProperties> = {};
  let unwatch = (): void => {};

  const read = (): UserProperties => ({
    ...readChoice(),
    userLanguage: pathnameToLanguage(env.location.pathname).userLanguage,
    devicePixelRatio: Math.round(env.devicePixelRatio * 10) / 10,
    colorScheme:
      env.document.documentElement.getAttribute(HTML_ATTRIBUTES.mode) ?? 'system',
    colorSchemeSystem: env.matchMedia(DARK_SCHEME_QUERY).matches ? 'dark' : 'light',
  });
  const refresh = (): void => {
    const current = read();
    const changed = Object.fromEntries(
      Object.entries(current).filter(
        ([key, value]) => known[key as keyof UserProperties] !== value,
      ),
    );
    known = current;
    if (Object.keys(changed).length > 0) onProperties(changed);
  };
  /** A media query matches one ratio, so each change needs a new one. */
  const watchPixelRatio = (): void => {
    const query = env.matchMedia(`(resolution: ${env.devicePixelRatio}dppx)`);
    const onChange = (): void => {
      unwatch();
      refresh();
      watchPixelRatio();
    };
    query.addEventListener('change', onChange);
    unwatch = () => query.removeEventListener('change', onChange);
  };

  watchPixelRatio();
  return {
    refresh,
    forget: () => {
      known = {};
    },
    stop: () => unwatch(),
  };
}

/**
 * The hash at load takes precedence until the reader makes another choice, stored in a
 * cookie.
 */
function createChoiceReader({ document, location }: PropertyEnvironment) {
  const linked = getHashVariant(location.hash);
  const read = (name: string): string | null => readCookie(name, () => document.cookie);
  const first = {
    codeVariant: read(COOKIES.codeVariant),
    codeStyling: read(COOKIES.codeStyling),
  };
  const choose = <T extends string>(
    names: Record<string, T>,
    key: keyof typeof first,
    fallback: T,
  ): T => {
    const saved = read(COOKIES[key]);
    const preferred = saved === first[key] ? (linked[key] ?? saved) : saved;
    return Object.values(names).find((name) => name === preferred) ?? fallback;
  };
  return () => ({
    codeVariant: choose(
      CODE_VARIANT_NAMES,
      'codeVariant',
      CODE_VARIANT_NAMES[DEFAULT_CODE_VARIANT],
    ),
    codeStyling: choose(STYLING_NAMES, 'codeStyling', STYLING_NAMES[DEFAULT_STYLING]),
  });
}
