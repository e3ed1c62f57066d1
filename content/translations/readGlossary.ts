import { z } from 'zod';
import { readOwnTexts } from '../texts/readOwnTexts';

const GLOSSARY_FILE = 'glossary.json';

const glossarySchema = z.record(
  z.string(),
  z.strictObject({
    /** The one translation. */
    use: z.string().min(1),
    /** Other words for it, which are mistakes. */
    never: z.array(z.string().min(1)).optional(),
  }),
);

/** How a language translates the terms of this site, by the English term. */
export type Glossary = z.infer<typeof glossarySchema>;

/**
 * The glossary of a language.
 * @returns an empty one for a language without such a file
 * @throws Error that names the file, and the term whose entry has another form
 */
export function readGlossary(language: string): Glossary {
  const result = glossarySchema.safeParse(readOwnTexts(language, GLOSSARY_FILE));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(
    `i18n/${language}/${GLOSSARY_FILE}: "${issue?.path.join('.')}" is not valid: ${issue?.message}. Each term has the form { "use": "…", "never": ["…"] }.`,
  );
}
