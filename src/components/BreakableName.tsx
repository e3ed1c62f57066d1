import { Fragment } from 'react';
import { MIN_BREAKABLE_NAME, splitName } from '../lib/splitName';

/**
 * Text in which long names, such as component names, may break before capital letters.
 * Translators of browsers leave these names alone.
 */
export function BreakableName({ children }: { children: string }) {
  return children.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.length < MIN_BREAKABLE_NAME ? word : addBreaks(word)}
    </Fragment>
  ));
}

function addBreaks(name: string) {
  const parts = splitName(name);
  if (parts.length === 1) return name;
  return (
    <span translate="no">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
