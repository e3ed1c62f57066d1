import fs from 'node:fs';
import path from 'node:path';
import type { WriteElement } from './WriteElement';
import type { ApiEvents } from '../../../../src/types/api';
import { writeEvents } from '../../api/writeEvents';
import { PageError } from '../PageError';

/** `<EventList product="data-grid" />`: the table of the product's events. */
export const writeEventList: WriteElement = (element, attributes, context) => {
  const { page, texts, titles } = context;
  const product = attributes.get('product') ?? '';
  const file = path.join(page.docsDir, 'api', product, 'events.json');
  if (!fs.existsSync(file))
    throw new PageError(context, element, `there is no ${file}. Run: npm run api`);
  const data = JSON.parse(fs.readFileSync(file, 'utf8')) as ApiEvents;
  const links = context.getGuideLinks();
  return writeEvents(data, {
    texts,
    titles,
    resolve: context.resolveApi,
    guides: { page: [], ofMember: (name) => links.ofEvent(product, name) },
  });
};
