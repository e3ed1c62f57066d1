import type { LanguageLink } from '../lib/languagePaths';

interface LanguageItemsProps {
  /** As returned by `useLanguageLinks`. */
  links: readonly (LanguageLink & { isCurrent: boolean })[];
  /** Class of the links. */
  className?: string;
}

/**
 * The items of a list of languages. Plain links, because each language is a separate
 * site.
 */
export const LanguageItems = ({ links, className }: LanguageItemsProps) =>
  links.map(({ code, name, htmlLang, href, isCurrent }) => (
    <li key={code}>
      <a
        className={className}
        href={href}
        lang={htmlLang}
        hrefLang={htmlLang}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {name}
      </a>
    </li>
  ));
