/**
 * Converts a name in PascalCase to words: `SortByRank` becomes `Sort by rank`.
 * Consecutive capitals are one word and stay: `ExportAsCSV` becomes `Export as CSV`.
 */
export function toWords(name: string): string {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [name];
  return words
    .map((word, index) =>
      index === 0 || /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase(),
    )
    .join(' ');
}
