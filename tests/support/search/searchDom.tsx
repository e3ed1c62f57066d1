import '../jest/dialogElement';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchClient } from '../../../src/features/search/createSearchClient';
import { SearchButton } from '../../../src/features/search';
import { SearchPanel } from '../../../src/features/search/panel/SearchPanel';
import type { SearchAnswer, SearchHit, SearchQuery } from '../../../src/types/search';

/** A fake search client whose answers the test controls. */
export function createFakeClient() {
  const requested: SearchQuery[] = [];
  const settle: ((answer: SearchAnswer | Error) => void)[] = [];
  let isReady: (failure?: Error) => void = () => undefined;
  const client: SearchClient = {
    load: () =>
      new Promise((resolve, reject) => {
        isReady = (failure) => (failure ? reject(failure) : resolve());
      }),
    ask: (query) => {
      requested.push(query);
      return new Promise((resolve, reject) => {
        settle.push((answer) =>
          answer instanceof Error ? reject(answer) : resolve(answer),
        );
      });
    },
  };
  return {
    client,
    requested,
    /** Resolves or rejects the loading of the index. */
    finishLoading: (failure?: Error) => act(async () => isReady(failure)),
    /** Answers the last query. */
    answer: (hits: readonly SearchHit[], suggestions: readonly string[] = []) =>
      act(async () => {
        const query = requested.at(-1)?.text ?? '';
        settle.at(-1)?.({ query, hits, suggestions });
      }),
    /** Answers the last query before the texts have loaded. */
    answerEarly: (hits: readonly SearchHit[]) =>
      act(async () => {
        const query = requested.at(-1)?.text ?? '';
        settle.at(-1)?.({ query, hits, suggestions: [], isEarly: true });
      }),
    refuse: (error: Error) => act(async () => settle.at(-1)?.(error)),
  };
}

/** The button of the navbar with a fake client, and an input of the page next to it. */
export function renderSearch(client: SearchClient) {
  const load = jest.fn(async () => ({ SearchPanel, client }));
  render(
    <>
      <SearchButton load={load} />
      <input aria-label="Of the page" />
    </>,
  );
  return load;
}

export const field = () => screen.getByRole('combobox', { name: 'Search' });
/** The results; the options of the product select have the same role. */
export const hits = () => within(screen.getByRole('listbox')).getAllByRole('option');
export const active = () =>
  within(screen.getByRole('listbox')).getByRole('option', { selected: true });

/** Opens the dialog with a text, and waits for its script. */
export async function openWith(text: string): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('group', { name: 'Show' });
  if (text) await userEvent.type(field(), text);
}
