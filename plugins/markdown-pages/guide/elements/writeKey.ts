import { toString } from 'mdast-util-to-string';
import type { WriteElement } from './WriteElement';
import { code } from '../../markdown/nodes';

/** `<kbd>Enter</kbd>`: a key on the keyboard. */
export const writeKey: WriteElement = (element) => [code(toString(element))];
