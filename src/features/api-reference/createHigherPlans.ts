import { matchWordStarts } from '../../lib/matchWordStarts';

/**
 * Creates a function that shows which components of higher plans have props that match,
 * because readers of `DataGrid` also look for props of `DataGridPro`.
 */
export function createHigherPlans(root: HTMLElement): (words: readonly string[]) => void {
  const places = [...root.querySelectorAll<HTMLElement>('.api-higher [data-props]')];
  return (words) => {
    for (const place of places) {
      const names = (place.dataset.props ?? '').split(' ');
      const found =
        words.length > 0 ? names.filter((name) => matchWordStarts(name, words)) : [];
      place.hidden = found.length === 0;
      const link = place.querySelector('a');
      const [first] = found;
      if (!link || first === undefined) continue;
      const { one = '', other = '' } = place.dataset;
      link.textContent = (found.length === 1 ? one : other).replace(
        '{n}',
        String(found.length),
      );
      const best =
        found.find((name) => name.toLowerCase().startsWith(words[0]!)) ?? first;
      link.hash = `#prop-${best}`;
    }
  };
}
