import { PLANS, PRODUCT_FOLDERS } from '../../../src/types/page';
import { API_PATH } from '../constants';

/** JSON Schema (draft 7) of the published files; keep in sync with src/types/api.ts. */

type Schema = Record<string, unknown>;

const text: Schema = { type: 'string' };
const name: Schema = { type: 'string', minLength: 1 };
const address: Schema = { type: 'string', pattern: '^/x/' };
const flag: Schema = { type: 'boolean' };
const ref = (definition: string): Schema => ({ $ref: `#/definitions/${definition}` });
const list = (items: Schema): Schema => ({ type: 'array', items });
const map = (values: Schema): Schema => ({
  type: 'object',
  additionalProperties: values,
});
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
/** An object with exactly these properties. */
const shape = (properties: Record<string, Schema>, description?: string): Schema => ({
  type: 'object',
  ...(description ? { description } : {}),
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const product: Schema = { enum: [...PRODUCT_FOLDERS] };
const plan = orNull({ enum: [...PLANS] });
const kind: Schema = { enum: ['component', 'interface', 'hook'] };
const typeNames = {
  links: map({ type: 'string', pattern: '^(/x/|https://)' }),
  types: map(text),
};

const definitions: Record<string, Schema> = {
  prop: shape({
    type: name,
    required: flag,
    default: orNull(text),
    deprecated: orNull(text),
    description: text,
    signature: orNull(ref('signature')),
    plan,
  }),
  param: shape({
    name,
    type: name,
    optional: flag,
    description: text,
    members: orNull(map(ref('prop'))),
  }),
  result: shape({ type: name, description: text, members: orNull(map(ref('prop'))) }),
  signature: shape({ params: list(ref('param')), result: ref('result') }),
  hookSignature: shape({
    description: text,
    typeParameters: list(name),
    params: list(ref('param')),
    result: ref('result'),
  }),
  slot: shape({
    name,
    default: orNull(text),
    class: orNull(name),
    description: text,
    deprecated: orNull(text),
    plan,
  }),
  class: shape({
    className: name,
    key: name,
    description: text,
    deprecated: orNull(text),
    appliedAs: orNull(name),
  }),
  page: shape(
    {
      name,
      slug: { type: 'string', pattern: '^[a-z0-9-]+$' },
      kind,
      product,
      version: text,
      packages: list(name),
      plan,
      imports: list(name),
      description: text,
      deprecated: orNull(text),
      absent: orNull(shape({ reason: name, see: list(name) })),
      props: map(ref('prop')),
      slots: list(ref('slot')),
      classes: list(ref('class')),
      ref: orNull(name),
      inheritance: orNull(shape({ name, module: orNull(name), href: orNull(name) })),
      themeName: orNull(name),
      signatures: list(ref('hookSignature')),
      source: orNull({ type: 'string', pattern: '^https://' }),
      demos: list(shape({ title: name, path: address })),
      ...typeNames,
    },
    'A component, interface or hook.',
  ),
  index: shape(
    {
      schema: address,
      products: list(
        shape({
          product,
          version: name,
          packages: list(name),
          pages: list(
            shape({
              name,
              slug: name,
              kind,
              description: text,
              packages: list(name),
              plan,
              deprecated: flag,
              path: address,
              json: address,
            }),
          ),
        }),
      ),
    },
    'All pages of all products.',
  ),
  events: shape(
    {
      version: name,
      events: list(
        shape({
          name,
          description: text,
          deprecated: orNull(text),
          params: orNull(name),
          event: orNull(name),
          componentProp: orNull(name),
          plan,
        }),
      ),
      ...typeNames,
    },
    'Events of the Data Grid.',
  ),
  selectors: shape(
    {
      version: name,
      selectors: list(
        shape({
          name,
          category: orNull(name),
          description: text,
          deprecated: orNull(text),
          params: list(ref('param')),
          type: name,
          packages: list(name),
          plan,
        }),
      ),
      ...typeNames,
    },
    'Selectors of the Data Grid.',
  ),
};

export const SCHEMA: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: `${API_PATH}schema.json`,
  title: 'API reference',
  anyOf: ['page', 'index', 'events', 'selectors'].map(ref),
  definitions,
};
