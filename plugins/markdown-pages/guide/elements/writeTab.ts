import type { WriteElement } from './WriteElement';
import { paragraph, strong, text } from '../../markdown/nodes';
import { PageError } from '../PageError';

/** `<TabItem value="…" label="…">`: its label, followed by the content of the tab. */
export const writeTab: WriteElement = (element, attributes, context) => {
  const label = attributes.get('label') ?? attributes.get('value');
  if (!label)
    throw new PageError(
      context,
      element,
      '<TabItem> needs a label: <TabItem value="npm" label="npm">.',
    );
  return [paragraph(strong(text(label))), ...context.write(element.children)];
};
