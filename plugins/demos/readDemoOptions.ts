import { Joi } from '@docusaurus/utils-validation';

/** The relevant part of an MDX element. */
export interface MdxElement {
  name: string | null;
  attributes: { type: string; name?: string; value?: unknown }[];
  position?: { start: { line: number } };
}

/** Options of `<Demo>`; see contributing/writing-demos.md. */
const demoSchema = Joi.object({
  name: Joi.string()
    .pattern(/^[A-Z]\w*$/, 'a PascalCase file name')
    .required(),
  height: Joi.number().integer().min(40),
  maxWidth: Joi.number().integer().min(100),
  background: Joi.string().valid('outlined', 'plain', 'gradient', 'inline'),
  iframe: Joi.boolean(),
  defaultCodeOpen: Joi.boolean(),
  hideToolbar: Joi.boolean(),
  preview: Joi.boolean(),
});

const cardSchema = Joi.object({
  demo: Joi.string()
    .pattern(/^[A-Z]\w*$/, 'a PascalCase file name')
    .required(),
  product: Joi.string().required(),
});

/**
 * Validates the attributes of an element that shows a demo.
 * @param attribute name of the attribute with the demo's name
 * @returns the demo's name
 * @throws Error with the option and what is allowed
 */
export function readDemoOptions(element: MdxElement, attribute: string): string {
  const values: Record<string, unknown> = {};
  for (const entry of element.attributes) {
    if (!entry.name)
      throw new Error(`<${element.name}> takes no {...spread} attributes.`);
    values[entry.name] = readValue(entry.value);
  }
  const schema = element.name === 'Demo' ? demoSchema : cardSchema;
  const { error } = schema.validate(values, { abortEarly: false, convert: false });
  if (error) {
    const allowed = Object.keys(schema.describe().keys as object).join(', ');
    throw new Error(`<${element.name}> ${error.message}. Its options are ${allowed}.`);
  }
  return values[attribute] as string;
}

/**
 * The value of a JSX attribute: text, `true` without a value, or a literal expression.
 */
function readValue(value: unknown): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const text = String((value as { value: unknown }).value);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      `"{${text}}" is not a literal; demo options are plain numbers, strings or booleans.`,
    );
  }
}
