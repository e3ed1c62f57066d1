/**
 * A name in PascalCase as words of a sentence: `SortByRank` is `Sort by rank`. Capitals that
 * stand together are one word and stay: `ExportAsCSV` is `Export as CSV`.
 */
export function toWords(name: string): string {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [name];
  return words
    .map((word, index) =>
      index === 0 || /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase(),
    )
    .join(' ');
}
