/** How a page is looked at. */
export interface PageLook {
  language: 'en' | 'zh';
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  width: 390 | 768 | 1440;
}

/** In each half every language, scheme, direction and width stands beside others. */
const HALVES: readonly (readonly PageLook[])[] = [
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
 * The looks of one page type, each width among them; two types after each other have all looks.
 * @param index of the page type
 */
export const chooseLooks = (index: number): readonly PageLook[] => HALVES[index % 2]!;

/** As part of a file name. */
export const nameLook = ({ language, scheme, direction, width }: PageLook): string =>
  [language, scheme, direction, width].join('-');
