import type { WriteElement } from './element';
import { dropBase } from '../../../../src/lib/basePath';
import { getPathnameOfDoc } from '../../../../src/lib/docPaths';
import { PRODUCT_FOLDERS } from '../../../../src/types/page';
import { heading, link, text } from '../../markdown/nodes';
import { PageError } from '../context';
import { writeDemoCode } from './writeDemo';

/** `<ProductCard product="charts" demo="…">`: the product, its text, and the code of its preview. */
export const writeCard: WriteElement = (element, attributes, context) => {
  const product = PRODUCT_FOLDERS.find((each) => each === attributes.get('product'));
  if (!product)
    throw new PageError(
      context,
      element,
      `<ProductCard> needs a product: ${PRODUCT_FOLDERS.join(', ')}.`,
    );
  const address = dropBase(getPathnameOfDoc(`${product}/overview/overview`));
  const name = text(context.texts.site[`product.${product}`]);
  return [
    heading(2, link(context.resolve(`${address}/`), name)),
    ...context.write(element.children),
    // A preview has no anchor to link to.
    ...writeDemoCode(element, attributes.get('demo') ?? '', context, ''),
  ];
};
