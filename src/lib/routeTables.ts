import { PRODUCT_FOLDERS, type ProductFolder } from '../types/page';
import { isReferencePath } from './apiPaths';

/** A part of Docusaurus's route tables that is not in every page's script. */
export type RouteTable = ProductFolder | 'reference';

const PRODUCT = new RegExp(`/x/(?:v\\d+/)?react-(${PRODUCT_FOLDERS.join('|')})(?:/|$)`);

/** The table with the route of a path; undefined if it is in every page's script. */
export const findRouteTable = (pathname: string): RouteTable | undefined =>
  isReferencePath(pathname)
    ? 'reference'
    : (PRODUCT.exec(pathname)?.[1] as ProductFolder | undefined);
