/** The options with which a page is rendered. */
export interface PageAppearance {
  language: 'en' | 'zh';
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  width: 390 | 768 | 1440;
}

/**
 * In each half, every language, scheme, direction and width is combined with different
 * others.
 */
const HALVES: readonly (readonly PageAppearance[])[] = [
  [
    { language: 'en', scheme: 'light', direction: 'ltr', width: 1440 },
    { language: 'zh', scheme: 'dark', direction: 'ltr', width: 390 },
    { language: 'en', scheme: 'dark', direction: 'rtl', width: 768 },
    { language: 'zh', scheme: 'light', direction: 'rtl', width: 1440 },
  ],
  [
    { language: 'en', scheme: 'dark', direction: 'ltr', width: 1440 },
    { language: 'en', scheme: 'light', direction: 'rtl', width: 390 },
    { language: 'zh', scheme: 'light', direction: 'ltr', width: 768 },
    { language: 'zh', scheme: 'dark', direction: 'rtl', width: 390 },
  ],
];

/**
 * The appearances of one page type, with every width; two consecutive types cover all
 * combinations.
 * @param index of the page type
 */
export const selectAppearances = (index: number): readonly PageAppearance[] =>
  HALVES[index % 2]!;

export const nameAppearance = ({
  language,
  scheme,
  direction,
  width,
}: PageAppearance): string => [language, scheme, direction, width].join('-');
