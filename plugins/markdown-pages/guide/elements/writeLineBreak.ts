import type { WriteElement } from './WriteElement';
import { lineBreak } from '../../markdown/nodes';

/** `<br />`, which Markdown has no other form for inside of tables. */
export const writeLineBreak: WriteElement = () => [lineBreak()];
