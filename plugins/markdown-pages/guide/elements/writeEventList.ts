import fs from 'node:fs';
import path from 'node:path';
import type { WriteElement } from './WriteElement';
import type { ApiEvents } from '../../../../src/types/api';
import { writeEvents } from '../../api/writeEvents';
import { PageError } from '../PageError';

/** `<EventList product="data-grid" />`: the table of the product's events. */
export const writeEventList: WriteElement = (element, attributes, context) => {
  const { docsDir } = context.page;
  const file = path.join(docsDir, 'api', attributes.get('product') ?? '', 'events.json');
  if (!fs.existsSync(file))
    throw new PageError(context, element, `there is no ${file}. Run: npm run api`);
  const data = JSON.parse(fs.readFileSync(file, 'utf8')) as ApiEvents;
  return writeEvents(data, { texts: context.texts, resolve: context.resolveApi });
};
