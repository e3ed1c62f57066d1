import type { WriteElement } from './WriteElement';
import { writeDemoCode } from './writeDemoCode';

/** `<Demo name="…" />`: its title, which leads to it, and its code. */
export const writeDemo: WriteElement = (element, attributes, context) =>
  writeDemoCode(element, attributes.get('name') ?? '', context);
