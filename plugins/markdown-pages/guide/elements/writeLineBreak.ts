import type { WriteElement } from './WriteElement';
import { lineBreak } from '../../markdown/nodes';

/** `<br />`, the only way to break lines in Markdown tables. */
export const writeLineBreak: WriteElement = () => [lineBreak()];
