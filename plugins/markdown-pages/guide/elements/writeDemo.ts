import type { WriteElement } from './WriteElement';
import { writeDemoCode } from './writeDemoCode';

/** `<Demo name="…" />`: its title as a link to the demo, and its code. */
export const writeDemo: WriteElement = (element, attributes, context) =>
  writeDemoCode(element, attributes.get('name') ?? '', context);
