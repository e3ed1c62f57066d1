import { parsePage } from '../../../content/mdx/pageSyntax';
import { describeSyntaxError, type Fault, type SyntaxFault } from './describeSyntaxError';
import { listFaults } from './listFaults';

/** Problems of the text of a page, in order; of a syntax error, only the first. */
export function findFaults(text: string): Fault[] {
  try {
    return listFaults(parsePage(text), text);
  } catch (error) {
    return [describeSyntaxError(error as SyntaxFault)];
  }
}
