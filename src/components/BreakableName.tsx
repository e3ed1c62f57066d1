import { Fragment } from 'react';
import { MIN_BREAKABLE_NAME, splitName } from '../lib/splitName';

/**
 * Text in which long names, such as component names, may break before capital letters.
 */
export function BreakableName({ children }: { children: string }) {
  return children.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.length < MIN_BREAKABLE_NAME ? word : addBreaks(word)}
    </Fragment>
  ));
}

const addBreaks = (name: string) =>
  splitName(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
